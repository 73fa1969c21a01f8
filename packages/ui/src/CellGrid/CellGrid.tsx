/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an ARIA grid laid out by CSS grid, as DataTable is */
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { classNames } from '../styles/classNames.ts';
import * as css from './CellGrid.css.ts';
import { CellGridBody, type MeasureRow } from './CellGridBody.tsx';
import type { CellChange, CellGridColumn, CellGridRow } from './types.ts';
import { useCells } from './useCells.ts';

export interface CellGridProps {
  /** Names the grid. */
  readonly label: string;
  /** Heads the column of the rows' own labels. */
  readonly rowHeader: string;
  readonly rows: readonly CellGridRow[];
  readonly columns: readonly CellGridColumn[];
  readonly textOf: (row: string, column: string) => string;
  /** A quieter word beside the label of a row, asked for where the row is in sight. */
  readonly detailOf?: (row: string) => string | undefined;
  /** What is wrong with a cell: words, perhaps with a link. */
  readonly errorOf?: (row: string, column: string) => ReactNode;
  /** Cells that a person has filled, by hand, from the clipboard or by taking something back. */
  readonly onChange: (changes: readonly CellChange[]) => void;
  readonly isReadOnly?: boolean;
}

/**
 * A small spreadsheet: rows that exist, cells to fill. Arrows walk; typing, Enter or F2 write; Enter goes down, Tab
 * along; a table pasted from a spreadsheet fills what lies below and beside; Ctrl+Z takes back (WAI-ARIA APG, grid).
 */
export function CellGrid(props: CellGridProps) {
  const { label, rowHeader, rows, columns, textOf, detailOf, errorOf, onChange, isReadOnly = false } = props;
  const { t } = useLingui();
  const isWordy = columns.some(({ lang }) => lang !== undefined);
  const hint = useId();
  const { active, scroller, setScroller, ...cells } = useCells({
    rows,
    columns,
    textOf,
    onChange,
    isReadOnly,
  });

  const cell = (line: CellGridRow, row: number, field: CellGridColumn, column: number) => {
    const at = { row, column };
    const written = cells.writtenAt(at);
    const error = errorOf?.(line.id, field.id);
    const errorId = `${hint}-${row}-${column}`;
    return (
      <div
        key={field.id}
        role="gridcell"
        data-row={row}
        data-column={column}
        tabIndex={cells.isActive(at) && written === undefined ? 0 : -1}
        aria-invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': errorId })}
        className={classNames(css.cell, field.align === 'end' && css.end)}
        {...cells.eventsOf(at)}
      >
        <span
          className={css.box}
          {...(field.lang !== undefined && { lang: field.lang })}
          {...(field.unit !== undefined && { 'data-unit': field.unit })}
        >
          {written === undefined ? (
            <bdi className={classNames(css.text, field.lang === undefined ? css.oneLine : css.sentence)}>
              {textOf(line.id, field.id)}
            </bdi>
          ) : (
            <input
              className={css.input}
              {...(field.lang !== undefined && { dir: 'auto' })}
              aria-label={`${line.label}, ${field.header}`}
              value={written}
              onChange={(event) => cells.change(at, event.target.value)}
              onBlur={() => cells.leave(at)}
            />
          )}
        </span>
        {error !== undefined && (
          <span id={errorId} className={css.error}>
            {error}
          </span>
        )}
      </div>
    );
  };

  const rowAt = (row: number, measure: MeasureRow | undefined) => {
    const line = rows[row];
    const detail = line && (detailOf?.(line.id) ?? line.detail);
    return (
      line && (
        <div
          key={line.id}
          ref={measure}
          role="row"
          className={css.row}
          aria-rowindex={row + 2}
          data-index={row}
        >
          <div role="rowheader" className={css.label}>
            <bdi className={css.name} {...(line.lang !== undefined && { lang: line.lang })}>
              {line.label}
            </bdi>
            {detail !== undefined && <bdi className={css.detail}>{detail}</bdi>}
          </div>
          {columns.map((field, column) => cell(line, row, field, column))}
        </div>
      )
    );
  };

  return (
    <div className={css.frame}>
      <div
        ref={setScroller}
        role="grid"
        aria-label={label}
        aria-describedby={isReadOnly ? undefined : hint}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-readonly={isReadOnly}
        className={classNames(css.grid, isWordy && css.wordy)}
      >
        <div role="row" className={css.header} aria-rowindex={1}>
          <div role="columnheader" className={css.head}>
            {rowHeader}
          </div>
          {columns.map(({ id, header, align }) => (
            <div key={id} role="columnheader" className={classNames(css.head, align === 'end' && css.end)}>
              {header}
            </div>
          ))}
        </div>
        <CellGridBody
          count={rows.length}
          idAt={(index) => rows[index]?.id ?? String(index)}
          focused={active.row}
          scroller={scroller}
          renderAt={rowAt}
        />
      </div>
      {!isReadOnly && (
        <p id={hint} className={css.hint}>
          {t`Type to fill a cell, Enter for the next one below. A table copied from a spreadsheet can be pasted; Ctrl+Z takes back.`}
        </p>
      )}
    </div>
  );
}
