import { Chart } from '../chart/Chart.tsx';
import * as chart from '../chart/chart.css.ts';
import { percent, type ValueScale } from '../chart/scales.ts';
import type { ChartPoint, ChartProps } from '../chart/types.ts';
import { stack } from './stack.ts';

export interface BarChartProps extends ChartProps {
  /** The point that is still running, in a colour of its own. Only where there is one series. */
  readonly current?: { readonly id: string; readonly name: string };
}

/** How high the edge of a comparison is drawn, and how round a bar is, in pixels. */
const edge = 2;
const corner = 3;

/** Values of hours, days, months beside what they are held against. What has names is a BarList. */
export function BarChart({ current, ...props }: BarChartProps) {
  const { series, points } = props;
  const own = series.flatMap(({ isComparison = false }, place) => (isComparison ? [] : [place]));
  const against = series.findIndex(({ isComparison = false }) => isComparison);
  const running = own.length === 1 && current ? points.findIndex(({ id }) => id === current.id) : -1;
  const colourOf = (place: number): number => own.indexOf(place);
  const stacks = points.map(({ values }) => stack(own.map((place) => values[place] ?? null)));
  const compared = (point: ChartPoint): number | null => point.values[against] ?? null;
  return (
    <Chart
      {...props}
      mark="band"
      marks={series.map((_, place) => ({
        ground: (place === against ? chart.ghostGround : chart.grounds[colourOf(place)]) ?? '',
      }))}
      {...(running >= 0 &&
        current && {
          furtherEntries: [{ id: current.id, name: current.name, ground: chart.grounds[1] ?? '' }],
        })}
      extent={[...stacks.flat(2), ...points.map(compared)].filter((value) => value !== null)}
      first={Math.max(0, running)}
    >
      {(scale) =>
        points.map((point, index) => {
          const before = compared(point);
          const place = { index, count: points.length, scale };
          return (
            <g key={point.id}>
              {before !== null && <Ghost {...place} value={before} />}
              {stacks[index]?.map(([from, to], layer) =>
                from === to ? null : (
                  <Bar
                    key={layer}
                    {...place}
                    from={from}
                    to={to}
                    share={against === -1 ? 0.64 : 0.44}
                    fill={chart.fills[index === running ? 1 : layer] ?? ''}
                  />
                ),
              )}
            </g>
          );
        })
      }
    </Chart>
  );
}

interface Place {
  readonly index: number;
  readonly count: number;
  readonly scale: ValueScale;
}

/** In the middle of its point, as broad a part of it. */
const across = ({ index, count }: Place, share: number) => ({
  x: percent(((index + (1 - share) / 2) / count) * 100),
  width: percent((share / count) * 100),
});

interface BarProps extends Place {
  readonly from: number;
  readonly to: number;
  readonly share: number;
  readonly fill: string;
}

function Bar({ from, to, share, fill, ...place }: BarProps) {
  const [one, other] = [place.scale.at(from), place.scale.at(to)];
  return (
    <rect
      className={fill}
      {...across(place, share)}
      y={percent(Math.min(one, other))}
      height={percent(Math.abs(other - one))}
      rx={corner}
    />
  );
}

function Ghost({ value, ...place }: Place & { readonly value: number }) {
  const [zero, at] = [place.scale.at(0), place.scale.at(value)];
  const where = across(place, 0.76);
  return (
    <>
      <rect
        className={chart.ghost}
        {...where}
        y={percent(Math.min(zero, at))}
        height={percent(Math.abs(at - zero))}
      />
      <rect className={chart.ghostEdge} {...where} y={percent(at)} height={edge} />
    </>
  );
}
