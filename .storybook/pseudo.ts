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
      return [id, [marks[0], ...parts, `${space}${'x'.repeat(Math.ceil(length * 0.4))}${marks[1]}`]];
    }),
  );
}
