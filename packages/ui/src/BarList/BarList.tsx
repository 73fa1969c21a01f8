import type { ReactNode } from 'react';
import * as chart from '../chart/chart.css.ts';
import { Change, type FigureChange } from '../chart/Change.tsx';
import { wordFor } from '../chart/word.ts';
import { Link } from '../Link/index.ts';
import { classNames } from '../styles/classNames.ts';
import { percentOf } from '../values/percentOf.ts';
import * as css from './BarList.css.ts';

export interface BarListItem {
  readonly id: string;
  readonly name: string;
  /** Quiet, after the name or below it: "31 tickets". */
  readonly detail?: string;
  readonly value: number;
  /** Its part of the whole, as it is written: `67 %`. */
  readonly share?: string;
  readonly change?: FigureChange;
  /** Leads to what is behind it. */
  readonly href?: string;
  /** Before the name: a picture, an avatar. */
  readonly picture?: ReactNode;
}

export interface BarListProps {
  /** Names the list. */
  readonly label: string;
  /** In the order in which they are shown. */
  readonly items: readonly BarListItem[];
  readonly format: (value: number) => string;
  /** In place of the list when there is nothing. */
  readonly empty: string;
  /** `lg` where it is read from across a room. */
  readonly size?: css.Size;
}

/** Things with names by how much each has: stores, payment methods, departments. The longest bar is the largest. */
export function BarList({ label, items, format, empty, size = 'md' }: BarListProps) {
  if (items.length === 0) return <p className={css.empty}>{empty}</p>;
  const most = Math.max(0, ...items.map(({ value }) => (Number.isFinite(value) ? Math.abs(value) : 0)));
  return (
    <ul role="list" aria-label={label} className={css.list({ size })}>
      {items.map(({ id, name, detail, value, share, change, href, picture }) => (
        <li key={id} className={css.item}>
          {picture !== undefined && <span className={css.picture}>{picture}</span>}
          <div className={css.words}>
            <span className={css.name}>
              {href === undefined ? (
                <bdi>{name}</bdi>
              ) : (
                <Link href={href} tone="plain" underline="hover">
                  <bdi>{name}</bdi>
                </Link>
              )}
            </span>{' '}
            {detail !== undefined && <span className={css.detail}>{detail}</span>}{' '}
            <span className={css.figures}>
              <bdi className={css.value}>{wordFor(format)(value)}</bdi>{' '}
              {share !== undefined && <bdi className={css.share}>{share}</bdi>}{' '}
              {change && <Change change={change} />}
            </span>
          </div>
          <div aria-hidden="true" className={css.track}>
            <div
              className={classNames(css.bar, chart.grounds[value < 0 ? 1 : 0])}
              style={{ inlineSize: `${percentOf(Math.abs(value), 0, most)}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
