import type { Messages } from '@lingui/core';

/** The language of no country: every text of a catalogue in it is marked, and about 40 % longer. */
export const pseudoLanguage = 'pseudo';

const marks = ['⟦', '⟧'] as const;

/** A catalogue in it, from a compiled one. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const parts = typeof message === 'string' ? [message] : message;
      const length = parts.reduce(
        (sum: number, part) => sum + (typeof part === 'string' ? part.length : 4),
        0,
      );
      // A longer word, or one word more.
      const isSentence =
        parts.length > 1 || parts.some((part) => typeof part === 'string' && part.includes(' '));
      const space = isSentence ? ' ' : '';
      return [
        id,
        [marks[0], ...parts.map(markWithin), `${space}${'x'.repeat(Math.ceil(length * 0.4))}${marks[1]}`],
      ];
    }),
  );
}

/** Words in an element of their own are a text of their own on the page. */
const markWithin = <Part>(part: Part): Part | string =>
  typeof part === 'string'
    ? part.replaceAll(/(<\d+>)([^<]+)(<\/\d+>)/g, `$1${marks[0]}$2${marks[1]}$3`)
    : part;
