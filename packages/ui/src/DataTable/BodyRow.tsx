/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an ARIA grid laid out by CSS grid; a table's own display would fight sticky columns and virtual rows */
import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import { leaveTabOrder } from './cellControls.ts';
import { CardContent, CellContent } from './CellContent.tsx';
import type { GridColumn } from './columnModel.ts';
import * as css from './Cells.css.ts';
import { stickyStyle } from './geometry.ts';
import { memoGeneric } from './memoGeneric.ts';

export interface BodyRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly label: string;
  /** Undefined where nobody watches for changes. */
  readonly version: number | undefined;
  /** Place in the grid; the header is 0. */
  readonly place: number;
  /** Place among all records on all pages, counted from 1 with the header. */
  readonly ariaRowIndex: number;
  readonly columns: readonly GridColumn<Row>[];
  /** Undefined where rows cannot be chosen. */
  readonly isSelected: boolean | undefined;
  /** The column of the cell in the tab order, or -1. */
  readonly activeColumn: number;
  readonly isMenuOpen: boolean;
  /** Called when the row goes while it holds the focus. */
  readonly onGoneWithFocus: () => void;
  /** Tells the virtual list its height. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/** One record. It renders again only for its own change: all handlers sit on the grid. */
export const BodyRow = memoGeneric(function BodyRow<Row>(props: BodyRowProps<Row>) {
  const {
    row,
    id,
    label,
    version,
    place,
    columns,
    isSelected,
    activeColumn,
    isMenuOpen,
    onGoneWithFocus,
    measure,
  } = props;
  const element = useRef<HTMLDivElement>(null);
  const changes = useChanges(version);
  useLayoutEffect(() => {
    if (!element.current) return;
    leaveTabOrder(element.current);
    measure?.(element.current);
  });
  useLayoutEffect(() => {
    const row = element.current;
    return () => {
      if (row?.contains(document.activeElement)) onGoneWithFocus();
    };
  }, [onGoneWithFocus]);
  return (
    <div
      ref={element}
      role="row"
      className={classNames(css.row, changes > 0 && css.changed[changes % 2])}
      data-changes={changes > 0 ? changes : undefined}
      aria-rowindex={props.ariaRowIndex}
      aria-selected={isSelected}
      data-row={place}
      data-index={place - 1}
      data-id={id}
    >
      {columns.map((column, index) => {
        const isCard = column.kind === 'card';
        const isHeader = isCard || (column.kind === 'data' && column.definition.isRowHeader === true);
        return (
          <div
            key={column.id}
            role={isHeader ? 'rowheader' : 'gridcell'}
            aria-colindex={index + 1}
            data-cell={index}
            tabIndex={index === activeColumn ? 0 : -1}
            style={stickyStyle(column.sticky, index)}
            className={classNames(
              css.cell,
              column.kind === 'data'
                ? column.definition.align === 'end' && css.end
                : isCard
                  ? css.card
                  : css.centred,
              isHeader && css.rowHeader,
              column.sticky && css.sticky({ edge: column.isEdge ? column.sticky : undefined }),
            )}
          >
            {column.kind === 'data' && <CellContent column={column.definition} row={row} />}
            {column.kind === 'card' && (
              <CardContent title={column.title} values={column.values} details={column.details} row={row} />
            )}
            {column.kind === 'select' && <SelectBox label={label} isSelected={isSelected === true} />}
            {column.kind === 'actions' && <MenuButton label={label} isOpen={isMenuOpen} />}
          </div>
        );
      })}
    </div>
  );
});

/** How often the record has changed since its row stands there. */
function useChanges(version: number | undefined): number {
  const [seen, setSeen] = useState({ version, changes: 0 });
  if (seen.version === version) return seen.changes;
  const next = { version, changes: seen.changes + 1 };
  setSeen(next);
  return next.changes;
}

function SelectBox({ label, isSelected }: { label: string; isSelected: boolean }) {
  const { t } = useLingui();
  return (
    <input
      type="checkbox"
      className={css.check}
      data-select
      checked={isSelected}
      readOnly
      aria-label={t`Select ${label}`}
    />
  );
}

function MenuButton({ label, isOpen }: { label: string; isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={css.menuButton}
      data-menu
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={t`Actions for ${label}`}
    >
      <Icon icon={Ellipsis} />
    </button>
  );
}
