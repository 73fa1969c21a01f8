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
  readonly then: readonly Outcome[];
  /** Pressed before each of the keys, to come to where the row begins. */
  readonly before?: readonly Key[];
}

export interface Pattern {
  /** The role that has the focus when the walk begins. */
  readonly start: string;
  readonly rows: readonly KeyRow[];
}

const press = { keys: ['Enter', 'Space'], what: 'Presses it.', then: [{ presses: true }] } as const;
const leaves = (role: string): KeyRow => ({
  keys: ['Escape'],
  what: 'Closes it and gives the focus back.',
  then: [{ closes: role }],
});

export const patterns = {
  button: { start: 'button', rows: [press] },
  link: { start: 'link', rows: [{ keys: ['Enter'], what: 'Follows it.', then: [{ presses: true }] }] },
  breadcrumb: {
    start: 'link',
    rows: [
      { keys: ['Tab'], what: 'Goes to the next link.', then: [{ focus: 'next' }] },
      { keys: ['Shift+Tab'], what: 'Goes to the link before.', then: [{ focus: 'previous' }] },
    ],
  },
  checkbox: {
    start: 'checkbox',
    rows: [
      { keys: ['Space'], what: 'Ticks it.', then: [{ is: 'checked' }] },
      { keys: ['Space'], what: 'Takes the tick away.', then: [{ is: 'checked', not: true }] },
    ],
  },
  switch: {
    start: 'switch',
    rows: [
      { keys: ['Space'], what: 'Turns it on.', then: [{ is: 'checked' }] },
      { keys: ['Space'], what: 'Turns it off.', then: [{ is: 'checked', not: true }] },
    ],
  },
  'radio-group': {
    start: 'radio',
    rows: [
      {
        keys: ['ArrowDown'],
        what: 'Goes to the next and chooses it.',
        then: [{ focus: 'next' }, { is: 'checked' }],
      },
      {
        keys: ['ArrowUp'],
        what: 'Goes to the one before and chooses it.',
        then: [{ focus: 'previous' }, { is: 'checked' }],
      },
      {
        keys: ['Forward'],
        what: 'Goes to the next and chooses it.',
        then: [{ focus: 'next' }, { is: 'checked' }],
      },
      {
        keys: ['Back'],
        what: 'Goes to the one before and chooses it.',
        then: [{ focus: 'previous' }, { is: 'checked' }],
      },
    ],
  },
  tabs: {
    start: 'tab',
    rows: [
      {
        keys: ['Forward'],
        what: 'Goes to the next tab and shows it.',
        then: [{ focus: 'next' }, { is: 'selected' }],
      },
      {
        keys: ['Back'],
        what: 'Goes to the tab before and shows it.',
        then: [{ focus: 'previous' }, { is: 'selected' }],
      },
      { keys: ['End'], what: 'Goes to the last tab.', then: [{ focus: 'last' }, { is: 'selected' }] },
      { keys: ['Home'], what: 'Goes to the first tab.', then: [{ focus: 'first' }, { is: 'selected' }] },
      { keys: ['Tab'], what: 'Goes into the panel.', then: [{ within: 'tabpanel' }] },
    ],
  },
  toolbar: {
    start: 'button',
    rows: [
      { keys: ['Forward'], what: 'Goes to the next control.', then: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'Goes to the control before.', then: [{ focus: 'previous' }] },
    ],
  },
  'menu-button': {
    start: 'button',
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        what: 'Opens the menu at its first item.',
        then: [{ opens: 'menu' }, { focus: 'first' }],
        before: ['Escape'],
      },
      { keys: ['ArrowDown'], what: 'Goes to the next item.', then: [{ focus: 'next' }] },
      { keys: ['ArrowUp'], what: 'Goes to the item before.', then: [{ focus: 'previous' }] },
      { keys: ['End'], what: 'Goes to the last item.', then: [{ focus: 'last' }] },
      { keys: ['Home'], what: 'Goes to the first item.', then: [{ focus: 'first' }] },
      leaves('menu'),
      {
        keys: ['ArrowUp'],
        what: 'Opens the menu at its last item.',
        then: [{ opens: 'menu' }, { focus: 'last' }],
      },
    ],
  },
  select: {
    start: 'button',
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        what: 'Opens the list.',
        then: [{ opens: 'listbox' }, { on: 'option' }],
        before: ['Escape'],
      },
      { keys: ['Home'], what: 'Goes to the first option.', then: [{ focus: 'first' }] },
      { keys: ['ArrowDown'], what: 'Goes to the next option.', then: [{ focus: 'next' }] },
      { keys: ['ArrowUp'], what: 'Goes to the option before.', then: [{ focus: 'previous' }] },
      { keys: ['End'], what: 'Goes to the last option.', then: [{ focus: 'last' }] },
      leaves('listbox'),
    ],
  },
  combobox: {
    start: 'combobox',
    rows: [
      { keys: ['ArrowDown'], what: 'Opens the list.', then: [{ opens: 'listbox' }, { on: 'option' }] },
      { keys: ['ArrowDown'], what: 'Goes to the next option.', then: [{ focus: 'next' }] },
      { keys: ['ArrowUp'], what: 'Goes to the option before.', then: [{ focus: 'previous' }] },
      { keys: ['Escape'], what: 'Closes the list.', then: [{ closes: 'listbox' }] },
    ],
  },
  dialog: {
    start: 'within dialog',
    rows: [
      {
        keys: ['Tab', 'Shift+Tab'],
        what: 'Walks its controls and stays inside.',
        then: [{ within: 'dialog' }],
      },
      { keys: ['Escape'], what: 'Closes it and gives the focus back.', then: [{ closes: 'dialog' }] },
    ],
  },
  'alert-dialog': {
    start: 'within alertdialog',
    rows: [
      {
        keys: ['Tab', 'Shift+Tab'],
        what: 'Walks its answers and stays inside.',
        then: [{ within: 'alertdialog' }],
      },
      { keys: ['Escape'], what: 'Answers no.', then: [{ closes: 'alertdialog' }] },
    ],
  },
  disclosure: {
    start: 'button',
    rows: [{ keys: ['Enter', 'Space'], what: 'Opens it.', then: [{ is: 'expanded' }], before: [] }],
  },
  tooltip: {
    start: 'button',
    rows: [{ keys: ['Escape'], what: 'Hides it.', then: [{ closes: 'tooltip' }] }],
  },
  grid: {
    start: 'gridcell',
    rows: [
      { keys: ['Control+Home'], what: 'Goes to the first cell.', then: [{ focus: 'first' }] },
      { keys: ['Forward'], what: 'Goes to the next cell of the row.', then: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'Goes to the cell before.', then: [{ focus: 'previous' }] },
      { keys: ['Control+End'], what: 'Goes to the last cell.', then: [{ focus: 'last' }] },
    ],
  },
  tree: {
    start: 'treeitem',
    rows: [
      { keys: ['Home'], what: 'Goes to the first node.', then: [{ focus: 'first' }] },
      { keys: ['Forward'], what: 'Opens a closed node.', then: [{ focus: 'same' }, { is: 'expanded' }] },
      { keys: ['Forward'], what: 'Goes to the first node inside.', then: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'Goes to the node that holds it.', then: [{ focus: 'previous' }] },
      {
        keys: ['Back'],
        what: 'Closes an open node.',
        then: [{ focus: 'same' }, { is: 'expanded', not: true }],
      },
      { keys: ['ArrowDown'], what: 'Goes to the next node that shows.', then: [{ focus: 'next' }] },
      { keys: ['ArrowUp'], what: 'Goes to the node before.', then: [{ focus: 'previous' }] },
      { keys: ['End'], what: 'Goes to the last node that shows.', then: [{ focus: 'last' }] },
    ],
  },
  slider: {
    start: 'slider',
    rows: [
      { keys: ['Forward', 'ArrowUp'], what: 'One step more.', then: [{ value: 'more' }] },
      { keys: ['Back', 'ArrowDown'], what: 'One step less.', then: [{ value: 'less' }] },
      { keys: ['End'], what: 'The most.', then: [{ value: 'most' }] },
      { keys: ['Home'], what: 'The least.', then: [{ value: 'least' }] },
    ],
  },
  'spin-button': {
    start: 'spinbutton',
    rows: [
      { keys: ['ArrowUp'], what: 'One step more.', then: [{ value: 'more' }] },
      { keys: ['ArrowDown'], what: 'One step less.', then: [{ value: 'less' }] },
    ],
  },
  'date-grid': {
    start: 'gridcell',
    rows: [
      { keys: ['Forward'], what: 'The next day.', then: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'The day before.', then: [{ focus: 'previous' }] },
    ],
  },
  feed: {
    start: 'article',
    rows: [
      { keys: ['PageDown'], what: 'Goes to the next article.', then: [{ focus: 'next' }] },
      { keys: ['PageUp'], what: 'Goes to the article before.', then: [{ focus: 'previous' }] },
    ],
  },
} as const satisfies Readonly<Record<string, Pattern>>;

export type PatternName = keyof typeof patterns;

export const patternOf = (name: PatternName): Pattern => patterns[name];

export const isPattern = (name: unknown): name is PatternName => typeof name === 'string' && name in patterns;
