import type { Ref } from 'react';
import * as css from './Figures.css.ts';

export interface FiguresProps {
  /** What the figures are of. */
  readonly label: string;
  /** Each with its value as it is written. */
  readonly items: readonly { readonly id: string; readonly text: string; readonly value: string }[];
  /** To put the focus on them when they are what came of a press; they show no ring, as nothing is pressed there. */
  readonly ref?: Ref<HTMLUListElement>;
}

/** A few numbers that say how something stands or what came of it, each below its name. */
export function Figures({ label, items, ref }: FiguresProps) {
  return (
    <ul ref={ref} role="list" tabIndex={-1} aria-label={label} className={css.figures}>
      {items.map(({ id, text, value }) => (
        <li key={id} className={css.figure}>
          <span className={css.name}>{text}</span>{' '}
          <span className={css.value}>
            <bdi>{value}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
