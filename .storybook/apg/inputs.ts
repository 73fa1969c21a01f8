import { leaves, type Pattern } from './rows.ts';

/** What is chosen or set. */
export const inputs = {
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
  slider: {
    start: 'slider',
    rows: [
      { keys: ['Forward', 'ArrowUp'], what: 'One step more.', outcome: [{ value: 'more' }] },
      { keys: ['Back', 'ArrowDown'], what: 'One step less.', outcome: [{ value: 'less' }] },
      { keys: ['PageUp'], what: 'About a tenth of the scale more.', outcome: [{ value: 'more' }] },
      { keys: ['PageDown'], what: 'About a tenth of the scale less.', outcome: [{ value: 'less' }] },
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
    start: 'button in grid',
    rows: [
      { keys: ['Forward'], what: 'The next day.', outcome: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'The day before.', outcome: [{ focus: 'previous' }] },
    ],
  },
} as const satisfies Readonly<Record<string, Pattern>>;
