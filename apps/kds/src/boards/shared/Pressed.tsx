import type { ReactNode } from 'react';
import * as css from './board.css.ts';
import { PRESSED_BY_HAND } from './surface.ts';

/** What the hand presses. A touch leaves the keys where they are: it does not move the bump bar's choice. */
export function Pressed({ children }: { readonly children: ReactNode }) {
  return (
    <div
      role="presentation"
      className={css.still}
      onMouseDown={(event) => event.preventDefault()}
      {...{ [PRESSED_BY_HAND]: '' }}
    >
      {children}
    </div>
  );
}
