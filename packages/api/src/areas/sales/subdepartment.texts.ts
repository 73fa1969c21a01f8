import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const subdepartmentTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SDP.one', message: 'Subdepartment' },
  /*i18n*/ { id: 'SDP.many', message: 'Subdepartments' },
  /*i18n*/ { id: 'SDP.idDepartment', message: 'Department' },
  /*i18n*/ { id: 'SDP.idDepartment.help', message: 'The key that it stands behind.' },
];
