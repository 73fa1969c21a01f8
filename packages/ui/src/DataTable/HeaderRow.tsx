/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an ARIA grid laid out by CSS grid; a table's own display would fight sticky columns and virtual rows */
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import { leaveTabOrder } from './cellControls.ts';
import type { ColumnGeometry, GridColumn } from './columnModel.ts';
import { ColumnResizer } from './ColumnResizer.tsx';
import * as cells from './Cells.css.ts';
import * as css from './Header.css.ts';
import { stickyStyle } from './geometry.ts';
import { ariaSort } from './sort.ts';
import type { DataTableColumn, SortKey } from './types.ts';

export interface HeaderRowProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  /** All columns that the server can sort by, for where they have no headers. */
  readonly sortable: readonly DataTableColumn<Row>[];
  readonly geometry: ColumnGeometry;
  readonly sort: readonly SortKey[];
  /** Undefined without rows. */
  readonly selected: 'none' | 'some' | 'all' | undefined;
  readonly activeColumn: number;
  /** `isFinal` is false while a pointer still drags. Undefined width: back to the column's own. */
  readonly onResize: (id: string, width: number | undefined, isFinal: boolean) => void;
}

export function HeaderRow<Row>({
  columns,
  sortable,
  geometry,
  sort,
  selected,
  activeColumn,
  onResize,
}: HeaderRowProps<Row>) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const boxId = useId();
  useLayoutEffect(() => {
    if (element.current) leaveTabOrder(element.current);
  });
  // Cards that are neither sorted nor chosen have a head for the ear alone.
  const isBare =
    sortable.length === 0 &&
    columns.some(({ kind }) => kind === 'card') &&
    !columns.some(({ kind }) => kind === 'select');
  return (
    <div role="rowgroup" className={css.header}>
      <div
        ref={element}
        role="row"
        className={classNames(css.headerRow, isBare && css.bare)}
        aria-rowindex={1}
        data-row={0}
      >
        {columns.map((column, index) => (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={index + 1}
            aria-sort={
              column.kind === 'data' && column.definition.isSortable ? ariaSort(sort, column.id) : undefined
            }
            data-cell={index}
            data-column={column.id}
            tabIndex={index === activeColumn ? 0 : -1}
            style={stickyStyle(column.sticky, index)}
            className={classNames(
              cells.cell,
              css.headerCell,
              column.kind === 'data'
                ? column.definition.align === 'end' && cells.end
                : column.kind === 'card'
                  ? cells.card
                  : cells.centred,
              column.sticky && cells.sticky({ edge: column.isEdge ? column.sticky : undefined }),
            )}
          >
            {column.kind === 'select' && <SelectPage id={boxId} selected={selected} />}
            {column.kind === 'actions' && <VisuallyHidden>{t`Actions`}</VisuallyHidden>}
            {column.kind === 'card' && (
              <CardsOrder
                title={column.title.header}
                columns={sortable}
                sort={sort}
                {...(selected !== undefined && { boxId })}
              />
            )}
            {column.kind === 'data' && (
              <>
                <HeaderText column={column.definition} sort={sort} />
                <ColumnResizer
                  column={column.definition}
                  width={geometry.widths[index] ?? 0}
                  onResize={(width, isFinal) => onResize(column.id, width, isFinal)}
                />
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface CardsOrderProps<Row> {
  /** What the cards are known by, where their order is one alone. */
  readonly title: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: readonly SortKey[];
  /** Of the box beside it that chooses all cards. */
  readonly boxId?: string;
}

/** Cards have no columns to press: one button says their order and offers the others. */
function CardsOrder<Row>({ title, columns, sort, boxId }: CardsOrderProps<Row>) {
  const { t } = useLingui();
  // Each card says what it is: the heading of one column among others would say nothing to those who see them.
  if (columns.length === 0)
    return (
      <>
        <VisuallyHidden>{title}</VisuallyHidden>
        {boxId !== undefined && (
          // The box has its name already: these are the words for it to be seen, and pressed, by.
          <label htmlFor={boxId} aria-hidden="true" className={css.boxWords}>
            {t`Select all on this page`}
          </label>
        )}
      </>
    );
  const [key] = sort;
  const header = columns.find(({ id }) => id === key?.id)?.header;
  return (
    <button type="button" className={css.sortButton} data-sort-menu aria-haspopup="menu">
      <span className={css.headerText}>{header === undefined ? t`Sort` : t`Sorted by: ${header}`}</span>
      <span className={css.sortMark} aria-hidden="true">
        <Icon icon={key ? (key.desc ? ArrowDown : ArrowUp) : ArrowUpDown} size="sm" />
      </span>
    </button>
  );
}

function HeaderText<Row>({ column, sort }: { column: DataTableColumn<Row>; sort: readonly SortKey[] }) {
  if (!column.isSortable) return <span className={css.headerText}>{column.header}</span>;
  const index = sort.findIndex((key) => key.id === column.id);
  const key = sort[index];
  const weight = index + 1;
  return (
    <button
      type="button"
      className={css.sortButton}
      data-sort={column.id}
      data-align={column.align}
      data-sorted={key ? '' : undefined}
    >
      <span className={css.headerText}>{column.header}</span>
      <span className={css.sortMark} data-idle={key ? undefined : ''} aria-hidden="true">
        <Icon icon={key ? (key.desc ? ArrowDown : ArrowUp) : ArrowUpDown} size="sm" />
        {key && sort.length > 1 && weight}
      </span>
    </button>
  );
}

interface SelectPageProps {
  readonly id: string;
  readonly selected: 'none' | 'some' | 'all' | undefined;
}

function SelectPage({ id, selected }: SelectPageProps) {
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  });
  return (
    <input
      ref={box}
      id={id}
      type="checkbox"
      className={cells.check}
      data-select-page
      checked={selected === 'all'}
      disabled={selected === undefined}
      readOnly
      aria-label={t`Select all on this page`}
    />
  );
}
