import { useEffect } from 'react';

export type Mode = 'light' | 'dark';
/** The library's own colours, or others. */
export type Theme = 'own' | 'other';

/** A library's own ways to switch, called from outside of what it has rendered. */
export interface Switches {
  readonly mode: (mode: Mode) => void;
  /** Absent where the library describes no way to change colours while the page stands. */
  readonly theme?: (theme: Theme) => void;
}

declare global {
  // What the measuring side finds in the page is a variable there.
  // eslint-disable-next-line no-var
  var benchSwitches: Switches | undefined;
}

/** Hands the page what switches the library it is drawn by. */
export const useSwitches = (switches: Switches): void => {
  useEffect(() => {
    globalThis.benchSwitches = switches;
  }, [switches]);
};
