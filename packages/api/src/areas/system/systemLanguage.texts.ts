import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const systemLanguageTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'SLN.one', message: 'System language' },
  /*i18n*/ { id: 'SLN.many', message: 'System languages' },
  /*i18n*/ {
    id: 'SLN.about',
    message:
      'Languages that the platform is meant to be offered in, and which one stands in where a text is missing.',
  },
  /*i18n*/ { id: 'SLN.iso', message: 'Language' },
  /*i18n*/ { id: 'SLN.ownName', message: 'In its own words' },
  /*i18n*/ { id: 'SLN.direction', message: 'Direction' },
  /*i18n*/ { id: 'SLN.direction.L', message: 'Left to right' },
  /*i18n*/ { id: 'SLN.direction.R', message: 'Right to left' },
  /*i18n*/ { id: 'SLN.fallback', message: 'Falls back to' },
  /*i18n*/ { id: 'SLN.isDefault', message: 'Default' },
  /*i18n*/ { id: 'SLN.fallback.help', message: 'Stands in where a text of this language is missing.' },
];
