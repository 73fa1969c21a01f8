import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const employeePermissionGroupTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'EPG.one', message: 'Permission group' },
  /*i18n*/ { id: 'EPG.many', message: 'Employee permission groups' },
  /*i18n*/ {
    id: 'EPG.about',
    message: 'What the employees of a group may do at a till. Each employee names one.',
  },
  /*i18n*/ { id: 'EPG.form.permissions', message: 'What its employees may do at a till' },
  /*i18n*/ { id: 'EPG.permissions', message: 'Permissions' },
  /*i18n*/ { id: 'EPG.permissions.idPermission', message: 'Permission' },
];
