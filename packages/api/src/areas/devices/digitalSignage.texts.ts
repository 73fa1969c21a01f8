import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const digitalSignageTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SGN.one', message: 'Signage playlist' },
  /*i18n*/ { id: 'SGN.many', message: 'Digital signage' },
  /*i18n*/ {
    id: 'SGN.about',
    message: 'What the screens of a store show to its guests, one story after the other.',
  },
  /*i18n*/ { id: 'SGN.form.stories', message: 'What it plays' },
  /*i18n*/ { id: 'SGN.form.when', message: 'When it plays' },
  /*i18n*/ { id: 'SGN.idStore', message: 'Store' },
  /*i18n*/ { id: 'SGN.orientation', message: 'Screen' },
  /*i18n*/ { id: 'SGN.orientation.L', message: 'Landscape' },
  /*i18n*/ { id: 'SGN.orientation.P', message: 'Portrait' },
  /*i18n*/ { id: 'SGN.hours', message: 'Hours' },
  /*i18n*/ { id: 'SGN.stories', message: 'Stories' },
  /*i18n*/ { id: 'SGN.stories.idStory', message: 'Story' },
  /*i18n*/ { id: 'SGN.stories.seconds', message: 'Seconds' },
];
