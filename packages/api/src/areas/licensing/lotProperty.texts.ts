import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const lotPropertyTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'LOT.one', message: 'Lot of boards' },
  /*i18n*/ { id: 'LOT.many', message: 'Lots of boards' },
  /*i18n*/ {
    id: 'LOT.about',
    message: 'Boards that were delivered together. Each board names its lot.',
  },
  /*i18n*/ { id: 'LOT.idManufacturer', message: 'Manufacturer' },
  /*i18n*/ { id: 'LOT.idDeviceModel', message: 'Device model' },
  /*i18n*/ { id: 'LOT.quantity', message: 'Ordered' },
  /*i18n*/ { id: 'LOT.state', message: 'State' },
  /*i18n*/ { id: 'LOT.state.O', message: 'Open' },
  /*i18n*/ { id: 'LOT.state.B', message: 'Blocked' },
  /*i18n*/ { id: 'LOT.state.help', message: 'No board of a blocked lot is put into use.' },
  /*i18n*/ { id: 'LOT.received', message: 'Received on' },
  /*i18n*/ { id: 'LOT.notes', message: 'Notes' },
];
