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
      import('./locales/en-GB.po'),
    ]),
  'es-ES': () =>
    Promise.all([
      import('@comanda/ui/locales/es-ES.po'),
      import('@comanda/api/locales/es-ES.po'),
      import('./locales/es-ES.po'),
    ]),
  'ar-EG': () =>
    Promise.all([
      import('@comanda/ui/locales/ar-EG.po'),
      import('@comanda/api/locales/ar-EG.po'),
      import('./locales/ar-EG.po'),
    ]),
};

const lastChosen = (): string | null => {
  try {
    return localStorage.getItem('lastLanguage');
  } catch {
    return null;
  }
};

/** Speaks the language that was chosen on this device last, else the browser's (docs/product.md §4.1). */
export async function speak(): Promise<void> {
  const code = resolveLanguage(lastChosen(), navigator.languages, languageCodes);
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
