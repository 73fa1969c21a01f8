import type { CalendarProps as AriaCalendarProps, DateValue } from 'react-aria-components/Calendar';
import { days, readOr } from './spelling.ts';

/** Which days may be chosen, and how weeks are shown. */
export interface DayLimits {
  /** The first day that may be chosen, as `2026-11-21`. An earlier one that is typed stays, and is reported. */
  readonly min?: string | undefined;
  /** The last day that may be chosen, as `2026-11-21`. A later one that is typed stays, and is reported. */
  readonly max?: string | undefined;
  /** Days between that may not be chosen: holidays, days that are closed already. Is asked for each day in view. */
  readonly isUnavailable?: ((day: string) => boolean) | undefined;
  /** Left out, weeks begin as the page's language has it. */
  readonly firstDayOfWeek?: Weekday | undefined;
}

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

type AriaLimits = Pick<
  AriaCalendarProps<DateValue>,
  'minValue' | 'maxValue' | 'isDateUnavailable' | 'firstDayOfWeek'
>;

/** The limits in react-aria's words. */
export function ariaLimits({ min, max, isUnavailable, firstDayOfWeek }: DayLimits): AriaLimits {
  return {
    minValue: readOr(days, min),
    maxValue: readOr(days, max),
    ...(isUnavailable && { isDateUnavailable: (day) => isUnavailable(day.toString()) }),
    ...(firstDayOfWeek && { firstDayOfWeek }),
  };
}
