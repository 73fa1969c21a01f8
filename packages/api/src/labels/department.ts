import type { MessageDescriptor } from '@lingui/core';

/** Texts of department: English here, other languages in `src/locales`. */
export const departmentTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'DPT.one', message: 'Department' },
  /*i18n*/ { id: 'DPT.many', message: 'Departments' },
];
