import type { ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { Change, type FigureChange } from '../chart/Change.tsx';
import { Link } from '../Link/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './StatCard.css.ts';
import { Meaning } from './Meaning.tsx';

export interface StatCardProps {
  /** What the figure is of: "Net sales". */
  readonly label: string;
  /** As it is written; a dash where there is none. */
  readonly value: string;
  /** How the figure is made, a press away. */
  readonly meaning?: string;
  readonly change?: FigureChange;
  /** What it is held against, or made of: "1,719.20 by this time last Thursday". */
  readonly note?: ReactNode;
  /** Leads to what is behind the figure. */
  readonly href?: string;
  /** Below the figure: a Sparkline. */
  readonly trend?: ReactNode;
  /** `lg` for the one figure that a page is opened for; `plain` where it lies in a card already, beside others. */
  readonly look?: css.Look;
}

/** One figure: what it is, how much, and whether that is more than before. */
export function StatCard({ label, value, meaning, change, note, href, trend, look = 'card' }: StatCardProps) {
  const figure = <bdi className={css.value({ look })}>{value}</bdi>;
  const stat = (
    <dl className={css.stat}>
      <dt className={css.label({ look })}>
        <span>{label}</span>
        {meaning !== undefined && <Meaning label={label}>{meaning}</Meaning>}
      </dt>
      <dd className={css.rest}>
        {href === undefined ? (
          figure
        ) : (
          <Link href={href} tone="plain" underline="hover">
            {figure}
          </Link>
        )}
      </dd>
      {(change !== undefined || note !== undefined) && (
        <dd className={classNames(css.rest, css.about)}>
          {change && <Change change={change} />}
          {note !== undefined && <span className={css.note}>{note}</span>}
        </dd>
      )}
      {trend !== undefined && <dd className={css.rest}>{trend}</dd>}
    </dl>
  );
  return look === 'card' ? <Card>{stat}</Card> : stat;
}
