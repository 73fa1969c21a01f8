import { i18n } from '@lingui/core';

/** Words one after the other as the language of the page lists them, in Arabic with its own comma. Names are isolated before. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(words);
