import { leaves, listRows, type Pattern } from './rows.ts';

/** What is chosen or set. */
export const inputs = {
  checkbox: {
    start: 'checkbox',
    rows: [
      { keys: ['Space'], what: 'Ticks it.', outcome: [{ is: 'checked' }] },
      { keys: ['Space'], what: 'Takes the tick away.', outcome: [{ is: 'checked', not: true }] },
    ],
  },
  'checkbox-group': {
    start: 'checkbox',
    rows: [
      { keys: ['Space'], what: 'Ticks the box.', outcome: [{ is: 'checked' }] },
      { keys: ['Tab'], what: 'Goes to the next box.', outcome: [{ focus: 'next' }] },
      { keys: ['Shift+Tab'], what: 'Goes to the box before.', outcome: [{ focus: 'previous' }] },
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
      ...listRows,
      leaves('listbox'),
      {
        keys: ['Enter', 'Space'],
        what: 'Chooses the option and closes the list.',
        outcome: [{ closes: 'listbox' }, { on: 'button' }],
        before: ['ArrowDown'],
      },
    ],
  },
  combobox: {
    start: 'combobox',
    rows: [
      {
        keys: ['a'],
        what: 'Types it and opens the list of what has it.',
        outcome: [{ text: 'longer' }, { opens: 'listbox' }],
      },
      { keys: ['Escape'], what: 'Closes the list.', outcome: [{ closes: 'listbox' }] },
      { keys: ['ArrowDown'], what: 'Opens the list.', outcome: [{ opens: 'listbox' }, { on: 'option' }] },
      { keys: ['ArrowDown'], what: 'Goes to the next option.', outcome: [{ focus: 'next' }] },
      { keys: ['ArrowUp'], what: 'Goes to the option before.', outcome: [{ focus: 'previous' }] },
      {
        keys: ['Enter'],
        what: 'Takes the option and closes the list.',
        outcome: [{ closes: 'listbox' }, { on: 'combobox' }],
      },
      { keys: ['Home'], what: 'Goes to the beginning of what is written.', outcome: [{ caret: 'start' }] },
      { keys: ['End'], what: 'Goes to its end.', outcome: [{ caret: 'end' }] },
      {
        keys: ['Escape'],
        what: 'Closes the list.',
        outcome: [{ closes: 'listbox' }],
        before: ['ArrowDown'],
      },
      {
        keys: ['ArrowUp'],
        what: 'Opens the list from its end.',
        outcome: [{ opens: 'listbox' }, { on: 'option' }],
      },
      { keys: ['Tab'], what: 'Leaves the field and closes the list.', outcome: [{ closes: 'listbox' }] },
    ],
  },
  /** One that several are taken from. */
  'multi-combobox': {
    start: 'combobox',
    rows: [
      { keys: ['ArrowDown'], what: 'Opens the list.', outcome: [{ opens: 'listbox' }, { on: 'option' }] },
      { keys: ['ArrowDown'], what: 'Goes to the next option.', outcome: [{ focus: 'next' }] },
      { keys: ['ArrowUp'], what: 'Goes to the option before.', outcome: [{ focus: 'previous' }] },
      {
        keys: ['Enter'],
        what: 'Takes the option and closes the list.',
        outcome: [{ opens: 'row' }, { closes: 'listbox' }],
      },
      {
        keys: ['Escape'],
        what: 'Closes the list.',
        outcome: [{ closes: 'listbox' }],
        before: ['ArrowDown'],
      },
      {
        keys: ['Backspace'],
        what: 'Takes the last tag away where nothing is typed.',
        outcome: [{ closes: 'row' }],
      },
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
  /** Two thumbs on one scale. */
  'range-slider': {
    start: 'slider',
    rows: [
      {
        keys: ['Forward', 'ArrowUp'],
        what: 'One step more.',
        outcome: [{ value: 'more' }, { lies: 'forward' }],
      },
      { keys: ['Back', 'ArrowDown'], what: 'One step less.', outcome: [{ value: 'less' }, { lies: 'back' }] },
      { keys: ['Home'], what: 'The least.', outcome: [{ value: 'least' }] },
      {
        keys: ['End'],
        what: 'As far as the other thumb.',
        outcome: [{ value: 'most' }, { lies: 'forward' }],
      },
      { keys: ['Tab'], what: 'Goes to the other thumb.', outcome: [{ focus: 'next' }] },
      { keys: ['End'], what: 'The most.', outcome: [{ value: 'most' }, { lies: 'forward' }] },
      { keys: ['Shift+Tab'], what: 'Goes back to the first.', outcome: [{ focus: 'previous' }] },
    ],
  },
} as const satisfies Readonly<Record<string, Pattern>>;
