import { formats } from '../validation/formats.ts';

/** Most signs of a code. */
export const longest = 20;
/** FNV-1a, as four letters or digits: the same text always gives the same ones. */
const mark = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0').slice(-4);
};

export const isCode = (text: string): boolean => formats.code.test(text);
/** Two spellings that differ in case only are one code (docs/product.md §7.1). */
export const codeKey = (code: string): string => code.toLowerCase();

/** A text with the letters that a code may have: `Café solo` → `Cafe-solo`. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * A legal code for a text: the text itself where it is one, else as much of its start as fits and four signs made of
 * the whole. The same text gives the same code each time, so that a file imported again finds its records.
 * `isTaken` is asked with the key of a code.
 */
export const codeFor = (text: string, isTaken: (key: string) => boolean): string => {
  const start = slug(text);
  if (isCode(start) && !isTaken(codeKey(start))) return start;
  const kept = start.slice(0, longest - 5).replace(/[-._]+$/, '');
  for (let turn = 0; ; turn += 1) {
    const sign = mark(turn === 0 ? text : `${text}\n${turn}`);
    const code = kept === '' ? `X-${sign}` : `${kept}-${sign}`;
    if (!isTaken(codeKey(code))) return code;
  }
};
