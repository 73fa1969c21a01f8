import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Everything that can be done at a monitor, once: keys, hints on buttons and the sheet of keys come from it. Keys are
 * `KeyboardEvent.code`, as bump bars are keyboards with any layout; the usual ones are those of docs/product.md §16.12.
 */
export const commands = {
  select: {
    text: msg`Choose the card with this number`,
    keys: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].flatMap((digit) => [`Digit${digit}`, `Numpad${digit}`]),
    group: 'cards',
  },
  bump: {
    text: msg`Next step of the chosen card, or of the first`,
    keys: ['Enter', 'NumpadEnter', 'ControlLeft'],
    group: 'cards',
  },
  start: { text: msg`Start the chosen card, or the first`, keys: ['NumpadAdd', 'Equal'], group: 'cards' },
  nextCard: { text: msg`Next card`, keys: ['ArrowRight'], group: 'cards' },
  previousCard: { text: msg`Card before`, keys: ['ArrowLeft'], group: 'cards' },
  firstCard: { text: msg`First card`, keys: ['Home'], group: 'cards' },
  lastCard: { text: msg`Last card`, keys: ['End'], group: 'cards' },
  nextPage: { text: msg`Next page`, keys: ['PageDown'], group: 'cards' },
  previousPage: { text: msg`Page before`, keys: ['PageUp'], group: 'cards' },
  nextLine: { text: msg`Next dish of the card`, keys: ['ArrowDown'], group: 'dishes' },
  previousLine: { text: msg`Dish before`, keys: ['ArrowUp'], group: 'dishes' },
  bumpLine: { text: msg`Next step of the chosen dish`, keys: ['Space'], group: 'dishes' },
  discard: { text: msg`Give up the chosen dish or card`, keys: ['Delete', 'NumpadDecimal'], group: 'dishes' },
  acknowledge: { text: msg`Take away what was struck out`, keys: ['KeyA'], group: 'dishes' },
  undo: { text: msg`Take the last step back`, keys: ['Backspace'], group: 'dishes' },
  undoList: { text: msg`Last ten steps`, keys: ['KeyU'], group: 'dishes' },
  past: { text: msg`Finished orders`, keys: ['Minus', 'NumpadSubtract', 'KeyP'], group: 'dishes' },
  later: { text: msg`Orders for later`, keys: ['KeyW'], group: 'dishes' },
  statusFilter: { text: msg`Show other dishes`, keys: ['F2'], group: 'screen' },
  delayFilter: { text: msg`Show other delays`, keys: ['F3'], group: 'screen' },
  view: { text: msg`Show another view`, keys: ['F4'], group: 'screen' },
  testSound: { text: msg`Test the sound`, keys: ['F8'], group: 'screen' },
  diagnostics: { text: msg`About this screen`, keys: ['F9'], group: 'screen' },
  fullscreen: { text: msg`Full screen`, keys: ['KeyF'], group: 'screen' },
  language: { text: msg`Language`, keys: ['KeyL'], group: 'screen' },
  appearance: { text: msg`Appearance`, keys: ['KeyT'], group: 'screen' },
  totals: { text: msg`All dishes to make`, keys: ['KeyD', 'Period'], group: 'screen' },
  retry: { text: msg`Try the connection now`, keys: ['KeyR'], group: 'screen' },
  dismiss: { text: msg`Close the message`, keys: ['KeyC'], group: 'screen' },
  help: { text: msg`Keys`, keys: ['F1', 'KeyH'], group: 'screen' },
  leave: { text: msg`Leave this monitor`, keys: ['KeyQ'], group: 'screen' },
} as const satisfies Readonly<Record<string, Command>>;

interface Command {
  readonly text: MessageDescriptor;
  readonly keys: readonly string[];
  readonly group: 'cards' | 'dishes' | 'screen';
}
export type CommandId = keyof typeof commands;
export const commandIds = Object.keys(commands).filter((id): id is CommandId => id in commands);

const byKey = new Map(commandIds.flatMap((id) => commands[id].keys.map((code) => [code, id] as const)));

export interface Pressed {
  readonly id: CommandId;
  /** Number of the card, where the key names one. */
  readonly number: number | undefined;
}
type Key = Pick<KeyboardEvent, 'code' | 'altKey' | 'metaKey' | 'ctrlKey' | 'shiftKey'>;

/** What a key means; nothing where it is a shortcut of the browser. Arrows walk in space, right to left as well. */
export const pressedBy = (key: Key, direction: 'ltr' | 'rtl'): Pressed | undefined => {
  const isBare = !key.altKey && !key.metaKey && (!key.ctrlKey || key.code === 'ControlLeft');
  const id = isBare ? byKey.get(key.code) : undefined;
  if (id === undefined) return undefined;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(key.code)?.[1];
  const turned =
    direction === 'ltr' ? id : id === 'nextCard' ? 'previousCard' : id === 'previousCard' ? 'nextCard' : id;
  return { id: turned, number: digit === undefined ? undefined : Number(digit) || 10 };
};

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
  NumpadSubtract: '-',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
  Space: '␣',
};
/** What is printed on a key. */
export const keyName = (code: string): string => printed[code] ?? code.replace(/^(?:Key|Digit|Numpad)/, '');
/** The keys of a command as they are shown: each once, digits as a range. */
export const keyNames = (id: CommandId): readonly string[] =>
  id === 'select'
    ? ['1–9', '0']
    : [...new Set(commands[id].keys.map(keyName))].filter((name) => name !== 'Enter');
