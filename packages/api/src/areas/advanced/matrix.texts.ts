import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const matrixTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'MTX.one', message: 'Matrix' },
  /*i18n*/ { id: 'MTX.many', message: 'Matrixes' },
  /*i18n*/ { id: 'MTX.form.rows', message: 'Rows' },
  /*i18n*/ { id: 'MTX.form.columns', message: 'Columns' },
  /*i18n*/ { id: 'MTX.rows', message: 'Rows' },
  /*i18n*/ { id: 'MTX.rows.code', message: 'Code' },
  /*i18n*/ { id: 'MTX.rows.names', message: 'Name' },
  /*i18n*/ { id: 'MTX.columns', message: 'Columns' },
  /*i18n*/ { id: 'MTX.columns.code', message: 'Code' },
  /*i18n*/ { id: 'MTX.columns.names', message: 'Name' },
  /*i18n*/ { id: 'MTX.rows.help', message: 'Sizes, for instance.' },
  /*i18n*/ { id: 'MTX.columns.help', message: 'Colours, for instance.' },
];
