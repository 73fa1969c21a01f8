import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const rateServiceTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'HRS.one', message: 'Rate service' },
  /*i18n*/ { id: 'HRS.many', message: 'Rate services' },
  /*i18n*/ { id: 'HRS.about', message: 'At what prices a store service sells, and what delivery costs.' },
  /*i18n*/ { id: 'HRS.form.when', message: 'When it holds' },
  /*i18n*/ { id: 'HRS.form.capabilities', message: 'Capabilities' },
  /*i18n*/ { id: 'HRS.idStoreService', message: 'Store service' },
  /*i18n*/ { id: 'HRS.idRate', message: 'Rate' },
  /*i18n*/ { id: 'HRS.priority', message: 'Priority' },
  /*i18n*/ { id: 'HRS.from', message: 'From' },
  /*i18n*/ { id: 'HRS.until', message: 'Until' },
  /*i18n*/ { id: 'HRS.hours', message: 'Hours' },
  /*i18n*/ { id: 'HRS.capabilities', message: 'At these prices' },
  /*i18n*/ { id: 'HRS.capabilities.DSC', message: 'Discounts apply' },
  /*i18n*/ { id: 'HRS.capabilities.PCK', message: 'Packs are offered' },
  /*i18n*/ { id: 'HRS.capabilities.SUP', message: 'Supplements are charged' },
  /*i18n*/ { id: 'HRS.capabilities.TIP', message: 'Tips are suggested' },
  /*i18n*/ { id: 'HRS.fee', message: 'Delivery fee' },
  /*i18n*/ { id: 'HRS.freeFrom', message: 'Free delivery from' },
  /*i18n*/ { id: 'HRS.surcharge', message: 'Surcharge on prices' },
];
