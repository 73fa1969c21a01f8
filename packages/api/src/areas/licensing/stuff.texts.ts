import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const stuffTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'STF.one', message: 'Accessory' },
  /*i18n*/ { id: 'STF.many', message: 'Accessories' },
  /*i18n*/ {
    id: 'STF.about',
    message: 'Printers, drawers, scanners and the rest that is sold with a till, with their prices.',
  },
  /*i18n*/ { id: 'STF.form.technical', message: 'Technical data' },
  /*i18n*/ { id: 'STF.idManufacturer', message: 'Manufacturer' },
  /*i18n*/ { id: 'STF.kind', message: 'Kind' },
  /*i18n*/ { id: 'STF.kind.P', message: 'Printer' },
  /*i18n*/ { id: 'STF.kind.D', message: 'Cash drawer' },
  /*i18n*/ { id: 'STF.kind.S', message: 'Scanner' },
  /*i18n*/ { id: 'STF.kind.W', message: 'Scale' },
  /*i18n*/ { id: 'STF.kind.C', message: 'Card reader' },
  /*i18n*/ { id: 'STF.kind.V', message: 'Customer display' },
  /*i18n*/ { id: 'STF.kind.O', message: 'Other' },
  /*i18n*/ { id: 'STF.connection', message: 'Connection' },
  /*i18n*/ { id: 'STF.connection.U', message: 'USB' },
  /*i18n*/ { id: 'STF.connection.N', message: 'Network' },
  /*i18n*/ { id: 'STF.connection.B', message: 'Bluetooth' },
  /*i18n*/ { id: 'STF.connection.S', message: 'Serial port' },
  /*i18n*/ { id: 'STF.connection.T', message: 'Through the printer' },
  /*i18n*/ { id: 'STF.reference', message: 'Part number' },
  /*i18n*/ { id: 'STF.serial', message: 'Serial' },
  /*i18n*/ { id: 'STF.price', message: 'Price' },
];
