import type { Pattern } from './rows.ts';

/** What is typed. */
export const fields = {
  'text-field': {
    start: 'textbox',
    rows: [
      { keys: ['a'], what: 'Types it.', outcome: [{ text: 'longer' }] },
      { keys: ['Home'], what: 'Goes to the beginning of what is typed.', outcome: [{ caret: 'start' }] },
      { keys: ['End'], what: 'Goes to its end.', outcome: [{ caret: 'end' }] },
      { keys: ['Backspace'], what: 'Takes the last letter away.', outcome: [{ text: 'shorter' }] },
    ],
  },
  /** Lines of text. */
  'text-area': {
    start: 'textbox',
    rows: [
      { keys: ['a'], what: 'Types it.', outcome: [{ text: 'longer' }] },
      { keys: ['Enter'], what: 'Begins a line, and sends nothing.', outcome: [{ text: 'longer' }] },
      { keys: ['Tab'], what: 'Leaves it.', outcome: [{ outside: 'textbox' }] },
    ],
  },
  'search-field': {
    start: 'searchbox',
    rows: [
      { keys: ['a'], what: 'Types it.', outcome: [{ text: 'longer' }] },
      { keys: ['Enter'], what: 'Searches.', outcome: [{ presses: true }, { text: 'same' }] },
      {
        keys: ['Escape'],
        what: 'Empties it, without leaving it.',
        outcome: [{ text: 'empty' }, { on: 'searchbox' }],
      },
    ],
  },
  'password-field': {
    start: 'password',
    rows: [
      { keys: ['Tab'], what: 'Goes to the button that shows it.', outcome: [{ on: 'button' }] },
      {
        keys: ['Shift+Tab'],
        what: 'Goes back to what is typed, which shows now.',
        outcome: [{ on: 'textbox' }],
        before: ['Space'],
      },
      {
        keys: ['Shift+Tab'],
        what: 'Goes back to what is typed, which is masked again.',
        outcome: [{ on: 'password' }],
        before: ['Tab', 'Enter'],
      },
    ],
  },
  /** Fields that are sent together. */
  form: {
    start: 'textbox',
    rows: [
      { keys: ['Tab'], what: 'Goes to the next field.', outcome: [{ focus: 'next' }] },
      { keys: ['Enter'], what: 'Sends all of them.', outcome: [{ presses: true }] },
    ],
  },
  'number-field': {
    start: 'textbox',
    rows: [
      { keys: ['ArrowUp'], what: 'One step more.', outcome: [{ value: 'more' }] },
      { keys: ['ArrowDown'], what: 'One step less.', outcome: [{ value: 'less' }] },
      { keys: ['PageUp'], what: 'Ten steps more.', outcome: [{ value: 'more' }] },
      { keys: ['PageDown'], what: 'Ten steps less.', outcome: [{ value: 'less' }] },
    ],
  },
  /** One that has a least and a most. */
  'limited-number-field': {
    start: 'textbox',
    rows: [
      { keys: ['Home'], what: 'The least.', outcome: [{ value: 'less' }] },
      { keys: ['ArrowDown', 'PageDown'], what: 'Stops at the least.', outcome: [{ value: 'same' }] },
      { keys: ['PageUp'], what: 'Ten steps more.', outcome: [{ value: 'more' }] },
      { keys: ['ArrowUp'], what: 'One step more.', outcome: [{ value: 'more' }] },
      { keys: ['ArrowDown'], what: 'One step less.', outcome: [{ value: 'less' }] },
      { keys: ['PageDown'], what: 'Ten steps less.', outcome: [{ value: 'less' }] },
      { keys: ['End'], what: 'The most.', outcome: [{ value: 'more' }] },
      { keys: ['ArrowUp', 'PageUp'], what: 'Stops at the most.', outcome: [{ value: 'same' }] },
    ],
  },
} as const satisfies Readonly<Record<string, Pattern>>;
