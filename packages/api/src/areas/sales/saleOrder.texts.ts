import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const saleOrderTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SOR.one', message: 'Till layout' },
  /*i18n*/ { id: 'SOR.many', message: 'Till layouts' },
  /*i18n*/ {
    id: 'SOR.about',
    message: 'Where departments and products stand on the screen of a till, in one store or in all of them.',
  },
  /*i18n*/ { id: 'SOR.form.keys', message: 'As at the till' },
  /*i18n*/ { id: 'SOR.idStore', message: 'Store' },
  /*i18n*/ {
    id: 'SOR.idStore.help',
    message: 'None: it is for every store that has no layout of its own.',
  },
  /*i18n*/ { id: 'SOR.departments', message: 'Departments' },
  /*i18n*/ { id: 'SOR.departments.idDepartment', message: 'Department' },
  /*i18n*/ { id: 'SOR.products', message: 'Products' },
  /*i18n*/ { id: 'SOR.products.idProduct', message: 'Product' },
];
