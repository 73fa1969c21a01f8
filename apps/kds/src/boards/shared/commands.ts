/**
 * Everything that can be done at a monitor, and its keys; in words it stands in `commandTexts.ts`, which comes later. Keys are
 * `KeyboardEvent.code`, as bump bars are keyboards with any layout; the usual ones are those of docs/product.md §16.12.
 */
export const commands = {
  select: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].flatMap((digit) => [`Digit${digit}`, `Numpad${digit}`]),
  bump: ['Enter', 'NumpadEnter', 'ControlLeft'],
  start: ['NumpadAdd', 'Equal'],
  nextCard: ['ArrowRight'],
  previousCard: ['ArrowLeft'],
  firstCard: ['Home'],
  lastCard: ['End'],
  nextPage: ['PageDown'],
  previousPage: ['PageUp'],
  nextLine: ['ArrowDown'],
  previousLine: ['ArrowUp'],
  bumpLine: ['Space'],
  discard: ['Delete', 'NumpadDecimal'],
  hold: ['Slash', 'NumpadDivide'],
  rush: ['NumpadMultiply', 'KeyX'],
  transfer: ['F6'],
  acknowledge: ['KeyA'],
  undo: ['Backspace'],
  undoList: ['KeyU'],
  past: ['Minus', 'NumpadSubtract', 'KeyP'],
  later: ['KeyW'],
  statusFilter: ['F2'],
  delayFilter: ['F3'],
  view: ['F4'],
  testSound: ['F8'],
  diagnostics: ['F9'],
  fullscreen: ['KeyF'],
  language: ['KeyL'],
  appearance: ['KeyT'],
  totals: ['KeyD', 'Period'],
  retry: ['KeyR'],
  dismiss: ['KeyC'],
  help: ['F1', 'KeyH'],
  leave: ['KeyQ'],
} satisfies Readonly<Record<string, readonly string[]>>;
export type CommandId = keyof typeof commands;
export const commandIds = Object.keys(commands).filter((id): id is CommandId => id in commands);

const byKey = new Map(commandIds.flatMap((id) => commands[id].map((code) => [code, id] as const)));

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
