import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const signageStoryTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SGS.one', message: 'Signage story' },
  /*i18n*/ { id: 'SGS.many', message: 'Signage stories' },
  /*i18n*/ { id: 'SGS.about', message: 'Pictures with a text that the screens of your stores can show.' },
  /*i18n*/ { id: 'SGS.form.when', message: 'When it is shown' },
  /*i18n*/ { id: 'SGS.image.help', message: 'A story has a picture, a text or both.' },
  /*i18n*/ { id: 'SGS.words', message: 'Text on the screen' },
  /*i18n*/ { id: 'SGS.from', message: 'From' },
  /*i18n*/ { id: 'SGS.until', message: 'Until' },
];
