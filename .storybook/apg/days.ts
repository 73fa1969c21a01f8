import type { KeyRow, Pattern } from './rows.ts';

const opensCalendar: KeyRow = {
  keys: ['Alt+ArrowDown'],
  what: 'Opens the calendar.',
  outcome: [{ opens: 'dialog' }, { within: 'grid' }],
};

const closesCalendar: KeyRow = {
  keys: ['Escape'],
  what: 'Closes it and gives the focus back.',
  outcome: [{ closes: 'dialog' }, { returns: true }],
};

const dayByDay = [
  { keys: ['Forward'], what: 'The next day.', outcome: [{ days: 1 }] },
  { keys: ['Back'], what: 'The day before.', outcome: [{ days: -1 }] },
] as const satisfies readonly KeyRow[];

/** What takes days and times: parts that are typed, and grids that are walked. */
export const days = {
  'spin-button': {
    start: 'spinbutton',
    rows: [
      { keys: ['ArrowUp'], what: 'One more in this part.', outcome: [{ value: 'more' }] },
      { keys: ['ArrowDown'], what: 'One less.', outcome: [{ value: 'less' }] },
      { keys: ['PageUp'], what: 'Several more.', outcome: [{ value: 'more' }] },
      { keys: ['PageDown'], what: 'Several less.', outcome: [{ value: 'less' }] },
      { keys: ['End'], what: 'The most.', outcome: [{ value: 'most' }] },
      { keys: ['Home'], what: 'The least.', outcome: [{ value: 'least' }] },
      {
        keys: ['Forward'],
        what: 'Goes to the next part.',
        outcome: [{ on: 'spinbutton' }, { lies: 'forward' }],
      },
      { keys: ['Back'], what: 'Goes to the part before.', outcome: [{ on: 'spinbutton' }, { lies: 'back' }] },
    ],
  },
  'date-grid': {
    start: 'button in grid',
    rows: [
      ...dayByDay,
      { keys: ['ArrowDown'], what: 'The same day a week later.', outcome: [{ days: 7 }] },
      { keys: ['ArrowUp'], what: 'The same day a week before.', outcome: [{ days: -7 }] },
      { keys: ['Home'], what: 'The first day of the week.', outcome: [{ row: 'same' }, { column: 'first' }] },
      { keys: ['End'], what: 'The last day of the week.', outcome: [{ row: 'same' }, { column: 'last' }] },
      { keys: ['PageDown'], what: 'A month later.', outcome: [{ months: 1 }] },
      { keys: ['PageUp'], what: 'A month before.', outcome: [{ months: -1 }] },
      { keys: ['Shift+PageDown'], what: 'A year later.', outcome: [{ months: 12 }] },
      { keys: ['Shift+PageUp'], what: 'A year before.', outcome: [{ months: -12 }] },
      { keys: ['Enter', 'Space'], what: 'Chooses the day.', outcome: [{ is: 'selected' }], before: ['Back'] },
    ],
  },
  'date-picker': {
    start: 'spinbutton',
    rows: [
      opensCalendar,
      ...dayByDay,
      closesCalendar,
      {
        keys: ['Enter', 'Space'],
        what: 'Chooses the day and closes the calendar.',
        outcome: [{ closes: 'dialog' }, { within: 'group' }],
        before: ['Alt+ArrowDown'],
      },
    ],
  },
  'date-range-picker': {
    start: 'spinbutton',
    rows: [
      opensCalendar,
      ...dayByDay,
      closesCalendar,
      { ...opensCalendar, what: 'Opens it again.' },
      {
        keys: ['Enter'],
        what: 'Begins the period and goes on to the next day.',
        outcome: [{ days: 1 }, { is: 'selected' }],
      },
      { keys: ['Forward'], what: 'Takes a day more into it.', outcome: [{ days: 1 }, { is: 'selected' }] },
      {
        keys: ['Enter'],
        what: 'Ends the period and closes the calendar.',
        outcome: [{ closes: 'dialog' }, { within: 'group' }],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Pattern>>;
