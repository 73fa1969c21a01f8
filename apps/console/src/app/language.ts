import {
  directionOf,
  figuresOf,
  type LanguageCode,
  languageCodes,
  resolveLanguage,
} from '@comanda/machines/language';
import type { Area } from '@comanda/api/areas';
import type { Resource } from '@comanda/api/kernel';
import { i18n, type Messages } from '@lingui/core';
import { inTurn } from './inTurn.ts';

/** All texts that every page may need, and where those of each folder are that keeps its own. */
const texts = {
  'en-GB': () => import('virtual:texts/console/en-GB'),
  'es-ES': () => import('virtual:texts/console/es-ES'),
  'ar-EG': () => import('virtual:texts/console/ar-EG'),
} satisfies Readonly<Record<LanguageCode, () => Promise<{ readonly messages: Messages }>>>;

/** Kept under the names that the platform's other clients use (docs/product.md §4.1). */
export const LANGUAGE_KEY = 'lastLanguage';
const DIRECTION_KEY = 'lastDirection';
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
/** Whether a language was chosen on this device before. */
export const isLanguageChosen = (): boolean => isOffered(read(LANGUAGE_KEY));
export const currentLanguage = (): LanguageCode => (isOffered(i18n.locale) ? i18n.locale : languageCodes[0]);
export const firstLanguage = (): LanguageCode =>
  resolveLanguage(read(LANGUAGE_KEY), navigator.languages, languageCodes);

/** What operators have worded otherwise, by language: it stands over the catalogues (docs/product.md §24.14). */
const own: Partial<Record<LanguageCode, Messages>> = {};

/** Folders whose texts were asked for: they are spoken in every language that is chosen after that. */
const opened = new Set<string>();
async function textsOf(folder: string, code: LanguageCode): Promise<Messages> {
  const load = (await texts[code]()).folders[folder];
  if (!load) throw new Error(`lingui.config.ts names no folder ${folder} that keeps its own texts.`);
  return (await load()).messages;
}

/** A language and a folder's texts that come at once would each miss the other's. */
const next = inTurn();

/** Speaks a folder's texts too, from now on and in the language of the page. */
const speakFolder = (folder: string): Promise<void> =>
  next(async () => {
    if (opened.has(folder)) return;
    const code = currentLanguage();
    i18n.load(code, { ...(await textsOf(folder, code)), ...own[code] });
    opened.add(folder);
  });

/** A part of the console and the texts that only it needs, by the folders that keep them; they come at the same time. */
export const withTexts = async <T>(part: Promise<T>, ...folders: readonly string[]): Promise<T> =>
  (await Promise.all([part, ...folders.map(speakFolder)]))[0];

/** The definition of a maintenance area, with the texts of its group. */
export const loadArea = ({ load, group }: Area): Promise<Resource> => withTexts(load(), `areas/${group}`);

/** Speaks a language from now on, without a reload. */
export const speak = (code: LanguageCode): Promise<void> => next(() => load(code));

async function load(code: LanguageCode): Promise<void> {
  const [{ messages }, later] = await Promise.all([
    texts[code](),
    Promise.all([...opened].map((folder) => textsOf(folder, code))),
  ]);
  const root = document.documentElement;
  root.lang = code;
  root.dir = directionOf(code);
  i18n.loadAndActivate({
    locale: code,
    locales: figuresOf(code),
    messages: Object.assign({}, messages, ...later, own[code]),
  });
}

/** Takes what operators have worded otherwise in a language; what they no longer do is said as it is built in. */
export const reword = (code: LanguageCode, messages: Messages): Promise<void> =>
  next(async () => {
    own[code] = messages;
    if (code === currentLanguage()) await load(code);
  });

/** Stays with the language of the page, as one that was chosen on this device. */
export function keepLanguage(code = currentLanguage()): void {
  keep(LANGUAGE_KEY, code);
  keep(DIRECTION_KEY, directionOf(code));
}

/** Changes the language; another direction reloads the page, which then starts in it (docs/product.md §4.1). */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  const turns = directionOf(code) !== directionOf(currentLanguage());
  keepLanguage(code);
  if (turns) location.reload();
  else await speak(code);
}
