import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const categoryTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'CAT.one', message: 'Picture category' },
  /*i18n*/ { id: 'CAT.many', message: 'Picture categories' },
  /*i18n*/ {
    id: 'CAT.about',
    message: 'Shelves of the gallery, so that a picture is found again by what it is used for.',
  },
  /*i18n*/ { id: 'CAT.uses', message: 'Used for' },
  /*i18n*/ { id: 'CAT.uses.P', message: 'Products' },
  /*i18n*/ { id: 'CAT.uses.D', message: 'Departments' },
  /*i18n*/ { id: 'CAT.uses.K', message: 'Kiosks' },
  /*i18n*/ { id: 'CAT.uses.S', message: 'Screens' },
  /*i18n*/ { id: 'CAT.uses.A', message: 'Advertising' },
  /*i18n*/ { id: 'CAT.color', message: 'Colour' },
];
