import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const gatewayIntegratorTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'GWI.one', message: 'Gateway integrator' },
  /*i18n*/ { id: 'GWI.many', message: 'Gateway integrators' },
  /*i18n*/ { id: 'GWI.about', message: 'Which integrator sends through which gateway.' },
  /*i18n*/ { id: 'GWI.idIntegrator', message: 'Integrator' },
  /*i18n*/ { id: 'GWI.idGateway', message: 'Gateway' },
  /*i18n*/ { id: 'GWI.scope', message: 'Scope' },
  /*i18n*/ { id: 'GWI.scope.CMP', message: 'Company' },
  /*i18n*/ { id: 'GWI.scope.SYS', message: 'System' },
  /*i18n*/ { id: 'GWI.requestsPerMinute', message: 'Requests per minute' },
  /*i18n*/ { id: 'GWI.from', message: 'From' },
  /*i18n*/ { id: 'GWI.until', message: 'Until' },
];
