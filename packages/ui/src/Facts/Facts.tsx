import type { ReactNode } from 'react';
import * as css from './Facts.css.ts';

export interface FactsProps {
  /** Each a `Fact`. */
  readonly children: ReactNode;
  /** How the width is shared: by the longest name, or in halves. */
  readonly columns?: css.Columns;
}

/** What is known of one thing: names, each with its value beside it. */
export function Facts({ children, columns = 'content' }: FactsProps) {
  return <dl className={css.facts({ columns })}>{children}</dl>;
}

export interface FactProps {
  readonly term: string;
  /** The value, formatted. A text reads in its own direction: an amount is the same among words of the other one. */
  readonly children: ReactNode;
}

/** One name and its value, in `Facts`. */
export function Fact({ term, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  );
}
