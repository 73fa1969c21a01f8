import { arc, pie, type PieArcDatum } from 'd3-shape';
import * as chart from '../chart/chart.css.ts';
import { wordFor } from '../chart/word.ts';
import { Link } from '../Link/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './DonutChart.css.ts';
import { foldRest } from './foldRest.ts';

export interface DonutPart {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** Its part of the whole, as it is written: `67 %`. */
  readonly share?: string;
  /** Leads to what is behind it. */
  readonly href?: string;
}

export interface DonutChartProps {
  /** Names the list of parts. */
  readonly label: string;
  /** The largest first. More than six are five, and the rest as one. */
  readonly parts: readonly DonutPart[];
  readonly format: (value: number) => string;
  /** Name of what is not shown by itself: `Others`. */
  readonly restName: string;
  /** In the middle: the whole, and what it is. */
  readonly total: { readonly value: string; readonly name: string };
  /** In place of the parts when there are none. */
  readonly empty: string;
}

const arcs = pie<DonutPart>()
  .sort(null)
  .padAngle(0.02)
  // What was given back is no part of a whole: it is in the list alone.
  .value(({ value }) => (Number.isFinite(value) ? Math.max(0, value) : 0));
const ringOf = arc<PieArcDatum<DonutPart>>().innerRadius(34).outerRadius(48).cornerRadius(2);

/** Few parts of one whole, where their proportion matters more than their order. More parts are a BarList. */
export function DonutChart({ label, parts, format, restName, total, empty }: DonutChartProps) {
  if (parts.length === 0) return <p className={css.empty}>{empty}</p>;
  const shown = foldRest(parts, restName);
  return (
    <div className={css.donut}>
      <div className={css.ring}>
        <svg aria-hidden="true" viewBox="-50 -50 100 100" className={css.shapes}>
          <circle r={41} className={css.track} />
          {arcs([...shown]).map((one, place) => (
            <path
              key={one.data.id}
              d={ringOf(one) ?? ''}
              className={classNames(css.part, chart.fills[place])}
            />
          ))}
        </svg>
        <div className={css.middle}>
          <bdi className={css.total}>{total.value}</bdi> <span className={css.name}>{total.name}</span>
        </div>
      </div>
      <ul role="list" aria-label={label} className={css.list}>
        {shown.map(({ id, name, value, share, href }, place) => (
          <li key={id} className={css.row}>
            <span aria-hidden="true" className={classNames(chart.swatch, chart.grounds[place])} />
            <span className={css.word}>
              {href === undefined ? (
                <bdi>{name}</bdi>
              ) : (
                <Link href={href} tone="plain" underline="hover">
                  <bdi>{name}</bdi>
                </Link>
              )}
            </span>{' '}
            <bdi className={css.value}>{wordFor(format)(value)}</bdi> <bdi className={css.share}>{share}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
