export { DateField } from './DateField.tsx';
export { TimeField } from './TimeField.tsx';
export type { SegmentedFieldProps } from './types.ts';
