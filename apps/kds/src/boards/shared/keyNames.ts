import { type CommandId, commands } from './commands.ts';

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
/** The keys of a command as they are shown: each once, digits as a range. */
export const keyNames = (id: CommandId): readonly string[] =>
  id === 'select' ? ['1–9', '0'] : [...new Set(commands[id].map(keyName))].filter((name) => name !== 'Enter');
