import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useMedia } from '../days/useMedia.ts';
import { lengthOf } from './length.ts';
import type { DataTableColumn } from './types.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

/** Ids of the columns that the table itself adds. No column of the app may be called so. */
const SELECT = '$select';
const ACTIONS = '$actions';

/** Pixels. The column of row actions, to a window of 1300 px and beyond: docs/product.md §13. */
const ACTIONS_WIDTH = { narrow: 65, wide: 80 };
const BEYOND = '(min-width: 1300.02px)';
const SELECT_WIDTH = 44;
/** A column without a width of its own gives up so much of it before the table scrolls sideways. */
const SHRINKS_TO = 0.85;
const DEFAULT_WIDTH = 160;
export const DEFAULT_MIN_WIDTH = 64;

/** A column as it stands in the grid. Its identity changes only when what its cells show may change, never with its width. */
export type GridColumn<Row> = GridColumnPlace &
  (
    | { readonly kind: 'select' | 'actions' }
    | { readonly kind: 'data'; readonly definition: DataTableColumn<Row> }
    | ({ readonly kind: 'card' } & CardParts<Row>)
  );

/** What a row shows where it has no room to be a line of columns. */
export interface CardParts<Row> {
  readonly title: DataTableColumn<Row>;
  /** The first that says something of a row stands at its end. */
  readonly values: readonly DataTableColumn<Row>[];
  readonly details: readonly DataTableColumn<Row>[];
}

interface GridColumnPlace {
  readonly id: string;
  readonly sticky: 'start' | 'end' | undefined;
  /** It is the innermost of the sticky columns of its edge, and draws the border. */
  readonly isEdge: boolean;
}

/** Where the columns stand, in pixels at the usual text size: everything that resizing changes. */
export interface ColumnGeometry {
  readonly template: string;
  readonly totalWidth: number;
  readonly widths: readonly number[];
  /** Distance of each column from its sticky edge; 0 for what scrolls. */
  readonly offsets: readonly number[];
  readonly stickyStart: number;
  readonly stickyEnd: number;
}

export interface GridRow<Row> {
  readonly id: string;
  readonly row: Row;
}

export interface ColumnModelOptions<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  readonly visible: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  readonly hasSelection: boolean;
  readonly hasActions: boolean;
}

/** Order, visibility, pinning and sizing are TanStack's; sorting, filtering and paging are the server's. */
export function useColumnModel<Row extends object>(options: ColumnModelOptions<Row>) {
  const { columns, rows, getRowId, visible, widths, hasSelection, hasActions } = options;
  const actionsWidth = ACTIONS_WIDTH[useMedia(BEYOND) ? 'wide' : 'narrow'];

  const definitions = useMemo(() => {
    const data = columns.map((column): ColumnDef<typeof features, Row> => ({
      id: column.id,
      size: column.width ?? DEFAULT_WIDTH,
      minSize: column.minWidth ?? DEFAULT_MIN_WIDTH,
    }));
    const select: ColumnDef<typeof features, Row> = { id: SELECT, size: SELECT_WIDTH, minSize: SELECT_WIDTH };
    const actions: ColumnDef<typeof features, Row> = {
      id: ACTIONS,
      size: actionsWidth,
      minSize: actionsWidth,
    };
    return [...(hasSelection ? [select] : []), ...data, ...(hasActions ? [actions] : [])];
  }, [columns, hasSelection, hasActions, actionsWidth]);

  const state = useMemo(() => {
    const stuck = (edge: 'start' | 'end') =>
      visible.filter((id) => columns.some((column) => column.id === id && column.sticky === edge));
    return {
      columnOrder: [SELECT, ...visible, ACTIONS],
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, visible.includes(column.id)])),
      columnPinning: { start: [SELECT, ...stuck('start')], end: [...stuck('end'), ACTIONS] },
      columnSizing: { ...widths },
    };
  }, [columns, visible, widths]);

  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId, state });

  const placed = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ];
  const signature = placed.map((column) => column.id).join('\u0000');
  const gridColumns = useMemo(
    () => describe(signature.split('\u0000'), columns, hasSelection, hasActions),
    [signature, columns, hasSelection, hasActions],
  );

  const geometry = useMemo((): ColumnGeometry => {
    const sizes = placed.map((column) => column.getSize());
    const grows = gridColumns.map(
      (column) => column.kind === 'data' && column.sticky === undefined && widths[column.id] === undefined,
    );
    const floors = placed.map((column, index) => {
      const size = sizes[index] ?? column.getSize();
      return grows[index]
        ? Math.min(
            size,
            Math.max(column.columnDef.minSize ?? DEFAULT_MIN_WIDTH, Math.round(size * SHRINKS_TO)),
          )
        : size;
    });
    const sum = (edge: 'start' | 'end') =>
      sizes.reduce((total, size, index) => (gridColumns[index]?.sticky === edge ? total + size : total), 0);
    return {
      template: sizes
        .map((size, index) =>
          grows[index] ? `minmax(${lengthOf(floors[index] ?? size)}, ${size}fr)` : lengthOf(size),
        )
        .join(' '),
      totalWidth: floors.reduce((total, floor) => total + floor, 0),
      widths: sizes,
      offsets: placed.map((column, index) => {
        const sticky = gridColumns[index]?.sticky;
        return sticky === 'start' ? column.getStart('start') : sticky === 'end' ? column.getAfter('end') : 0;
      }),
      stickyStart: sum('start'),
      stickyEnd: sum('end'),
    };
    // `placed` is new on each render; what it says is in the signature and the widths.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [gridColumns, widths, definitions]);

  const gridRows = useMemo(
    () => data.map((row): GridRow<Row> => ({ id: getRowId(row), row })),
    [data, getRowId],
  );

  return { gridColumns, gridRows, geometry };
}

function describe<Row>(
  ids: readonly string[],
  columns: readonly DataTableColumn<Row>[],
  hasSelection: boolean,
  hasActions: boolean,
): readonly GridColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const stuck = ids.map((id) => (id === SELECT ? 'start' : id === ACTIONS ? 'end' : byId.get(id)?.sticky));
  const lastStart = stuck.lastIndexOf('start');
  const firstEnd = stuck.indexOf('end');
  return ids.flatMap((id, index): readonly GridColumn<Row>[] => {
    const place = { id, sticky: stuck[index], isEdge: index === lastStart || index === firstEnd };
    if (hasSelection && id === SELECT) return [{ ...place, kind: 'select' }];
    if (hasActions && id === ACTIONS) return [{ ...place, kind: 'actions' }];
    const definition = byId.get(id);
    return definition ? [{ ...place, kind: 'data', definition }] : [];
  });
}
