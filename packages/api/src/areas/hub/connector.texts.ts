import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const connectorTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'HCN.one', message: 'Connector' },
  /*i18n*/ { id: 'HCN.many', message: 'Connectors' },
  /*i18n*/ {
    id: 'HCN.about',
    message: 'How the platform speaks to ordering services: by a callback or through a queue.',
  },
  /*i18n*/ { id: 'HCN.form.delivery', message: 'Sign-in and attempts' },
  /*i18n*/ { id: 'HCN.kind', message: 'Kind' },
  /*i18n*/ { id: 'HCN.kind.CLB', message: 'Callback' },
  /*i18n*/ { id: 'HCN.kind.RMQ', message: 'Message queue' },
  /*i18n*/ { id: 'HCN.authentication', message: 'Authentication' },
  /*i18n*/ { id: 'HCN.authentication.CLN', message: 'Cloud licence' },
  /*i18n*/ { id: 'HCN.authentication.DLN', message: 'Device licence' },
  /*i18n*/ { id: 'HCN.authentication.USE', message: 'User e-mail' },
  /*i18n*/ { id: 'HCN.url', message: 'Callback address' },
  /*i18n*/ { id: 'HCN.host', message: 'Host' },
  /*i18n*/ { id: 'HCN.port', message: 'Port' },
  /*i18n*/ { id: 'HCN.virtualHost', message: 'Virtual host' },
  /*i18n*/ { id: 'HCN.exchange', message: 'Exchange' },
  /*i18n*/ { id: 'HCN.queue', message: 'Queue' },
  /*i18n*/ { id: 'HCN.attempts', message: 'Attempts' },
  /*i18n*/ { id: 'HCN.timeout', message: 'Timeout (seconds)' },
];
