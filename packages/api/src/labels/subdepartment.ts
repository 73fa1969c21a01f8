import type { MessageDescriptor } from '@lingui/core';

/** Texts of subdepartment: English here, other languages in `src/locales`. */
export const subdepartmentTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SDP.one', message: 'Subdepartment' },
  /*i18n*/ { id: 'SDP.many', message: 'Subdepartments' },
  /*i18n*/ { id: 'SDP.idDepartment', message: 'Department' },
];
