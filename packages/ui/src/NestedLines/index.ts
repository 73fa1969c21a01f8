export { NestedCell, type NestedCellProps, NestedLines, type NestedLinesProps } from './NestedLines.tsx';
