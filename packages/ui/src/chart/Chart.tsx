import { type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../styles/classNames.ts';
import { Below } from './Below.tsx';
import * as css from './chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import { Legend, type LegendEntry } from './Legend.tsx';
import { Readout } from './Readout.tsx';
import { everyNth, percent, type ValueScale, valueScale } from './scales.ts';
import type { ChartPoint, ChartProps } from './types.ts';
import { useCursor } from './useCursor.ts';
import { wordFor } from './word.ts';

interface PlottedProps extends ChartProps {
  /** Of each series, in their order. */
  readonly marks: readonly Pick<LegendEntry, 'ground' | 'isLine'>[];
  /** Further marks that stand for something. */
  readonly furtherEntries?: readonly LegendEntry[];
  /** Everything that the scale has to hold. */
  readonly extent: readonly number[];
  /** Where the keys begin. */
  readonly first?: number;
  /** How the point under the cursor is marked. */
  readonly mark: 'band' | 'hair';
  readonly children: (scale: ValueScale) => ReactNode;
}

export const hasValues = (points: readonly ChartPoint[]): boolean =>
  points.some(({ values }) => values.some((value) => value !== null));

const written = (name: string, values: readonly string[]): string => `${name}: ${values.join(', ')}`;

/** What lines and bars have in common: values beside them, points below, a cursor over them, a table in their place. */
export function Chart({
  label,
  pointsLabel,
  series,
  points,
  format,
  formatAxis = format,
  onPress,
  pressHint,
  empty,
  size = 'md',
  note,
  marks,
  furtherEntries = [],
  extent,
  first = 0,
  mark,
  children,
}: PlottedProps) {
  const [isTable, setTable] = useState(false);
  const hintId = useId();
  const scale = valueScale(extent);
  const word = wordFor(format);
  const count = points.length;
  const centreOf = (index: number): number => ((index + 0.5) / count) * 100;
  const { active, input } = useCursor({
    count,
    first,
    onPress: onPress && ((index) => points[index] && onPress(points[index].id)),
    pointAt: (across) => Math.floor(across * count),
  });
  if (!hasValues(points))
    return <p className={classNames(css.chart, css.empty, css.height({ size }))}>{empty}</p>;
  const entries = series.map(({ id, name }, place) => ({ id, name, ground: '', ...marks[place] }));
  const read = points[active ?? first];
  const said = read && valuesOf(read);
  const [wide, slim] = [everyNth(count, 12), everyNth(count, 6)];

  function valuesOf({ values }: ChartPoint): readonly string[] {
    return series.flatMap(({ name }, place) => {
      const value = values[place];
      return value === null || value === undefined
        ? []
        : [series.length > 1 ? `${name} ${word(value)}` : word(value)];
    });
  }

  return (
    <div className={css.chart}>
      {isTable ? (
        <ChartTable {...{ label, pointsLabel, series, points, word }} />
      ) : (
        <div className={classNames(css.frame, css.height({ size }))}>
          <div aria-hidden="true" className={css.values}>
            {scale.ticks.map((tick) => (
              <bdi key={tick} className={css.tick} style={{ insetBlockStart: percent(scale.at(tick)) }}>
                {formatAxis(tick)}
              </bdi>
            ))}
          </div>
          <div className={classNames(css.plot, css.ring)}>
            <svg aria-hidden="true" className={css.shapes}>
              {scale.ticks.map((tick) => (
                <line
                  key={tick}
                  className={tick === 0 ? css.zeroLine : css.gridLine}
                  x2="100%"
                  y1={percent(scale.at(tick))}
                  y2={percent(scale.at(tick))}
                />
              ))}
            </svg>
            {active !== undefined && mark === 'band' && (
              <span
                className={css.band}
                style={{
                  insetInlineStart: percent((active / count) * 100),
                  inlineSize: percent(100 / count),
                }}
              />
            )}
            <svg aria-hidden="true" className={css.shapes}>
              {children(scale)}
            </svg>
            {active !== undefined && mark === 'hair' && (
              <span className={css.hair} style={{ insetInlineStart: percent(centreOf(active)) }} />
            )}
            <input
              {...input}
              type="range"
              className={classNames(css.cursor, onPress && css.pressed)}
              aria-label={label}
              aria-valuetext={read && written(read.name ?? read.label, said ?? [])}
              {...(pressHint !== undefined && { 'aria-describedby': hintId })}
            />
            {pressHint !== undefined && (
              <VisuallyHidden>
                <span id={hintId}>{pressHint}</span>
              </VisuallyHidden>
            )}
            {read && active !== undefined && (
              <Readout
                name={read.name ?? read.label}
                at={centreOf(active)}
                hint={pressHint}
                rows={entries.map((entry, place) => ({ ...entry, value: word(read.values[place] ?? null) }))}
              />
            )}
          </div>
          <div aria-hidden="true" className={css.points}>
            {points.map(({ id, label: text }, index) =>
              index % wide === 0 ? (
                <span
                  key={id}
                  className={classNames(css.label, index % slim !== 0 && css.roomy)}
                  style={{
                    insetInlineStart: percent(centreOf(index) - (50 * wide) / count),
                    inlineSize: percent((100 * wide) / count),
                  }}
                >
                  <bdi>{text}</bdi>
                </span>
              ) : null,
            )}
          </div>
        </div>
      )}
      <Below label={label} note={note} isTable={isTable} onSwitch={setTable}>
        {entries.length + furtherEntries.length > 1 && <Legend entries={[...entries, ...furtherEntries]} />}
      </Below>
    </div>
  );
}
