/** Where a character means itself: fields, lists that are searched by it, and whatever lies over the page. */
const places = [
  'input:not([type="checkbox"], [type="radio"], [type="button"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'textbox',
    'searchbox',
    'combobox',
    'spinbutton',
    'listbox',
    'menu',
    'tree',
    'dialog',
    'alertdialog',
  ].map((role) => `[role="${role}"]`),
  '[aria-haspopup="listbox"]',
].join();

/** Whether a key pressed here is meant for what has the focus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(places) !== null;
