export { TimeField } from './TimeField.tsx';
export type { SegmentedFieldProps } from '../DateField/types.ts';
