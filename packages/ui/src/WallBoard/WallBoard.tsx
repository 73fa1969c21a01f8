import type { ReactNode } from 'react';
import { Change, type FigureChange } from '../chart/Change.tsx';
import * as css from './WallBoard.css.ts';
import { useShift } from './useShift.ts';

/** One figure, as it is written. */
export interface WallFigure {
  readonly id: string;
  readonly label: string;
  /** A dash where there is none. */
  readonly value: string;
  readonly change?: FigureChange;
  /** What it is held against: "1,719.20 by this time last Thursday". */
  readonly note?: string;
}
export interface WallBoardProps {
  readonly title: string;
  /** Of whom: the company, its stores. */
  readonly about?: ReactNode;
  /** At the end of the head: the time, whether the figures still come. */
  readonly aside?: ReactNode;
  /** The largest first. */
  readonly figures: readonly WallFigure[];
  /** Below the figures: charts and lists, in cards. */
  readonly children?: ReactNode;
}

/** Figures for a screen that hangs on a wall: read from across a room, all of it at once, and harmless to the screen. */
export function WallBoard({ title, about, aside, figures, children }: WallBoardProps) {
  const [across, down] = useShift();
  return (
    <main className={css.board} data-surface="page">
      <div className={css.moved} style={{ translate: `${across * 4}px ${down * 4}px` }}>
        <header className={css.head}>
          <div className={css.words}>
            <h1 className={css.title}>
              <bdi>{title}</bdi>
            </h1>
            {about !== undefined && <div className={css.about}>{about}</div>}
          </div>
          {aside !== undefined && <div className={css.aside}>{aside}</div>}
        </header>
        {figures.length > 0 && (
          <dl className={css.figures}>
            {figures.map(({ id, label, value, change, note }, place) => (
              <div key={id} className={place === 0 ? css.first : css.figure}>
                <dt className={css.label}>{label}</dt>
                <dd className={place === 0 ? css.largest : css.value}>
                  <bdi>{value}</bdi>
                </dd>
                {(change !== undefined || note !== undefined) && (
                  <dd className={css.note}>
                    {change && <Change change={change} />}
                    {note !== undefined && <span>{note}</span>}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
        {children !== undefined && <div className={css.parts}>{children}</div>}
      </div>
    </main>
  );
}
