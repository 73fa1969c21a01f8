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
  | { readonly is: 'checked' | 'selected' | 'expanded'; readonly not?: boolean }
  | { readonly value: 'more' | 'less' | 'least' | 'most' }
  | { readonly presses: true };

export interface KeyRow {
  /** Each of them does it. */
  readonly keys: readonly Key[];
  /** As the table says it. */
  readonly what: string;
  readonly outcome: readonly Outcome[];
  /** Pressed before each of the keys, to come to where the row begins. */
  readonly before?: readonly Key[];
}

export interface Pattern {
  /** The role that has the focus when the walk begins, and of what it is in. */
  readonly start: string;
  readonly rows: readonly KeyRow[];
}

/** What opens by a key and goes with another. */
export const leaves = (role: string): KeyRow => ({
  keys: ['Escape'],
  what: 'Closes it and gives the focus back.',
  outcome: [{ closes: role }],
});
