/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an ARIA grid laid out by CSS grid; a table's own display would fight sticky columns and virtual rows */
import { useImperativeHandle, type Ref } from 'react';
import { BodyRow } from './BodyRow.tsx';
import type { GridColumn, GridRow } from './columnModel.ts';
import type { GridPosition } from './gridKeys.ts';
import { FIRST_ROWS, VIRTUAL_ABOVE, VirtualRows } from './manyRows.ts';
import type { Density } from './types.ts';

export interface BodyHandle {
  readonly scrollToRow: (row: number) => void;
}

export interface TableBodyProps<Row> {
  readonly rows: readonly GridRow<Row>[];
  readonly columns: readonly GridColumn<Row>[];
  readonly getRowLabel: (row: Row) => string;
  readonly getRowVersion: ((row: Row) => number) | undefined;
  /** Records on the pages before this one. */
  readonly before: number;
  /** Undefined where rows cannot be chosen. */
  readonly isSelected: ((id: string) => boolean) | undefined;
  readonly active: GridPosition;
  /** The row whose menu is open. */
  readonly menuRow: string | undefined;
  readonly onGoneWithFocus: () => void;
  /** Called when rows come later than the table. */
  readonly onRowsCome: () => void;
  readonly density: Density;
  /** What scrolls; null until it stands. */
  readonly scroller: HTMLDivElement | null;
  readonly handle: Ref<BodyHandle>;
}

/** The rows, all of them or, above a hundred, those in view and the one with focus. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows } = props;
  return rows.length > VIRTUAL_ABOVE ? <ManyRows {...props} /> : <PlainRows {...props} />;
}

function PlainRows<Row>(props: TableBodyProps<Row>) {
  useImperativeHandle(props.handle, () => ({ scrollToRow: () => {} }), []);
  return <div role="rowgroup">{props.rows.map((row, index) => renderRow(props, row, index, undefined))}</div>;
}

/** Shows the first rows until it can keep the rest out of the page. */
function ManyRows<Row>(props: TableBodyProps<Row>) {
  const { rows, active, density, scroller, handle, onRowsCome } = props;
  if (!VirtualRows.useLoaded(true)) return <PlainRows {...props} rows={rows.slice(0, FIRST_ROWS)} />;
  return (
    <VirtualRows.View
      count={rows.length}
      idAt={(index) => rows[index]?.id ?? String(index)}
      focused={active.row - 1}
      density={density}
      scroller={scroller}
      handle={handle}
      onRowsCome={onRowsCome}
      renderAt={(index, measure) => {
        const row = rows[index];
        return row && renderRow(props, row, index, measure);
      }}
    />
  );
}

function renderRow<Row>(
  {
    columns,
    getRowLabel,
    getRowVersion,
    before,
    isSelected,
    active,
    menuRow,
    onGoneWithFocus,
  }: TableBodyProps<Row>,
  { id, row }: GridRow<Row>,
  index: number,
  measure: ((element: HTMLElement | null) => void) | undefined,
) {
  return (
    <BodyRow
      key={id}
      id={id}
      row={row}
      label={getRowLabel(row)}
      version={getRowVersion?.(row)}
      place={index + 1}
      ariaRowIndex={before + index + 2}
      columns={columns}
      isSelected={isSelected?.(id)}
      activeColumn={active.row === index + 1 ? active.column : -1}
      isMenuOpen={menuRow === id}
      onGoneWithFocus={onGoneWithFocus}
      measure={measure}
    />
  );
}
