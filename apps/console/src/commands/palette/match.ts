import { fold } from '@comanda/api/words';

/** The words of a query, folded. */
export const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** How well a word fits a text, the best first: all of it, its beginning, the beginning of a word, anywhere in it. */
const fits = ['whole', 'start', 'word', 'within'] as const;
const NONE = fits.length;
/** Of a further word no more than its beginnings count: “ta” is in “Catalogue”, and nobody means that. */
const WITHIN = fits.indexOf('within');

function fitOfWord(word: string, text: string): number {
  if (text === word) return fits.indexOf('whole');
  if (text.startsWith(word)) return fits.indexOf('start');
  const place = text.indexOf(word);
  if (place < 0) return NONE;
  const startsWord = text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word));
  return fits.indexOf(startsWord ? 'word' : 'within');
}

/** What something is found by. */
export interface Findable {
  readonly label: string;
  /** Of less weight: a section, a code, other words for the same. */
  readonly words?: readonly string[];
}

/**
 * How well something fits a query, 0 best. Every word must be in its label or its further words; one that is only in the
 * latter counts as worse than any that is in the label.
 * @returns undefined where it does not fit
 */
export function fitOf(
  words: readonly string[],
  { label, words: further = [] }: Findable,
): number | undefined {
  const name = fold(label);
  // `new tax` is the whole of "New tax", although neither word is.
  const whole = words.length > 1 ? fitOfWord(words.join(' '), name) : NONE;
  if (whole < NONE) return whole;
  let worst = 0;
  for (const word of words) {
    const inName = fitOfWord(word, name);
    const inFurther = Math.min(WITHIN, ...further.map((text) => fitOfWord(word, fold(text))));
    if (inName === NONE && inFurther === WITHIN) return undefined;
    worst = Math.max(worst, inName < NONE ? inName : NONE + inFurther);
  }
  return worst;
}

/** Those that fit a query, best first; of equal ones the order stays. Without words all of them. */
export function ranked<T extends Findable>(query: string, entries: readonly T[]): readonly T[] {
  const words = wordsOf(query);
  if (words.length === 0) return entries;
  return entries
    .flatMap((entry) => {
      const fit = fitOf(words, entry);
      return fit === undefined ? [] : [{ entry, fit }];
    })
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ entry }) => entry);
}
