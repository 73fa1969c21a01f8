import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const timeServiceTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'HTS.one', message: 'Time service' },
  /*i18n*/ { id: 'HTS.many', message: 'Time services' },
  /*i18n*/ { id: 'HTS.about', message: 'When a store service takes orders, and for which times.' },
  /*i18n*/ { id: 'HTS.form.when', message: 'When it holds' },
  /*i18n*/ { id: 'HTS.form.capabilities', message: 'Capabilities' },
  /*i18n*/ { id: 'HTS.idStoreService', message: 'Store service' },
  /*i18n*/ { id: 'HTS.from', message: 'From' },
  /*i18n*/ { id: 'HTS.until', message: 'Until' },
  /*i18n*/ { id: 'HTS.hours', message: 'Hours' },
  /*i18n*/ { id: 'HTS.capabilities', message: 'Orders may be' },
  /*i18n*/ { id: 'HTS.capabilities.NOW', message: 'For as soon as possible' },
  /*i18n*/ { id: 'HTS.capabilities.AHD', message: 'For a chosen time' },
  /*i18n*/ { id: 'HTS.capabilities.PAU', message: 'Paused by the store' },
  /*i18n*/ { id: 'HTS.capabilities.RSH', message: 'Slower at peak times' },
  /*i18n*/ { id: 'HTS.slotMinutes', message: 'Minutes between times' },
  /*i18n*/ { id: 'HTS.ordersPerSlot', message: 'Orders for each time' },
  /*i18n*/ { id: 'HTS.daysAhead', message: 'Days ahead' },
  /*i18n*/ { id: 'HTS.closesBefore', message: 'Last orders (minutes before the end)' },
];
