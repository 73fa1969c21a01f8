import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const fiscalGatewayTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'FGW.one', message: 'Fiscal gateway' },
  /*i18n*/ { id: 'FGW.many', message: 'Fiscal gateways' },
  /*i18n*/ { id: 'FGW.about', message: 'Where tickets of a fiscal region are to be reported.' },
  /*i18n*/ { id: 'FGW.form.limits', message: 'Limits' },
  /*i18n*/ { id: 'FGW.type', message: 'Type' },
  /*i18n*/ { id: 'FGW.type.1', message: 'Basic' },
  /*i18n*/ { id: 'FGW.type.2', message: 'TicketBAI' },
  /*i18n*/ { id: 'FGW.type.3', message: 'Endpoints' },
  /*i18n*/ { id: 'FGW.region', message: 'Fiscal region' },
  /*i18n*/ { id: 'FGW.region.SP-TBA', message: 'SP-TBA, Álava' },
  /*i18n*/ { id: 'FGW.region.SP-TZA', message: 'SP-TZA, Álava (Zuzendu)' },
  /*i18n*/ { id: 'FGW.region.SP-TBG', message: 'SP-TBG, Gipuzkoa' },
  /*i18n*/ { id: 'FGW.region.SP-TZG', message: 'SP-TZG, Gipuzkoa (Zuzendu)' },
  /*i18n*/ { id: 'FGW.region.SP-TBB', message: 'SP-TBB, Bizkaia' },
  /*i18n*/ { id: 'FGW.region.SP-TZB', message: 'SP-TZB, Bizkaia (Zuzendu)' },
  /*i18n*/ { id: 'FGW.region.PA-HKA', message: 'PA-HKA, Panama' },
  /*i18n*/ { id: 'FGW.region.PA-HKT', message: 'PA-HKT, Panama (test)' },
  /*i18n*/ { id: 'FGW.endpoint', message: 'Endpoint' },
  /*i18n*/ { id: 'FGW.queryEndpoint', message: 'Query endpoint' },
  /*i18n*/ { id: 'FGW.timeout', message: 'Timeout (seconds)' },
  /*i18n*/ { id: 'FGW.attempts', message: 'Attempts' },
  /*i18n*/ { id: 'FGW.from', message: 'From' },
  /*i18n*/ { id: 'FGW.until', message: 'Until' },
  /*i18n*/ {
    id: 'FGW.queryEndpoint.help',
    message: 'Where reported tickets are asked after; may stay empty.',
  },
  /*i18n*/ { id: 'FGW.timeout.help', message: 'Seconds until an attempt counts as failed.' },
  /*i18n*/ { id: 'FGW.attempts.help', message: 'How often it is tried in all.' },
];
