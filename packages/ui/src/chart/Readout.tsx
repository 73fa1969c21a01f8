import { classNames } from '../styles/classNames.ts';
import * as css from './chart.css.ts';
import type { LegendEntry } from './Legend.tsx';
import { besidePlace } from './scales.ts';

export interface ReadoutProps {
  readonly name: string;
  readonly rows: readonly (LegendEntry & { readonly value: string })[];
  readonly hint: string | undefined;
  /** Where its point is, in parts of a hundred from the start. */
  readonly at: number;
}

/** What the point under the cursor says, to be seen; the cursor itself says it to those who listen. */
export function Readout({ name, rows, hint, at }: ReadoutProps) {
  return (
    <div aria-hidden="true" data-surface="overlay" className={css.readout} style={besidePlace(at)}>
      <p className={css.readoutName}>{name}</p>
      {rows.map(({ id, name: word, value, ground, isLine = false }) => (
        <div key={id} className={css.readoutRow}>
          <span className={classNames(css.swatch, isLine && css.swatchLine, ground)} />
          <span className={css.readoutWord}>{word}</span>
          <bdi className={css.readoutValue}>{value}</bdi>
        </div>
      ))}
      {hint !== undefined && <p className={css.readoutHint}>{hint}</p>}
    </div>
  );
}
