import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const payRegionTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'FPR.one', message: 'Payment region' },
  /*i18n*/ { id: 'FPR.many', message: 'Payment regions' },
  /*i18n*/ {
    id: 'FPR.about',
    message: 'Countries among which a card counts as regional; tariffs and costs hold in one.',
  },
  /*i18n*/ { id: 'FPR.currency', message: 'Currency (ISO 4217)' },
  /*i18n*/ { id: 'FPR.countries', message: 'Countries whose cards are regional' },
  /*i18n*/ { id: 'FPR.countries.country', message: 'Country' },
];
