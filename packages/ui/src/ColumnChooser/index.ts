export { ColumnChooser, type ChoosableColumn, type ColumnChooserProps } from './ColumnChooser.tsx';
