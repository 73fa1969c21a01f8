import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const securityProfileTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SPF.one', message: 'Security profile' },
  /*i18n*/ { id: 'SPF.many', message: 'Security profiles' },
  /*i18n*/ {
    id: 'SPF.about',
    message: 'Rights that belong together, for people or for programs of partners.',
  },
  /*i18n*/ { id: 'SPF.form.permissions', message: 'Permissions' },
  /*i18n*/ { id: 'SPF.type', message: 'For' },
  /*i18n*/ { id: 'SPF.type.USR', message: 'People' },
  /*i18n*/ { id: 'SPF.type.API', message: 'Programs' },
  /*i18n*/ { id: 'SPF.scope', message: 'Scope' },
  /*i18n*/ { id: 'SPF.scope.CMP', message: 'Company' },
  /*i18n*/ { id: 'SPF.scope.SYS', message: 'System' },
  /*i18n*/ { id: 'SPF.scope.API', message: 'API' },
  /*i18n*/ { id: 'SPF.description', message: 'Description' },
  /*i18n*/ { id: 'SPF.permissions', message: 'Permissions' },
  /*i18n*/ { id: 'SPF.permissions.action', message: 'Action' },
  /*i18n*/ { id: 'SPF.permissions.state', message: 'State' },
  /*i18n*/ { id: 'SPF.permissions.state.GRN', message: 'Granted' },
  /*i18n*/ { id: 'SPF.permissions.state.DEN', message: 'Denied' },
  /*i18n*/ {
    id: 'SPF.permissions.help',
    message: 'Actions by their codes, as the list of actions has them. What is not named is not granted.',
  },
];
