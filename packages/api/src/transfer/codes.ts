import { formats } from '../validation/formats.ts';
import { fold } from '../words/index.ts';

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
/** A record is meant by its name as people type it; other letters, digits or signs are another name. */
export const nameKey = (name: string): string => fold(name).trim();

/** What makes two texts one: the same letters, digits and signs, whatever their case, spaces and composition. */
export const textKey = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** A text with the letters that a code may have: `Café solo` → `Cafe-solo`. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Legal codes for a text, one after the other: the text itself where it is one, then as much of its start as fits and
 * four signs made of the whole. The same text gives the same codes each time, so that a file imported again finds its
 * records.
 */
export const candidate = (text: string, turn: number): string => {
  const start = slug(text);
  if (turn === 0 && isCode(start)) return start;
  const kept = start.slice(0, longest - 5).replace(/[-._]+$/, '');
  const sign = mark(turn <= 1 ? text : `${text}\n${turn - 1}`);
  return kept === '' ? `X-${sign}` : `${kept}-${sign}`;
};

/** The first of these that is not taken; `isTaken` is asked with the key of a code. */
export const codeFor = (text: string, isTaken: (key: string) => boolean): string => {
  for (let turn = 0; ; turn += 1) {
    const code = candidate(text, turn);
    if (!isTaken(codeKey(code))) return code;
  }
};

/** Remembers how far each text has come: rows that share one do not try the codes of the others again. */
export class Turns {
  private readonly turns = new Map<string, number>();
  /** The next codes for a text, from where it stands. */
  next(text: string, count: number): string[] {
    const from = this.turns.get(text) ?? 0;
    return Array.from({ length: count }, (_, at) => candidate(text, from + at));
  }
  codeFor(text: string, isTaken: (key: string) => boolean): string {
    for (let turn = this.turns.get(text) ?? 0; ; turn += 1) {
      const code = candidate(text, turn);
      if (isTaken(codeKey(code))) continue;
      if (turn > 0) this.turns.set(text, turn);
      return code;
    }
  }
}
