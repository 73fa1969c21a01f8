export { Row, Rows, type RowProps, type RowsProps } from './Rows.tsx';
