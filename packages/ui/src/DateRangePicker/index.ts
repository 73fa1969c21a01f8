export type { DayRange } from '../days/faults.ts';
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export type { DatePreset } from './Presets.tsx';
