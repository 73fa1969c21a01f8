import { leaves, type Pattern } from './rows.ts';

/** What is pressed, followed or opened. */
export const actions = {
  button: {
    start: 'button',
    rows: [{ keys: ['Enter', 'Space'], what: 'Presses it.', outcome: [{ presses: true }] }],
  },
  link: { start: 'link', rows: [{ keys: ['Enter'], what: 'Follows it.', outcome: [{ presses: true }] }] },
  breadcrumb: {
    start: 'link',
    rows: [
      { keys: ['Tab'], what: 'Goes to the next link.', outcome: [{ focus: 'next' }] },
      { keys: ['Shift+Tab'], what: 'Goes to the link before.', outcome: [{ focus: 'previous' }] },
    ],
  },
  toolbar: {
    start: 'button',
    rows: [
      { keys: ['Forward'], what: 'Goes to the next control.', outcome: [{ focus: 'next' }] },
      { keys: ['Back'], what: 'Goes to the control before.', outcome: [{ focus: 'previous' }] },
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
  disclosure: {
    start: 'button',
    rows: [
      { keys: ['Enter'], what: 'Opens what is closed.', outcome: [{ is: 'expanded' }] },
      { keys: ['Enter'], what: 'Closes what is open.', outcome: [{ is: 'expanded', not: true }] },
      { keys: ['Space'], what: 'Opens what is closed.', outcome: [{ is: 'expanded' }] },
      { keys: ['Space'], what: 'Closes what is open.', outcome: [{ is: 'expanded', not: true }] },
      { keys: ['Tab'], what: 'Goes to the next title, through what is open.', outcome: [{ focus: 'next' }] },
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
} as const satisfies Readonly<Record<string, Pattern>>;
