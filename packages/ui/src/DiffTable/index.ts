export { DiffTable, type DiffTableProps, type FieldDiff } from './DiffTable.tsx';
