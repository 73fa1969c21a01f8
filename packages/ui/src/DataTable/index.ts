export { DataTable } from './DataTable.tsx';
export { countSelected, isSelected, NOTHING, select, toggle } from './selection.ts';
export { nextSort } from './sort.ts';
export type {
  BulkAction,
  DataTableColumn,
  DataTableProps,
  DataTableState,
  DataTableStatus,
  Density,
  EmptyText,
  RowAction,
  Selection,
  SortKey,
} from './types.ts';
export { useIsNarrow } from './useIsNarrow.ts';
