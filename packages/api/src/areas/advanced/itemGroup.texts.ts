import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const itemGroupTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'PGR.one', message: 'Product group' },
  /*i18n*/ { id: 'PGR.many', message: 'Product groups' },
  /*i18n*/ { id: 'PGR.form.products', message: 'Products' },
  /*i18n*/ { id: 'PGR.products', message: 'Products' },
  /*i18n*/ { id: 'PGR.products.idProduct', message: 'Product' },
  /*i18n*/ { id: 'PGR.products.help', message: 'A part of a pack is chosen from these.' },
];
