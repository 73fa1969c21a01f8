import type { MessageDescriptor } from '@lingui/core';

/** Texts of productGroup: English here, other languages in `src/locales`. */
export const productGroupTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'PGR.one', message: 'Product group' },
  /*i18n*/ { id: 'PGR.many', message: 'Product groups' },
  /*i18n*/ { id: 'PGR.form.products', message: 'Products' },
  /*i18n*/ { id: 'PGR.products', message: 'Products' },
  /*i18n*/ { id: 'PGR.products.idProduct', message: 'Product' },
];
