import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const entityKindTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SEK.one', message: 'Entity kind' },
  /*i18n*/ { id: 'SEK.many', message: 'Entity kinds' },
  /*i18n*/ { id: 'SEK.about', message: 'Families of records that rights are given on.' },
  /*i18n*/ { id: 'SEK.ownerKind', message: 'Belongs to a' },
  /*i18n*/ { id: 'SEK.ownerKind.CMP', message: 'Company' },
  /*i18n*/ { id: 'SEK.ownerKind.STR', message: 'Store' },
  /*i18n*/ { id: 'SEK.ownerKind.TRM', message: 'Terminal' },
  /*i18n*/ { id: 'SEK.scopes', message: 'Scopes' },
  /*i18n*/ { id: 'SEK.scopes.CMP', message: 'Company' },
  /*i18n*/ { id: 'SEK.scopes.SYS', message: 'System' },
  /*i18n*/ { id: 'SEK.scopes.API', message: 'API' },
  /*i18n*/ { id: 'SEK.description', message: 'Description' },
];
