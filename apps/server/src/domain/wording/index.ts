import { mostWordings, wordingCalls } from '@comanda/api/calls';
import { fold } from '@comanda/api/words';
import { handle, type Route } from '../../core/route.ts';
import { type ConsoleText, consoleTexts, sourceOf } from './catalogue.ts';
import { activeIn } from './own.ts';
import { partsOf } from './parts.ts';

interface Sought {
  readonly text: ConsoleText;
  /** What it says in each language, as it is compared. */
  readonly said: readonly string[];
}
let sought: Promise<readonly Sought[]> | undefined;
/** Every text as it is looked for: folded once, when somebody looks. */
const soughtTexts = (): Promise<readonly Sought[]> => {
  sought ??= consoleTexts().then(
    (texts) =>
      [...texts.values()].map((text) => ({
        text,
        said: [...new Set([sourceOf(text), ...Object.values(text.texts)])].map(fold),
      })),
    (error: unknown) => {
      sought = undefined;
      throw error;
    },
  );
  return sought;
};

/** Texts that hold the words, those first that say little else. */
const holding = (
  texts: readonly Sought[],
  own: ReadonlyMap<string, string>,
  words: string,
): readonly ConsoleText[] => {
  const wanted = fold(words.trim());
  return texts
    .flatMap(({ text, said }) => {
      const worded = own.get(text.key);
      const found = [...said, ...(worded === undefined ? [] : [fold(worded)])].filter((one) =>
        one.includes(wanted),
      );
      return found.length === 0 ? [] : [{ text, length: Math.min(...found.map((one) => one.length)) }];
    })
    .toSorted((one, other) => one.length - other.length)
    .map(({ text }) => text);
};

/** Texts of the console, for who words them otherwise (docs/product.md §24.14). */
export const routes: readonly Route[] = [
  handle(wordingCalls.find, async ({ data: { language, words, key } }, { db }) => {
    const own = await activeIn(db, language);
    const named = key === undefined ? undefined : (await consoleTexts()).get(key);
    const found = key === undefined ? holding(await soughtTexts(), own, words) : named ? [named] : [];
    return {
      total: found.length,
      elements: found.slice(0, mostWordings).map((text) => ({
        key: text.key,
        texts: { ...text.texts },
        own: own.get(text.key) ?? null,
        parts: [...(partsOf(sourceOf(text)) ?? [])],
      })),
    };
  }),
];
