import type { Mode } from '@comanda/tokens';
import { fill } from '../fills.css.ts';
import * as css from './charts.css.ts';

const series = [fill.chart1, fill.chart2, fill.chart3, fill.chart4, fill.chart5, fill.chart6];

const looks = { bars: css.bars, strip: css.strip };

export interface SeriesProps {
  readonly theme: string;
  readonly mode: Mode;
  /** `bars` of different heights, or a `strip` in which they touch. */
  readonly size: 'bars' | 'strip';
}

/** The six colours beside one another; what they are is said beside it. */
export function Series({ theme, mode, size }: SeriesProps) {
  return (
    <div className={looks[size]} data-theme={theme} data-mode={mode} data-surface="raised" aria-hidden="true">
      {series.map((color) => (
        <span key={color} className={`${css.part} ${color}`} />
      ))}
    </div>
  );
}
