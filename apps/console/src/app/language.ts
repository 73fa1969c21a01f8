import {
  directionOf,
  figuresOf,
  type LanguageCode,
  languageCodes,
  resolveLanguage,
} from '@comanda/machines/language';
import { i18n, type Messages } from '@lingui/core';

type Catalogue = { readonly messages: Messages };
const catalogues: Readonly<Record<LanguageCode, () => Promise<readonly Catalogue[]>>> = {
  'en-GB': () =>
    Promise.all([
      import('@comanda/ui/locales/en-GB.po'),
      import('@comanda/api/locales/en-GB.po'),
      import('../locales/en-GB.po'),
    ]),
  'es-ES': () =>
    Promise.all([
      import('@comanda/ui/locales/es-ES.po'),
      import('@comanda/api/locales/es-ES.po'),
      import('../locales/es-ES.po'),
    ]),
  'ar-EG': () =>
    Promise.all([
      import('@comanda/ui/locales/ar-EG.po'),
      import('@comanda/api/locales/ar-EG.po'),
      import('../locales/ar-EG.po'),
    ]),
};

/** Kept under the names that the platform's other clients use (docs/product.md §4.1). */
const keys = { language: 'lastLanguage', direction: 'lastDirection' } as const;
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser without storage starts in its own language next time.
  }
};

export const isOffered = (code: string | null | undefined): code is LanguageCode =>
  languageCodes.some((one) => one === code);
export const currentLanguage = (): LanguageCode => (isOffered(i18n.locale) ? i18n.locale : languageCodes[0]);
export const firstLanguage = (): LanguageCode =>
  resolveLanguage(read(keys.language), navigator.languages, languageCodes);

/** Speaks a language from now on, without a reload. */
export async function speak(code: LanguageCode): Promise<void> {
  const parts = await catalogues[code]();
  const root = document.documentElement;
  root.lang = code;
  root.dir = directionOf(code);
  i18n.loadAndActivate({
    locale: code,
    locales: figuresOf(code),
    messages: Object.assign({}, ...parts.map(({ messages }) => messages)),
  });
}

/** Changes the language; another direction reloads the page, which then starts in it (docs/product.md §4.1). */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  const turns = directionOf(code) !== directionOf(currentLanguage());
  keep(keys.language, code);
  keep(keys.direction, directionOf(code));
  if (turns) location.reload();
  else await speak(code);
}
