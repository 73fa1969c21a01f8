/**
 * The keyboard of each pattern of the ARIA Authoring Practices, as data. The rows of a pattern are one walk through a
 * story that names it (`parameters: { apg: 'tabs' }`); `checks/keyboard.ts` goes it with real keys in either direction, and
 * `<Keyboard of="tabs" />` shows it as the table of a page.
 */

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
  | 'Control+Home'
  | 'Control+End'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Forward'
  | 'Back';

/** What must be so afterwards. Positions are among the enabled elements of the role on which the focus is. */
export type Outcome =
  | { readonly focus: 'next' | 'previous' | 'first' | 'last' | 'same' }
  | { readonly on: string }
  | { readonly within: string }
  | { readonly opens: string }
  | { readonly closes: string }
  | { readonly is: 'checked' | 'selected' | 'expanded' | 'pressed'; readonly not?: boolean }
  | { readonly value: 'more' | 'less' | 'least' | 'most' }
  | { readonly presses: true };

export interface KeyRow {
  /** Each of them does it. */
  readonly keys: readonly Key[];
  /** As the table says it. */
  readonly what: string;
  readonly outcome: readonly Outcome[];
  /** Pressed before each of the keys, to come to where the row begins. */
  readonly before?: readonly Key[];
}

export interface Pattern {
  /** The role that has the focus when the walk begins. */
  readonly start: string;
  readonly rows: readonly KeyRow[];
}

const press = { keys: ['Enter', 'Space'], what: 'Presses it.', outcome: [{ presses: true }] } as const;
const leaves = (role: string): KeyRow => ({
  keys: ['Escape'],
  what: 'Closes it and gives the focus back.',
  outcome: [{ closes: role }],
});

export const patterns = {
  button: { start: 'button', rows: [press] },
  link: { start: 'link', rows: [{ keys: ['Enter'], what: 'Follows it.', outcome: [{ presses: true }] }] },
  breadcrumb: {
    start: 'link',
    rows: [
      { keys: ['Tab'], what: 'Goes to the next link.', outcome: [{ focus: 'next' }] },
      { keys: ['Shift+Tab'], what: 'Goes to the link before.', outcome: [{ focus: 'previous' }] },
    ],
  },
  checkbox: {
    start: 'checkbox',
    rows: [
      { keys: ['Space'], what: 'Ticks it.', outcome: [{ is: 'checked' }] },
      { keys: ['Space'], what: 'Takes the tick away.', outcome: [{ is: 'checked', not: true }] },
    ],
  },
  switch: {
    start: 'switch',
    rows: [
      { keys: ['Space'], what: 'Turns it on.', outcome: [{ is: 'checked' }] },
      { keys: ['Space'], what: 'Turns it off.', outcome: [{ is: 'checked', not: true }] },
    ],
  },
  'radio-group': {
    start: 'radio',
    rows: [
      {
        keys: ['ArrowDown'],
        what: 'Goes to the next and chooses it.',
        outcome: [{ focus: 'next' }, { is: 'checked' }],
      },
      {
        keys: ['ArrowUp'],
        what: 'Goes to the one before and chooses it.',
        outcome: [{ focus: 'previous' }, { is: 'checked' }],
      },
      {
        keys: ['Forward'],
        what: 'Goes to the next and chooses it.',
        outcome: [{ focus: 'next' }, { is: 'checked' }],
      },
      {
        keys: ['Back'],
        what: 'Goes to the one before and chooses it.',
        outcome: [{ focus: 'previous' }, { is: 'checked' }],
      },
    ],
  },
  tabs: {
    start: 'tab',
    rows: [
      {
        keys: ['Forward'],
        what: 'Goes to the next tab and shows it.',
        outcome: [{ focus: 'next' }, { is: 'selected' }],
      },
      {
        keys: ['Back'],
        what: 'Goes to the tab before and shows it.',
        outcome: [{ focus: 'previous' }, { is: 'selected' }],
      },
      { keys: ['End'], what: 'Goes to the last tab.', outcome: [{ focus: 'last' }, { is: 'selected' }] },
      { keys: ['Home'], what: 'Goes to the first tab.', outcome: [{ focus: 'first' }, { is: 'selected' }] },
      { keys: ['Tab'], what: 'Goes into the panel.', outcome: [{ within: 'tabpanel' }] },
    ],
  },
  toolbar: {
    start: 'button',
    rows: [
      { keys: ['Forward'], what: 'Goes to the next control.', outcome: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'Goes to the control before.', outcome: [{ focus: 'previous' }] },
    ],
  },
  'menu-button': {
    start: 'button',
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        what: 'Opens the menu at its first item.',
        outcome: [{ opens: 'menu' }, { focus: 'first' }],
        before: ['Escape'],
      },
      { keys: ['ArrowDown'], what: 'Goes to the next item.', outcome: [{ focus: 'next' }] },
      { keys: ['ArrowUp'], what: 'Goes to the item before.', outcome: [{ focus: 'previous' }] },
      { keys: ['End'], what: 'Goes to the last item.', outcome: [{ focus: 'last' }] },
      { keys: ['Home'], what: 'Goes to the first item.', outcome: [{ focus: 'first' }] },
      leaves('menu'),
      {
        keys: ['ArrowUp'],
        what: 'Opens the menu at its last item.',
        outcome: [{ opens: 'menu' }, { focus: 'last' }],
      },
    ],
  },
  select: {
    start: 'button',
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        what: 'Opens the list.',
        outcome: [{ opens: 'listbox' }, { on: 'option' }],
        before: ['Escape'],
      },
      { keys: ['Home'], what: 'Goes to the first option.', outcome: [{ focus: 'first' }] },
      { keys: ['ArrowDown'], what: 'Goes to the next option.', outcome: [{ focus: 'next' }] },
      { keys: ['ArrowUp'], what: 'Goes to the option before.', outcome: [{ focus: 'previous' }] },
      { keys: ['End'], what: 'Goes to the last option.', outcome: [{ focus: 'last' }] },
      leaves('listbox'),
    ],
  },
  combobox: {
    start: 'combobox',
    rows: [
      { keys: ['ArrowDown'], what: 'Opens the list.', outcome: [{ opens: 'listbox' }, { on: 'option' }] },
      { keys: ['ArrowDown'], what: 'Goes to the next option.', outcome: [{ focus: 'next' }] },
      { keys: ['ArrowUp'], what: 'Goes to the option before.', outcome: [{ focus: 'previous' }] },
      { keys: ['Escape'], what: 'Closes the list.', outcome: [{ closes: 'listbox' }] },
    ],
  },
  dialog: {
    start: 'within dialog',
    rows: [
      {
        keys: ['Tab', 'Shift+Tab'],
        what: 'Walks its controls and stays inside.',
        outcome: [{ within: 'dialog' }],
      },
      { keys: ['Escape'], what: 'Closes it and gives the focus back.', outcome: [{ closes: 'dialog' }] },
    ],
  },
  'alert-dialog': {
    start: 'within alertdialog',
    rows: [
      {
        keys: ['Tab', 'Shift+Tab'],
        what: 'Walks its answers and stays inside.',
        outcome: [{ within: 'alertdialog' }],
      },
      { keys: ['Escape'], what: 'Answers no.', outcome: [{ closes: 'alertdialog' }] },
    ],
  },
  disclosure: {
    start: 'button',
    rows: [{ keys: ['Enter', 'Space'], what: 'Opens it.', outcome: [{ is: 'expanded' }], before: [] }],
  },
  tooltip: {
    start: 'button',
    rows: [{ keys: ['Escape'], what: 'Hides it.', outcome: [{ closes: 'tooltip' }] }],
  },
  grid: {
    start: 'gridcell',
    rows: [
      { keys: ['Control+Home'], what: 'Goes to the first cell.', outcome: [{ focus: 'first' }] },
      { keys: ['Forward'], what: 'Goes to the next cell of the row.', outcome: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'Goes to the cell before.', outcome: [{ focus: 'previous' }] },
      { keys: ['Control+End'], what: 'Goes to the last cell.', outcome: [{ focus: 'last' }] },
    ],
  },
  tree: {
    start: 'treeitem',
    rows: [
      { keys: ['Home'], what: 'Goes to the first node.', outcome: [{ focus: 'first' }] },
      { keys: ['Forward'], what: 'Opens a closed node.', outcome: [{ focus: 'same' }, { is: 'expanded' }] },
      { keys: ['Forward'], what: 'Goes to the first node inside.', outcome: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'Goes to the node that holds it.', outcome: [{ focus: 'previous' }] },
      {
        keys: ['Back'],
        what: 'Closes an open node.',
        outcome: [{ focus: 'same' }, { is: 'expanded', not: true }],
      },
      { keys: ['ArrowDown'], what: 'Goes to the next node that shows.', outcome: [{ focus: 'next' }] },
      { keys: ['ArrowUp'], what: 'Goes to the node before.', outcome: [{ focus: 'previous' }] },
      { keys: ['End'], what: 'Goes to the last node that shows.', outcome: [{ focus: 'last' }] },
    ],
  },
  slider: {
    start: 'slider',
    rows: [
      { keys: ['Forward', 'ArrowUp'], what: 'One step more.', outcome: [{ value: 'more' }] },
      { keys: ['Back', 'ArrowDown'], what: 'One step less.', outcome: [{ value: 'less' }] },
      { keys: ['End'], what: 'The most.', outcome: [{ value: 'most' }] },
      { keys: ['Home'], what: 'The least.', outcome: [{ value: 'least' }] },
    ],
  },
  'spin-button': {
    start: 'spinbutton',
    rows: [
      { keys: ['ArrowUp'], what: 'One step more.', outcome: [{ value: 'more' }] },
      { keys: ['ArrowDown'], what: 'One step less.', outcome: [{ value: 'less' }] },
    ],
  },
  'date-grid': {
    start: 'gridcell',
    rows: [
      { keys: ['Forward'], what: 'The next day.', outcome: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'The day before.', outcome: [{ focus: 'previous' }] },
    ],
  },
  feed: {
    start: 'article',
    rows: [
      { keys: ['PageDown'], what: 'Goes to the next article.', outcome: [{ focus: 'next' }] },
      { keys: ['PageUp'], what: 'Goes to the article before.', outcome: [{ focus: 'previous' }] },
    ],
  },
} as const satisfies Readonly<Record<string, Pattern>>;

export type PatternName = keyof typeof patterns;

export const patternOf = (name: PatternName): Pattern => patterns[name];

export const isPattern = (name: unknown): name is PatternName => typeof name === 'string' && name in patterns;
