import { classNames } from '../styles/classNames.ts';
import * as css from './chart.css.ts';

export interface LegendEntry {
  readonly id: string;
  readonly name: string;
  /** Class of its mark. */
  readonly ground: string;
  readonly isLine?: boolean;
}

/** Which colour is what. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul role="list" className={css.legend}>
      {entries.map(({ id, name, ground, isLine = false }) => (
        <li key={id} className={css.entry}>
          <span aria-hidden="true" className={classNames(css.swatch, isLine && css.swatchLine, ground)} />
          {name}
        </li>
      ))}
    </ul>
  );
}
