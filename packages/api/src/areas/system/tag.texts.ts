import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const tagTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'TAG.one', message: 'Tag' },
  /*i18n*/ { id: 'TAG.many', message: 'Tags' },
  /*i18n*/ {
    id: 'TAG.about',
    message: 'Words that pictures of the gallery are marked with, across their categories.',
  },
  /*i18n*/ { id: 'TAG.idCategory', message: 'Picture category' },
  /*i18n*/ { id: 'TAG.color', message: 'Colour' },
];
