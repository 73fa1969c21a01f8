export { CellGrid, type CellGridProps } from './CellGrid.tsx';
export type { CellChange, CellGridColumn, CellGridRow } from './types.ts';
