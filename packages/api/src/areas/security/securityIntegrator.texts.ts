import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const securityIntegratorTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SIN.one', message: 'Integrator’s rights' },
  /*i18n*/ { id: 'SIN.many', message: 'Rights of integrators' },
  /*i18n*/ {
    id: 'SIN.about',
    message: 'With which profile a partner’s program works, and in which company.',
  },
  /*i18n*/ { id: 'SIN.idIntegratorApp', message: 'Integrator app' },
  /*i18n*/ { id: 'SIN.idSecurityProfile', message: 'Security profile' },
  /*i18n*/ { id: 'SIN.companyCode', message: 'Company code' },
  /*i18n*/ { id: 'SIN.companyCode.help', message: 'None: in every company that lets it in.' },
  /*i18n*/ { id: 'SIN.from', message: 'From' },
  /*i18n*/ { id: 'SIN.until', message: 'Until' },
];
