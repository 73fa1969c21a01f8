import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const systemTipTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'STP.one', message: 'Tip' },
  /*i18n*/ { id: 'STP.many', message: 'Tips' },
  /*i18n*/ {
    id: 'STP.about',
    message: 'Short advice for people at work: how something goes faster, and on which page.',
  },
  /*i18n*/ { id: 'STP.text', message: 'Advice' },
  /*i18n*/ { id: 'STP.application', message: 'For whom' },
  /*i18n*/ { id: 'STP.application.CLD', message: 'The back office' },
  /*i18n*/ { id: 'STP.application.POS', message: 'The till' },
  /*i18n*/ { id: 'STP.application.KDS', message: 'The kitchen' },
  /*i18n*/ { id: 'STP.path', message: 'Page' },
];
