import { curveMonotoneX, line } from 'd3-shape';
import * as chart from '../chart/chart.css.ts';
import { valueScale } from '../chart/scales.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Sparkline.css.ts';

export interface SparklineProps {
  /** What it shows, for those who do not see it: "Sales of the last 14 days: rising". */
  readonly label: string;
  /** One after the other; null where there is none. */
  readonly values: readonly (number | null)[];
}

/** The course of one figure, without an axis, beside the figure itself. */
export function Sparkline({ label, values }: SparklineProps) {
  const scale = valueScale(values.filter((value) => value !== null));
  const places = values.map((value, index) => ({ across: ((index + 0.5) / values.length) * 100, value }));
  const path = line<(typeof places)[number]>()
    .defined(({ value }) => value !== null)
    .x(({ across }) => Math.round(across * 100) / 100)
    .y(({ value }) => Math.round(scale.at(value ?? 0) * 100) / 100)
    .curve(curveMonotoneX)(places);
  const end = places.findLast(({ value }) => value !== null);
  if (!end) return null;
  return (
    <svg role="img" aria-label={label} className={css.sparkline}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path
          d={path ?? ''}
          vectorEffect="non-scaling-stroke"
          className={classNames(css.line, chart.strokes[0])}
        />
      </svg>
      <circle className={chart.fills[0]} cx={`${end.across}%`} cy={`${scale.at(end.value ?? 0)}%`} r={3} />
    </svg>
  );
}
