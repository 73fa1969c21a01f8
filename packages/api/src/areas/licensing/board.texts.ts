import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const boardTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'BRD.one', message: 'Board' },
  /*i18n*/ { id: 'BRD.many', message: 'Boards' },
  /*i18n*/ {
    id: 'BRD.about',
    message:
      'Every machine that was delivered or waits in stock, by the serial of its board. A licence is bound to one.',
  },
  /*i18n*/ { id: 'BRD.form.history', message: 'History' },
  /*i18n*/ { id: 'BRD.serial', message: 'Serial' },
  /*i18n*/ { id: 'BRD.idDeviceModel', message: 'Device model' },
  /*i18n*/ { id: 'BRD.idLotProperty', message: 'Lot' },
  /*i18n*/ { id: 'BRD.state', message: 'State' },
  /*i18n*/ { id: 'BRD.state.S', message: 'In stock' },
  /*i18n*/ { id: 'BRD.state.U', message: 'In use' },
  /*i18n*/ { id: 'BRD.state.R', message: 'In repair' },
  /*i18n*/ { id: 'BRD.state.L', message: 'Lost or stolen' },
  /*i18n*/ { id: 'BRD.state.X', message: 'Scrapped' },
  /*i18n*/ { id: 'BRD.received', message: 'Received' },
  /*i18n*/ { id: 'BRD.warrantyUntil', message: 'Warranty until' },
  /*i18n*/ { id: 'BRD.notes', message: 'Notes' },
  /*i18n*/ { id: 'BRD.serial.help', message: 'Printed on the board. A licence is bound to it.' },
];
