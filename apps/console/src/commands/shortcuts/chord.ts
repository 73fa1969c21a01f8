import type { Shortcut } from './shortcuts.ts';

/** What is read of a key that was pressed. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>;

export const isApple = (platform: string): boolean => /Mac|iPhone|iPad/.test(platform);

/** By what is printed on the key; where that is no Latin letter, by where a Latin one would be. */
const letterOf = ({ key, code }: Press): string =>
  (key > '\u007f' ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : key).toLowerCase();

/** A press as the table writes it: `mod+k`, `g`, `?`; undefined where another modifier makes it something else. */
export function chordOf(press: Press, onApple: boolean): string | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = press;
  const [isMod, isOther] = onApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (isComposing || altKey || isOther) return undefined;
  const letter = letterOf(press);
  if (isMod) return shiftKey ? undefined : `mod+${letter}`;
  // A sign may need Shift on this keyboard or that; a letter with it is another key.
  return shiftKey && /^[a-z]$/.test(letter) ? undefined : letter;
}

/** Keys as they are printed: `['Ctrl', 'K']`, `['G', 'H']`. */
export const printed = ({ keys }: Pick<Shortcut, 'keys'>, onApple: boolean): string[] =>
  keys
    .flatMap((chord) => chord.split('+'))
    .map((key) => (key === 'mod' ? (onApple ? '⌘' : 'Ctrl') : key.toUpperCase()));
