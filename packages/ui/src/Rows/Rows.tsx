import type { ReactNode } from 'react';
import { classNames } from '../styles/classNames.ts';
import * as css from './Rows.css.ts';

export interface RowsProps {
  /** Each a `Row`. */
  readonly children: ReactNode;
  /** What the entries are, where no heading says it. */
  readonly label?: string;
  /** `card`: reaches the edges of a Card without padding, its words in line with the card's title. */
  readonly inset?: keyof typeof css.inset;
  /** A frame around the entries, in a dialog: at most 320 px high, then it scrolls. */
  readonly isFramed?: boolean;
}

/** Entries under each other with a hairline between, to be read. */
export function Rows({ children, label, inset = 'none', isFramed = false }: RowsProps) {
  return (
    <ul
      role="list"
      aria-label={label}
      className={classNames(css.rows, css.inset[inset], isFramed && css.framed)}
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
  readonly arrange?: keyof typeof css.arrange;
  /** More room above and below, for an entry of several lines. */
  readonly isRoomy?: boolean;
}

/** One entry of `Rows`. */
export function Row({ children, arrange = 'line', isRoomy = false }: RowProps) {
  return <li className={classNames(css.row, css.arrange[arrange], isRoomy && css.roomy)}>{children}</li>;
}
