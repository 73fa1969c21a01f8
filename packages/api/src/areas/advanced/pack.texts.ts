import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const packTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'PCK.one', message: 'Pack' },
  /*i18n*/ { id: 'PCK.many', message: 'Packs' },
  /*i18n*/ { id: 'PCK.form.parts', message: 'Parts' },
  /*i18n*/ { id: 'PCK.calculation', message: 'Price of a part' },
  /*i18n*/ { id: 'PCK.calculation.H', message: 'Highest of those taken' },
  /*i18n*/ { id: 'PCK.calculation.L', message: 'Lowest of those taken' },
  /*i18n*/ { id: 'PCK.parts', message: 'Parts' },
  /*i18n*/ { id: 'PCK.parts.names', message: 'Name' },
  /*i18n*/ { id: 'PCK.parts.idGroup', message: 'Product group' },
  /*i18n*/ { id: 'PCK.parts.min', message: 'At least' },
  /*i18n*/ { id: 'PCK.parts.max', message: 'At most' },
  /*i18n*/ { id: 'PCK.parts.supplement', message: 'Supplement' },
  /*i18n*/ {
    id: 'PCK.calculation.help',
    message:
      'Only for packs without a price of their own: which of several products taken in one part counts.',
  },
  /*i18n*/ {
    id: 'PCK.parts.help',
    message: 'What guests choose: main, side, drink. What goes beyond the least costs the supplement.',
  },
];
