import { useId, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Below } from '../chart/Below.tsx';
import * as chart from '../chart/chart.css.ts';
import { Readout } from '../chart/Readout.tsx';
import { everyNth, percent } from '../chart/scales.ts';
import { useCursor } from '../chart/useCursor.ts';
import { wordFor } from '../chart/word.ts';
import { classNames } from '../styles/classNames.ts';
import { Table } from '../Table/index.ts';
import { percentOf } from '../values/percentOf.ts';
import * as css from './HeatMap.css.ts';

/** A row or a column. */
export interface HeatMapLine {
  readonly id: string;
  /** Short, at the edge. */
  readonly label: string;
  /** Whole, where it is read; the label when left out. */
  readonly name?: string;
}

export interface HeatMapProps {
  /** Names the map for those who hear it, and its table. */
  readonly label: string;
  readonly rows: readonly HeatMapLine[];
  readonly columns: readonly HeatMapLine[];
  /** Heads the rows' names in the table: `Day`. */
  readonly rowsLabel: string;
  /** By row and column; null where nothing was. */
  readonly values: readonly (readonly (number | null)[])[];
  /** What the values are: `Sold`. */
  readonly valueName: string;
  readonly format: (value: number) => string;
  /** Opens what is behind a cell. */
  readonly onPress?: (row: string, column: string) => void;
  readonly pressHint?: string;
  /** In place of the map when no cell has a value. */
  readonly empty: string;
  readonly note?: string;
}

/** The faintest that is still seen to be there. */
const faintest = 0.08;

const nameOf = (line: HeatMapLine | undefined): string => line?.name ?? line?.label ?? '';

/** When something is most, by two scales: days and hours. Deeper is more. */
export function HeatMap({
  label,
  rows,
  columns,
  rowsLabel,
  values,
  valueName,
  format,
  onPress,
  pressHint,
  empty,
  note,
}: HeatMapProps) {
  const [isTable, setTable] = useState(false);
  const hintId = useId();
  const width = columns.length;
  const height = rows.length;
  const count = width * height;
  const whereIs = (index: number) => ({ row: Math.floor(index / width), column: index % width });
  const { active, input } = useCursor({
    count,
    first: 0,
    rowLength: width,
    pointAt: (across, down) =>
      Math.min(height - 1, Math.max(0, Math.floor(down * height))) * width +
      Math.min(width - 1, Math.max(0, Math.floor(across * width))),
    onPress:
      onPress &&
      ((index) => {
        const { row, column } = whereIs(index);
        const [one, other] = [rows[row], columns[column]];
        if (one && other) onPress(one.id, other.id);
      }),
  });
  const all = values.flat().flatMap((value) => (value !== null && Number.isFinite(value) ? [value] : []));
  if (all.length === 0)
    return <p className={classNames(chart.chart, chart.empty, chart.height({ size: 'md' }))}>{empty}</p>;
  const most = Math.max(0, ...all);
  const read = whereIs(active ?? 0);
  const name = `${nameOf(rows[read.row])} · ${nameOf(columns[read.column])}`;
  const value = values[read.row]?.[read.column] ?? null;
  const word = wordFor(format);
  const [wide, slim] = [everyNth(width, 12), everyNth(width, 6)];
  return (
    <div className={chart.chart}>
      {isTable ? (
        <Table
          caption={label}
          isCaptionHidden
          density="compact"
          rows={rows.map((row, index) => ({ row, cells: values[index] ?? [] }))}
          getRowId={({ row }) => row.id}
          columns={[
            { id: 'row', header: rowsLabel, isRowHeader: true, cell: ({ row }) => nameOf(row) },
            ...columns.map((column, place) => ({
              id: column.id,
              header: column.label,
              align: 'end' as const,
              cell: ({ cells }: { readonly cells: readonly (number | null)[] }) => word(cells[place] ?? null),
            })),
          ]}
        />
      ) : (
        <div className={classNames(chart.frame, css.frame)}>
          <div aria-hidden="true" className={css.rows}>
            {rows.map(({ id, label: text }) => (
              <bdi key={id} className={css.rowLabel}>
                {text}
              </bdi>
            ))}
          </div>
          <div
            className={classNames(chart.plot, chart.ring, css.plot)}
            style={{ aspectRatio: `${width} / ${height * 0.75}` }}
          >
            <svg aria-hidden="true" className={chart.shapes}>
              {rows.map((row, down) =>
                columns.map((column, across) => (
                  <rect
                    key={`${row.id} ${column.id}`}
                    className={classNames(
                      css.cell,
                      chart.fills[0],
                      active === down * width + across && css.active,
                    )}
                    x={percent(((across + 0.08) / width) * 100)}
                    y={percent(((down + 0.08) / height) * 100)}
                    width={percent(84 / width)}
                    height={percent(84 / height)}
                    rx={3}
                    fillOpacity={
                      faintest + (1 - faintest) * (percentOf(values[down]?.[across] ?? 0, 0, most) / 100)
                    }
                  />
                )),
              )}
            </svg>
            <input
              {...input}
              type="range"
              className={classNames(chart.cursor, onPress && chart.pressed)}
              aria-label={label}
              aria-valuetext={`${name}: ${word(value)}`}
              {...(pressHint !== undefined && { 'aria-describedby': hintId })}
            />
            {pressHint !== undefined && (
              <VisuallyHidden>
                <span id={hintId}>{pressHint}</span>
              </VisuallyHidden>
            )}
            {active !== undefined && (
              <Readout
                name={name}
                at={((read.column + 0.5) / width) * 100}
                hint={pressHint}
                rows={[{ id: 'value', name: valueName, value: word(value), ground: chart.grounds[0] ?? '' }]}
              />
            )}
          </div>
          <div aria-hidden="true" className={chart.points}>
            {columns.map(({ id, label: text }, index) =>
              index % wide === 0 ? (
                <span
                  key={id}
                  className={classNames(chart.label, index % slim !== 0 && chart.roomy)}
                  style={{
                    insetInlineStart: percent(((index + 0.5 - wide / 2) / width) * 100),
                    inlineSize: percent((100 * wide) / width),
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
        <span aria-hidden="true" className={css.key}>
          <bdi>{format(0)}</bdi>
          <svg className={css.steps}>
            {[0, 0.25, 0.5, 0.75, 1].map((part, place) => (
              <rect
                key={part}
                className={chart.fills[0]}
                x={`${place * 20}%`}
                width="18%"
                height="100%"
                rx={2}
                fillOpacity={faintest + (1 - faintest) * part}
              />
            ))}
          </svg>
          <bdi>{format(most)}</bdi>
        </span>
      </Below>
    </div>
  );
}
