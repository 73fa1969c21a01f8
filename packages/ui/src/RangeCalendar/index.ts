export type { DayRange } from '../days/faults.ts';
export { RangeCalendar, type RangeCalendarProps } from './RangeCalendar.tsx';
