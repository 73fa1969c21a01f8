import { leaves, type Pattern } from './rows.ts';

/** What one walks in, and what lies over a page. */
export const places = {
  grid: {
    start: 'gridcell',
    rows: [
      { keys: ['Control+Home'], what: 'Goes to the first cell.', outcome: [{ focus: 'first' }] },
      { keys: ['Forward'], what: 'Goes to the next cell of the row.', outcome: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'Goes to the cell before.', outcome: [{ focus: 'previous' }] },
      { keys: ['Control+End'], what: 'Goes to the last cell.', outcome: [{ focus: 'last' }] },
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
      leaves('dialog'),
    ],
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
      {
        keys: ['Tab', 'Shift+Tab'],
        what: 'Walks its answers and stays inside.',
        outcome: [{ within: 'alertdialog' }],
      },
      { keys: ['Escape'], what: 'Answers no.', outcome: [{ closes: 'alertdialog' }] },
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
