import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const gatewayTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'GWY.one', message: 'Gateway' },
  /*i18n*/ { id: 'GWY.many', message: 'Gateways' },
  /*i18n*/ { id: 'GWY.about', message: 'Gateways in operation, and how patient the platform is with each.' },
  /*i18n*/ { id: 'GWY.form.limits', message: 'Limits' },
  /*i18n*/ { id: 'GWY.idGatewayModel', message: 'Model' },
  /*i18n*/ { id: 'GWY.url', message: 'Address' },
  /*i18n*/ { id: 'GWY.build', message: 'Installed build' },
  /*i18n*/ { id: 'GWY.maxDevices', message: 'Devices at most' },
  /*i18n*/ { id: 'GWY.timeout', message: 'Timeout (seconds)' },
  /*i18n*/ { id: 'GWY.attempts', message: 'Attempts' },
  /*i18n*/ { id: 'GWY.timeout.help', message: 'Seconds until an attempt counts as failed.' },
  /*i18n*/ { id: 'GWY.attempts.help', message: 'How often it is tried in all.' },
];
