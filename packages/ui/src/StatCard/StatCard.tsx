import { type ReactNode, use } from 'react';
import { Card } from '../Card/index.ts';
import { Change, type FigureChange } from '../chart/Change.tsx';
import { Link } from '../Link/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './StatCard.css.ts';
import { Meaning } from './Meaning.tsx';
import { InGroup } from './StatGroup.tsx';

export interface StatCardProps {
  /** What the figure is of: "Net sales". */
  readonly label: string;
  /** As it is written; a dash where there is none, nothing as long as it is on its way. */
  readonly value: string | undefined;
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
  const isInGroup = use(InGroup);
  const figure =
    value === undefined ? (
      <Coming isInGroup={isInGroup} />
    ) : (
      <bdi className={css.value({ look, isInGroup })}>{value}</bdi>
    );
  const stat = (
    <dl className={css.stat({ isInGroup })}>
      <dt className={css.label({ look })}>
        <span>{label}</span>
        {meaning !== undefined && <Meaning label={label}>{meaning}</Meaning>}
      </dt>
      <dd className={classNames(css.rest, isInGroup && css.atEnd)}>
        {href === undefined ? (
          figure
        ) : (
          <Link href={href} tone="plain" underline="hover">
            {figure}
          </Link>
        )}
      </dd>
      {/* What will be said of a figure that is on its way has its place too. */}
      {(value === undefined || change !== undefined || note !== undefined) && (
        <dd className={classNames(css.rest, css.about, isInGroup && css.aboutInLine)}>
          {change && <Change change={change} />}
          {note !== undefined && <span className={css.note}>{note}</span>}
        </dd>
      )}
      {trend !== undefined && <dd className={css.rest}>{trend}</dd>}
    </dl>
  );
  if (look !== 'card') return stat;
  return isInGroup ? <Card UNSAFE_className={css.inGroup}>{stat}</Card> : <Card>{stat}</Card>;
}

/** Where a figure will stand. */
function Coming({ isInGroup }: { readonly isInGroup: boolean }) {
  return (
    <span className={css.coming({ isInGroup })}>
      <Skeleton shape="title" />
    </span>
  );
}
