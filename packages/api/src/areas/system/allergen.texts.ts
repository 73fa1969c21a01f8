import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const allergenTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'ALG.one', message: 'Allergen' },
  /*i18n*/ { id: 'ALG.many', message: 'Allergens' },
  /*i18n*/ { id: 'ALG.isLegal', message: 'Has to be declared by EU law' },
  /*i18n*/ { id: 'ALG.examples', message: 'Found in' },
];
