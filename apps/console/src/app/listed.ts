import { i18n } from '@lingui/core';

/**
 * Words one after the other as the language of the page lists them: `A, B, C`, in Spanish `A y B` where they are two, in
 * Arabic with its own comma. What is left out is its last word. Names are isolated before.
 */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(words);
