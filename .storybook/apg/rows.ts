/** A key; `Forward` and `Back` are the arrows along the line of reading, which change places from right to left. */
export type Key =
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Tab'
  | 'Shift+Tab'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'Shift+PageUp'
  | 'Shift+PageDown'
  | 'Delete'
  | 'Backspace'
  | 'ContextMenu'
  | 'Shift+F10'
  | 'F2'
  | 'Alt+ArrowDown'
  | 'Control+Home'
  | 'Control+End'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Forward'
  | 'Back'
  /** Words that are typed. */
  | 'a'
  /** The letter with which another of the same role begins. */
  | 'Letter';

type Place = 'next' | 'previous' | 'first' | 'last' | 'same';

/** What must be so afterwards. Positions are among the enabled elements of the role on which the focus is. */
export type Outcome =
  | { readonly focus: Place }
  /** On the one that begins with the letter. */
  | { readonly named: true }
  /** What had the focus before what lies over the page came up has it again. */
  | { readonly returns: true }
  /** Of the grid in which the focus is. `later` and `earlier` are further than one row away. */
  | { readonly row: Place | 'later' | 'earlier' }
  | { readonly column: Place }
  /** Where the eye sees it, along the line of reading. */
  | { readonly lies: 'forward' | 'back' }
  /** From the day on which the focus was; a month that is shorter has its last day. */
  | { readonly days: number }
  | { readonly months: number }
  | { readonly on: string }
  | { readonly within: string }
  | { readonly outside: string }
  /** One of the role more shows, or one less. */
  | { readonly opens: string }
  | { readonly closes: string }
  /** Of what had the focus there is one less. */
  | { readonly removes: true }
  | { readonly is: 'checked' | 'selected' | 'expanded'; readonly not?: boolean }
  | { readonly value: 'more' | 'less' | 'least' | 'most' | 'same' | 'none' }
  /** Of the field that is typed into. */
  | { readonly text: 'longer' | 'shorter' | 'same' | 'empty' }
  | { readonly caret: 'start' | 'end' }
  /** What is seen of it begins further on, or less far. */
  | { readonly scrolls: 'on' | 'back' }
  | { readonly presses: true };

export interface KeyRow {
  /** Each of them does it. */
  readonly keys: readonly Key[];
  /** As the table says it. */
  readonly what: string;
  readonly outcome: readonly Outcome[];
  /** Pressed before each of the keys, to come to where the row begins. */
  readonly before?: readonly Key[];
  /** Each key is pressed once more than there are stops in what lies over the page: the outcome holds every time. */
  readonly isRound?: boolean;
}

export interface Pattern {
  /** The role that has the focus when the walk begins, and of what it is in. */
  readonly start: string;
  readonly rows: readonly KeyRow[];
}

/** What opens by a key and goes with another. */
export const leaves = (role: string): KeyRow => ({
  keys: ['Escape'],
  what: 'Closes it and gives the focus back.',
  outcome: [{ closes: role }, { returns: true }],
});

/** In what lies over the page and lets nobody out. */
export const walksWithin = (role: string, what: string): KeyRow => ({
  keys: ['Tab', 'Shift+Tab'],
  what,
  outcome: [{ within: role }],
  isRound: true,
});

export const byLetter = (one: string): KeyRow => ({
  keys: ['Letter'],
  what: `Goes to the next ${one} that begins with it.`,
  outcome: [{ named: true }],
});

/** In an open menu, from its first item and back to it. */
export const menuRows = [
  { keys: ['ArrowDown'], what: 'Goes to the next item.', outcome: [{ focus: 'next' }] },
  { keys: ['ArrowUp'], what: 'Goes to the item before.', outcome: [{ focus: 'previous' }] },
  byLetter('item'),
  { keys: ['End'], what: 'Goes to the last item.', outcome: [{ focus: 'last' }] },
  { keys: ['Home'], what: 'Goes to the first item.', outcome: [{ focus: 'first' }] },
] as const satisfies readonly KeyRow[];

/** From an item that has a menu of its own. */
export const submenuRows = [
  {
    keys: ['Forward'],
    what: 'Opens the menu of an item at its first one.',
    outcome: [{ opens: 'menu' }, { on: 'menuitem' }, { lies: 'forward' }],
  },
  {
    keys: ['Back'],
    what: 'Closes it and goes back to its item.',
    outcome: [{ closes: 'menu' }, { on: 'menuitem' }, { lies: 'back' }],
  },
] as const satisfies readonly KeyRow[];

/** In an open list, from its first option. */
export const listRows = [
  { keys: ['ArrowDown'], what: 'Goes to the next option.', outcome: [{ focus: 'next' }] },
  { keys: ['ArrowUp'], what: 'Goes to the option before.', outcome: [{ focus: 'previous' }] },
  byLetter('option'),
  { keys: ['End'], what: 'Goes to the last option.', outcome: [{ focus: 'last' }] },
] as const satisfies readonly KeyRow[];
