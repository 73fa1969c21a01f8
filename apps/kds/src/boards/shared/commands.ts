/**
 * Everything that can be done at a monitor, and its keys; in words it stands in `commandTexts.ts`, which comes later. Keys are
 * `KeyboardEvent.code`, as bump bars are keyboards with any layout; the usual ones are those of docs/product.md §16.12.
 */
export const commands = {
  // Two keys for each number.
  select: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].flatMap((digit) => [`Digit${digit}`, `Numpad${digit}`]),
  /** As `select`, and its next step at once: for bump bars with a key for each card. */
  bumpNumber: [],
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

export interface Pressed {
  readonly id: CommandId;
  /** Number of the card, where the key names one. */
  readonly number: number | undefined;
}
/** What keys mean, by their code. */
export type Keys = ReadonlyMap<string, Pressed>;
export const usualKeys: Keys = new Map(
  commandIds.flatMap((id) =>
    commands[id].map((code, place) => [code, { id, number: id === 'select' ? (place >> 1) + 1 : undefined }]),
  ),
);
let keys = usualKeys;
/** From now on keys mean this: what was learnt on this device (`learnt.ts`, which comes later). */
export const bind = (next: Keys): void => {
  keys = next;
};
type Key = Pick<KeyboardEvent, 'code' | 'altKey' | 'metaKey' | 'ctrlKey' | 'shiftKey'>;

const turned: Partial<Record<CommandId, CommandId>> = { nextCard: 'previousCard', previousCard: 'nextCard' };
/** What a key means; nothing where it is a shortcut of the browser. Arrows walk in space, right to left as well. */
export const pressedBy = (key: Key, direction: 'ltr' | 'rtl'): Pressed | undefined => {
  const isBare = !key.altKey && !key.metaKey && (!key.ctrlKey || key.code === 'ControlLeft');
  const pressed = isBare ? keys.get(key.code) : undefined;
  const id = direction === 'rtl' && pressed && turned[pressed.id];
  return id ? { id, number: undefined } : pressed;
};
