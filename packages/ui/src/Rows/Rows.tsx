import type { ReactNode } from 'react';
import * as css from './Rows.css.ts';

export interface RowsProps {
  /** Each a `Row`. */
  readonly children: ReactNode;
  /** What the entries are, where no heading says it. */
  readonly label?: string;
  /** `card`: reaches the edges of a Card without padding, its words in line with the card's title. */
  readonly inset?: css.Inset;
  /** A frame around the entries, in a dialog: at most 320 px high, then it scrolls. */
  readonly isFramed?: boolean;
}

/** Entries under each other with a hairline between, to be read. */
export function Rows({ children, label, inset = 'none', isFramed = false }: RowsProps) {
  return (
    <ul
      role="list"
      aria-label={label}
      className={css.rows({ inset, isFramed })}
      // What scrolls is reached by keys.
      {...(isFramed && { tabIndex: 0 })}
    >
      {children}
    </ul>
  );
}

export interface RowProps {
  readonly children: ReactNode;
  /** `line`: its parts side by side, the last at the end; they wrap where it is narrow. `stack`: under each other. */
  readonly arrange?: css.Arrange;
  /** More room above and below, for an entry of several lines. */
  readonly isRoomy?: boolean;
}

/** One entry of `Rows`. */
export function Row({ children, arrange = 'line', isRoomy = false }: RowProps) {
  return <li className={css.row({ arrange, isRoomy })}>{children}</li>;
}
