/** Seen only where a line breaks at it: as a hyphen. */
export const SOFT_HYPHEN = '\u00AD';

/** Shorter words fit into the narrowest row of a board and are never parted. */
const LONG = /\p{Script=Latin}{12,}/gu;

const vowel = '[aeiouyáéíóúüàèìòùâêîôûäö]';
/** Consonants that are one sound together: none of them is left behind. */
const together = '(?<![bcfgp](?=[lr])|[dt](?=r)|[cpst](?=h)|q(?=u)|l(?=l)|r(?=r))';
const onset = `(?:[bcfgp][lr]|[dt]r|[cpst]h|qu|ll|rr|[bcdfghjklmnñpqrstvwxzç])`;
/** Before a consonant and its vowel, three letters at least on either side: where Spanish parts words, and English may. */
const place = new RegExp(`(?<=\\p{L}{3})${together}(?=${onset}${vowel})(?=\\p{L}{3})`, 'giu');

/**
 * A text whose long words may be parted, with a hyphen that says that the word goes on: docs/product.md §16.14. Letters
 * that are joined, as in Arabic, have no hyphens.
 */
export const syllables = (name: string): string =>
  name.replace(LONG, (word) => word.replace(place, SOFT_HYPHEN));
