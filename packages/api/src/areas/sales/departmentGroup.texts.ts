import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const departmentGroupTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'DPG.one', message: 'Department group' },
  /*i18n*/ { id: 'DPG.many', message: 'Department groups' },
  /*i18n*/ {
    id: 'DPG.about',
    message: 'Departments that reports add up together. Tills know nothing of them.',
  },
  /*i18n*/ { id: 'DPG.form.departments', message: 'What reports add up' },
  /*i18n*/ { id: 'DPG.departments', message: 'Departments' },
  /*i18n*/ { id: 'DPG.departments.idDepartment', message: 'Department' },
  /*i18n*/ {
    id: 'DPG.departments.help',
    message: 'Reports add them up together; tills do not show the group.',
  },
];
