import {
  directionOf,
  figuresOf,
  type LanguageCode,
  languageCodes,
  resolveLanguage,
} from '@comanda/machines/language';
import { i18n, type Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';

const texts = {
  'en-GB': () => import('virtual:texts/kds/en-GB'),
  'es-ES': () => import('virtual:texts/kds/es-ES'),
  'ar-EG': () => import('virtual:texts/kds/ar-EG'),
} satisfies Readonly<Record<LanguageCode, () => Promise<{ readonly messages: Messages }>>>;

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
  const { messages } = await texts[code]();
  const root = document.documentElement;
  root.lang = code;
  root.dir = directionOf(code);
  // What a browser installs is called in this language.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest) manifest.href = `${manifest.href.split('?')[0]}?lang=${code}`;
  i18n.loadAndActivate({
    locale: code,
    locales: figuresOf(code),
    messages,
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
