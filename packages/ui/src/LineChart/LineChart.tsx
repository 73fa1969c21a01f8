import { area, curveMonotoneX, line } from 'd3-shape';
import { Chart } from '../chart/Chart.tsx';
import * as chart from '../chart/chart.css.ts';
import type { ValueScale } from '../chart/scales.ts';
import type { ChartProps } from '../chart/types.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './LineChart.css.ts';

export type LineChartProps = ChartProps;

type Place = readonly [across: number, value: number | null];

const rounded = (part: number): number => Math.round(part * 100) / 100;

/** Places as parts of a hundred; where there is no value the line ends, and begins again after it. */
function pathsOf(places: readonly Place[], scale: ValueScale) {
  const isThere = ([, value]: Place): boolean => value !== null;
  const across = ([part]: Place): number => rounded(part);
  const down = ([, value]: Place): number => rounded(scale.at(value ?? 0));
  return {
    line: line<Place>().defined(isThere).x(across).y(down).curve(curveMonotoneX)([...places]) ?? '',
    area:
      area<Place>()
        .defined(isThere)
        .x(across)
        .y1(down)
        .y0(rounded(scale.at(0)))
        .curve(curveMonotoneX)([...places]) ?? '',
  };
}

/** How something went over time, beside how it went before. What are parts of a whole, or few, are bars. */
export function LineChart(props: LineChartProps) {
  const { series, points } = props;
  const own = series.filter(({ isComparison = false }) => !isComparison);
  const looks = series.map((one) => {
    const place = own.indexOf(one);
    return place < 0
      ? { stroke: chart.ghostLine, ground: chart.ghostGround, place }
      : { stroke: chart.strokes[place] ?? '', ground: chart.grounds[place] ?? '', place };
  });
  const placesOf = (place: number): readonly Place[] =>
    points.map(({ values }, index) => [((index + 0.5) / points.length) * 100, values[place] ?? null]);
  return (
    <Chart
      {...props}
      mark="hair"
      marks={looks.map(({ ground }) => ({ ground, isLine: true }))}
      extent={points.flatMap(({ values }) => values.filter((value) => value !== null))}
      first={Math.max(
        0,
        points.findLastIndex(({ values: [value] }) => value !== null && value !== undefined),
      )}
    >
      {(scale) => (
        <>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
            {series
              .map((one, place) => ({
                one,
                place,
                look: looks[place],
                paths: pathsOf(placesOf(place), scale),
              }))
              .toReversed()
              .map(({ one, look, paths }) => (
                <g key={one.id}>
                  {look?.place === 0 && (
                    <path d={paths.area} className={classNames(chart.fills[0], css.area)} />
                  )}
                  <path
                    d={paths.line}
                    vectorEffect="non-scaling-stroke"
                    className={classNames(
                      css.line,
                      look?.stroke,
                      look?.place === -1 ? css.before : css.dashes[(look?.place ?? 0) % css.dashes.length],
                    )}
                  />
                </g>
              ))}
          </svg>
          {series.map((one, place) => (
            <Ends
              key={one.id}
              places={placesOf(place)}
              scale={scale}
              fill={chart.fills[looks[place]?.place ?? -1]}
            />
          ))}
        </>
      )}
    </Chart>
  );
}

interface EndsProps {
  readonly places: readonly Place[];
  readonly scale: ValueScale;
  readonly fill: string | undefined;
}

/** A dot where a line ends, which is also all there is of a single point. */
function Ends({ places, scale, fill }: EndsProps) {
  const end = places.findLast(([, value]) => value !== null);
  if (!end || fill === undefined) return null;
  const [across, value] = end;
  return (
    <circle className={fill} cx={`${rounded(across)}%`} cy={`${rounded(scale.at(value ?? 0))}%`} r={4} />
  );
}
