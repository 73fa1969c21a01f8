export { DateField } from './DateField.tsx';
export type { SegmentedFieldProps } from './types.ts';
