import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const photoTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'IMG.one', message: 'Picture' },
  /*i18n*/ { id: 'IMG.many', message: 'Pictures' },
  /*i18n*/ {
    id: 'IMG.about',
    message: 'Pictures of the company: each can be chosen for a product, a store or a screen.',
  },
  /*i18n*/ { id: 'IMG.image', message: 'Picture' },
  /*i18n*/ { id: 'IMG.idCategory', message: 'Picture category' },
  /*i18n*/ { id: 'IMG.tags', message: 'Tags' },
  /*i18n*/ { id: 'IMG.tags.idTag', message: 'Tag' },
];
