import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const gatewayDeviceTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'GWD.one', message: 'Gateway device' },
  /*i18n*/ { id: 'GWD.many', message: 'Gateway devices' },
  /*i18n*/ { id: 'GWD.about', message: 'Devices behind a gateway, and in which store each stands.' },
  /*i18n*/ { id: 'GWD.idGateway', message: 'Gateway' },
  /*i18n*/ { id: 'GWD.serial', message: 'Serial number' },
  /*i18n*/ { id: 'GWD.board', message: 'Board serial' },
  /*i18n*/ { id: 'GWD.companyCode', message: 'Company code' },
  /*i18n*/ { id: 'GWD.storeCode', message: 'Store code' },
  /*i18n*/ { id: 'GWD.installed', message: 'Installed' },
];
