import type { Draft, LinePart, LinesField } from '../kernel/index.ts';
import { textOf } from './drafts.ts';

/** Entries are told apart by `;`, their parts by `|`; either sign within a text stands behind a backslash. */
const guarded = (text: string): string => text.replaceAll(/[\\;|]/g, (sign) => `\\${sign}`);
const parted = (text: string, sign: ';' | '|'): string[] => {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const last = parts.length - 1;
    if (letter === '\\') parts[last] += letter + (text[(at += 1)] ?? '');
    else if (letter === sign) parts.push('');
    else parts[last] += letter;
  }
  return parts.map((part) => part.trim());
};
const bare = (text: string): string => text.replaceAll(/\\(.)/g, '$1');

/** A list within a list as one cell: `/settings | N; /help | S`. */
export const linesText = ({ item }: LinesField, lines: readonly Draft[]): string =>
  lines
    .map((line) =>
      Object.keys(item)
        .map((key) => {
          const value = line[key];
          return guarded(typeof value === 'number' ? String(value) : textOf(value));
        })
        .join(' | '),
    )
    .join('; ');

const valueIn = (part: LinePart, text: string): unknown => {
  if (text === '') return part.initial;
  return part.kind === 'integer' ? Number(text) : text;
};
/** The same read back; nothing where an entry has more parts than there are. Parts left out start as the definition says. */
export const linesIn = ({ item }: LinesField, text: string): readonly Draft[] | undefined => {
  const parts = Object.entries(item);
  const lines = parted(text, ';')
    .filter((line) => line !== '')
    .map((line) => parted(line, '|'));
  return lines.some((line) => line.length > parts.length)
    ? undefined
    : lines.map((line) =>
        Object.fromEntries(parts.map(([key, part], at) => [key, valueIn(part, bare(line[at] ?? ''))])),
      );
};
