import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const languageTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'LNG.one', message: 'Language' },
  /*i18n*/ { id: 'LNG.many', message: 'Languages' },
  /*i18n*/ {
    id: 'LNG.about',
    message:
      'What the business is written in. Names must be filled in the default language; others can follow.',
  },
  /*i18n*/ { id: 'LNG.iso', message: 'Language and country' },
  /*i18n*/ { id: 'LNG.isDefault', message: 'Default language' },
];
