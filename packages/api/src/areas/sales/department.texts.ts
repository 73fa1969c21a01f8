import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const departmentTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'DPT.one', message: 'Department' },
  /*i18n*/ { id: 'DPT.many', message: 'Departments' },
];
