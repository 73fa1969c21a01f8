import { byLetter, leaves, listRows, walksWithin, type Pattern } from './rows.ts';

/** What one walks in, and what lies over a page. */
export const places = {
  grid: {
    start: 'gridcell',
    rows: [
      {
        keys: ['Control+Home'],
        what: 'Goes to the first cell.',
        outcome: [{ row: 'first' }, { column: 'first' }],
      },
      {
        keys: ['Forward'],
        what: 'Goes to the next cell of the row.',
        outcome: [{ row: 'same' }, { column: 'next' }],
      },
      {
        keys: ['Back'],
        what: 'Goes to the cell before.',
        outcome: [{ row: 'same' }, { column: 'previous' }],
      },
      {
        keys: ['ArrowDown'],
        what: 'Goes to the cell below.',
        outcome: [{ row: 'next' }, { column: 'same' }],
      },
      {
        keys: ['End'],
        what: 'Goes to the last cell of the row.',
        outcome: [{ row: 'same' }, { column: 'last' }],
      },
      {
        keys: ['PageDown'],
        what: 'Goes down by as many rows as a page shows.',
        outcome: [{ row: 'later' }, { column: 'same' }],
      },
      { keys: ['PageUp'], what: 'Goes as far up.', outcome: [{ row: 'earlier' }, { column: 'same' }] },
      { keys: ['Home'], what: 'Goes to the first cell of the row.', outcome: [{ column: 'first' }] },
      {
        keys: ['Control+End'],
        what: 'Goes to the last cell.',
        outcome: [{ row: 'last' }, { column: 'last' }],
      },
      {
        keys: ['ArrowUp'],
        what: 'Goes to the cell above.',
        outcome: [{ row: 'previous' }, { column: 'same' }],
      },
      { keys: ['Space'], what: 'Chooses the row.', outcome: [{ is: 'selected' }] },
      { keys: ['Space'], what: 'Lets go of the row.', outcome: [{ is: 'selected', not: true }] },
      { keys: ['F2'], what: 'Goes to what is in the cell.', outcome: [{ on: 'button' }] },
      { keys: ['Escape'], what: 'Goes back to the cell.', outcome: [{ on: 'gridcell' }] },
    ],
  },
  /** A list that lies open. */
  listbox: {
    start: 'option',
    rows: [
      ...listRows,
      { keys: ['Home'], what: 'Goes to the first option.', outcome: [{ focus: 'first' }] },
      leaves('listbox'),
    ],
  },
  /** Short names in a row that wraps, each with a way to take it away. */
  tags: {
    start: 'row',
    rows: [
      { keys: ['Forward'], what: 'Goes to the next tag.', outcome: [{ focus: 'next' }, { lies: 'forward' }] },
      { keys: ['Back'], what: 'Goes to the tag before.', outcome: [{ focus: 'previous' }, { lies: 'back' }] },
      { keys: ['End'], what: 'Goes to the last tag.', outcome: [{ focus: 'last' }] },
      { keys: ['Home'], what: 'Goes to the first tag.', outcome: [{ focus: 'first' }] },
      { keys: ['Delete', 'Backspace'], what: 'Takes the tag away.', outcome: [{ removes: true }] },
    ],
  },
  treegrid: {
    start: 'row',
    rows: [
      { keys: ['Home'], what: 'Goes to the first row.', outcome: [{ focus: 'first' }] },
      { keys: ['Forward'], what: 'Opens a closed row.', outcome: [{ focus: 'same' }, { is: 'expanded' }] },
      { keys: ['ArrowDown'], what: 'Goes to the next row that shows.', outcome: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'Goes to the row that holds it.', outcome: [{ focus: 'previous' }] },
      {
        keys: ['Back'],
        what: 'Closes an open row.',
        outcome: [{ focus: 'same' }, { is: 'expanded', not: true }],
      },
      { keys: ['End'], what: 'Goes to the last row that shows.', outcome: [{ focus: 'last' }] },
      { keys: ['ArrowUp'], what: 'Goes to the row before.', outcome: [{ focus: 'previous' }] },
      byLetter('row'),
    ],
  },
  /** A part of a page that shows less than it holds. */
  'scroll-region': {
    start: 'region',
    rows: [
      { keys: ['Forward'], what: 'Shows what lies further on.', outcome: [{ scrolls: 'on' }] },
      { keys: ['Back'], what: 'Shows what lies before.', outcome: [{ scrolls: 'back' }] },
    ],
  },
  dialog: {
    start: 'within dialog',
    rows: [walksWithin('dialog', 'Walks its controls and stays inside.'), leaves('dialog')],
  },
  /** A combobox in a dialog, whose list is there for as long as the dialog. */
  'command-palette': {
    start: 'within dialog',
    rows: [
      {
        keys: ['ArrowDown'],
        what: 'Goes to the next option.',
        outcome: [{ on: 'option' }, { focus: 'next' }],
      },
      { keys: ['End'], what: 'Goes to the last option.', outcome: [{ focus: 'last' }] },
      { keys: ['ArrowDown'], what: 'Goes on with the first after the last.', outcome: [{ focus: 'first' }] },
      { keys: ['ArrowUp'], what: 'Goes on with the last before the first.', outcome: [{ focus: 'last' }] },
      { keys: ['ArrowUp'], what: 'Goes to the option before.', outcome: [{ focus: 'previous' }] },
      { keys: ['Home'], what: 'Goes to the first option.', outcome: [{ focus: 'first' }] },
      leaves('dialog'),
    ],
  },
  'alert-dialog': {
    start: 'within alertdialog',
    rows: [
      walksWithin('alertdialog', 'Walks its answers and stays inside.'),
      {
        keys: ['Escape'],
        what: 'Answers no and gives the focus back.',
        outcome: [{ closes: 'alertdialog' }, { returns: true }],
      },
    ],
  },
  tooltip: {
    start: 'button',
    rows: [
      {
        keys: ['Tab'],
        what: 'The focus shows it.',
        outcome: [{ opens: 'tooltip' }],
        before: ['Shift+Tab'],
      },
      { keys: ['Escape'], what: 'Hides it.', outcome: [{ closes: 'tooltip' }] },
    ],
  },
} as const satisfies Readonly<Record<string, Pattern>>;
