import {
  directionOf,
  figuresOf,
  type LanguageCode,
  languageCodes,
  resolveLanguage,
} from '@comanda/machines/language';
import { i18n, type Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';

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
const keep = (code: LanguageCode): void => {
  try {
    localStorage.setItem('lastLanguage', code);
    localStorage.setItem('lastDirection', directionOf(code));
  } catch {
    // A browser without storage starts in its own language next time.
  }
};

async function speakIn(code: LanguageCode): Promise<void> {
  const parts = await catalogues[code]();
  const root = document.documentElement;
  root.lang = code;
  root.dir = directionOf(code);
  // What a browser installs is called in this language.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest) manifest.href = `${manifest.href.split('?')[0]}?lang=${code}`;
  i18n.loadAndActivate({
    locale: code,
    locales: figuresOf(code),
    messages: Object.assign({}, ...parts.map(({ messages }) => messages)),
  });
}

/** Speaks the language that was chosen on this device last, else the browser's (docs/product.md §4.1). */
export const speak = (): Promise<void> =>
  speakIn(resolveLanguage(lastChosen(), navigator.languages, languageCodes));

/** Speaks another one from now on, without a reload: a page that is loaded anew is silent until somebody touches it. */
export const changeLanguage = async (code: string): Promise<void> => {
  const offered = languageCodes.find((one) => one === code);
  if (offered === undefined) return;
  keep(offered);
  await speakIn(offered);
};

const subscribe = (listener: () => void): (() => void) => i18n.on('change', listener);
export const useLanguage = (): string => useSyncExternalStore(subscribe, () => i18n.locale);
