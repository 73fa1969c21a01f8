/**
 * Signs that make a letter look or sound otherwise and that people leave out: accents, Hebrew points, Arabic vowel
 * signs and the hamza on its carrier, the stroke that stretches a word, and what cannot be seen at all.
 */
// What combines with other signs is what is meant here.
const leftOut =
  // oxlint-disable-next-line no-misleading-character-class
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]+/gu;
/** Spaces of every width; a line break stays, it keeps two texts apart. */
const spaces = /[\t\v\f\r\u0020\u0085\u1680\u2028\u2029]+/gu;

/** Letters that no decomposition takes for others, each with what people type in its place. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  '⁄': '/',
  '\u0671': '\u0627',
  '\u0649': '\u064a',
  '\u06cc': '\u064a',
  '\u06a9': '\u0643',
  '\u0629': '\u0647',
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  ...Object.fromEntries(Array.from('٠١٢٣٤٥٦٧٨٩', (digit, value) => [digit, String(value)] as const)),
  ...Object.fromEntries(Array.from('۰۱۲۳۴۵۶۷۸۹', (digit, value) => [digit, String(value)] as const)),
};
const alikes = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/**
 * What two texts have in common that people take for the same when they look for one: neither case, accents, width,
 * ligatures, vowel signs nor doubled spaces matter (docs/product.md §6.2.4). The database has the same function as
 * `comanda_fold`; a contract test compares the two.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(leftOut, '')
    .replaceAll(alikes, (letter) => alike[letter] ?? letter)
    .replaceAll(spaces, ' ')
    .normalize('NFC');

/** Whether a text holds words as somebody has typed them. */
export const holds = (text: string, words: string): boolean => fold(text).includes(fold(words.trim()));
