import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const integratorTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'ITG.one', message: 'Integrator' },
  /*i18n*/ { id: 'ITG.many', message: 'Integrators' },
  /*i18n*/ { id: 'ITG.about', message: 'Firms whose software works with the platform.' },
  /*i18n*/ { id: 'ITG.form.contact', message: 'Contact' },
  /*i18n*/ { id: 'ITG.legalName', message: 'Legal name' },
  /*i18n*/ { id: 'ITG.scope', message: 'Scope' },
  /*i18n*/ { id: 'ITG.scope.CMP', message: 'Company' },
  /*i18n*/ { id: 'ITG.scope.SYS', message: 'System' },
  /*i18n*/ { id: 'ITG.contact', message: 'Contact person' },
  /*i18n*/ { id: 'ITG.email', message: 'E-mail' },
  /*i18n*/ { id: 'ITG.phone', message: 'Phone' },
  /*i18n*/ { id: 'ITG.url', message: 'Website' },
  /*i18n*/ { id: 'ITG.country', message: 'Country' },
  /*i18n*/ { id: 'ITG.notes', message: 'Notes' },
];
