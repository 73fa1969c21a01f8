import { leaves, menuRows, submenuRows, type Pattern } from './rows.ts';

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
      { keys: ['End'], what: 'Goes to the last control.', outcome: [{ focus: 'last' }] },
      { keys: ['Home'], what: 'Goes to the first control.', outcome: [{ focus: 'first' }] },
      { keys: ['Tab'], what: 'Leaves it: all its controls are one stop.', outcome: [{ outside: 'toolbar' }] },
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
      ...menuRows,
      leaves('menu'),
      {
        keys: ['ArrowUp'],
        what: 'Opens the menu at its last item.',
        outcome: [{ opens: 'menu' }, { focus: 'last' }],
      },
    ],
  },
  /** What stands in a menu and has one of its own. */
  submenu: {
    start: 'menuitem',
    rows: [
      { keys: ['End'], what: 'Goes to the last item.', outcome: [{ focus: 'last' }] },
      ...submenuRows,
      {
        keys: ['Enter', 'Space'],
        what: 'Opens it too.',
        outcome: [{ opens: 'menu' }, { lies: 'forward' }],
        before: ['Back'],
      },
      leaves('menu'),
    ],
  },
  'context-menu': {
    start: 'group',
    rows: [
      {
        keys: ['Shift+F10', 'ContextMenu'],
        what: 'Opens the menu at its first item.',
        outcome: [{ opens: 'menu' }, { focus: 'first' }],
        before: ['Escape'],
      },
      ...menuRows,
      leaves('menu'),
    ],
  },
  'split-button': {
    start: 'button',
    rows: [
      { keys: ['Enter', 'Space'], what: 'Does what the button says.', outcome: [{ presses: true }] },
      { keys: ['Tab'], what: 'Goes to the button of the menu.', outcome: [{ focus: 'next' }] },
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        what: 'There: opens the menu at its first item.',
        outcome: [{ opens: 'menu' }, { focus: 'first' }],
        before: ['Escape'],
      },
      ...menuRows,
      leaves('menu'),
      { keys: ['Shift+Tab'], what: 'Goes back to the button.', outcome: [{ focus: 'previous' }] },
    ],
  },
  /** Buttons that stand by each other without being one stop. */
  buttons: {
    start: 'button',
    rows: [
      { keys: ['Tab'], what: 'Goes to the next button.', outcome: [{ focus: 'next' }] },
      { keys: ['Shift+Tab'], what: 'Goes to the button before.', outcome: [{ focus: 'previous' }] },
      { keys: ['Enter', 'Space'], what: 'Presses it.', outcome: [{ presses: true }] },
    ],
  },
  /** An area that takes what is pasted, and a button that asks for it. */
  'drop-zone': {
    start: 'button',
    rows: [
      { keys: ['Tab'], what: 'Goes from the area to the button.', outcome: [{ focus: 'next' }] },
      { keys: ['Enter', 'Space'], what: 'There: asks for files.', outcome: [{ presses: true }] },
      { keys: ['Shift+Tab'], what: 'Goes back to the area.', outcome: [{ focus: 'previous' }] },
    ],
  },
  /** Buttons around a field for the number of a page. */
  pagination: {
    start: 'textbox',
    rows: [
      { keys: ['Tab'], what: 'Goes to the next control.', outcome: [{ on: 'button' }, { lies: 'forward' }] },
      { keys: ['Enter', 'Space'], what: 'Presses a button.', outcome: [{ presses: true }] },
      {
        keys: ['Shift+Tab'],
        what: 'Goes to the control before.',
        outcome: [{ on: 'textbox' }, { lies: 'back' }],
      },
    ],
  },
  'toggle-group': {
    start: 'radio',
    rows: [
      { keys: ['Forward'], what: 'Goes to the next.', outcome: [{ focus: 'next' }, { lies: 'forward' }] },
      { keys: ['Space'], what: 'Chooses it.', outcome: [{ is: 'checked' }] },
      { keys: ['Back'], what: 'Goes to the one before.', outcome: [{ focus: 'previous' }, { lies: 'back' }] },
      { keys: ['Enter'], what: 'Chooses it too.', outcome: [{ is: 'checked' }] },
    ],
  },
} as const satisfies Readonly<Record<string, Pattern>>;
