import type { CommandId } from './commands.ts';
import { learning } from './learnt.ts';

const printed: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Backspace: '⌫',
  ControlLeft: 'Ctrl',
  Delete: 'Del',
  Enter: '⏎',
  Equal: '=',
  Minus: '-',
  NumpadAdd: '+',
  NumpadDecimal: '.',
  NumpadDivide: '/',
  NumpadSubtract: '-',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
  Slash: '/',
  Space: '␣',
};
/** What is printed on a key. */
export const keyName = (code: string): string => printed[code] ?? code.replace(/^(?:Key|Digit|Numpad)/, '');
const isDigit = (code: string): boolean => /^(?:Digit|Numpad)\d$/.test(code);
/** The keys of a command as they are shown: each once, digits as a range. */
export const keyNames = (id: CommandId): readonly string[] => {
  const taught = learning.learnt().keys;
  const codes = [...learning.keys()]
    .filter(([, pressed]) => pressed.id === id)
    .map(([code]) => code)
    // What somebody has taught this device is what is under the hand.
    .toSorted((one, other) => Number(other in taught) - Number(one in taught));
  const digits = codes.filter(isDigit);
  const isRow = digits.length === 20;
  return [
    ...(isRow ? ['1–9', '0'] : []),
    ...new Set((isRow ? codes.filter((code) => !isDigit(code)) : codes).map(keyName)),
  ].filter((name) => name !== '⏎' || codes.length === 1);
};
