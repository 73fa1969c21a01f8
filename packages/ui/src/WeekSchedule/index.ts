export { WeekSchedule, type WeekScheduleProps } from './WeekSchedule.tsx';
export type { WeekDay, WeekHours, WeekSpan } from './week.ts';
