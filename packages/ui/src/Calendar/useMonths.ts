import type { CalendarDate } from '@internationalized/date';
import { useContext } from 'react';
import {
  CalendarStateContext,
  type CalendarSelectionMode,
  type CalendarState,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext, type RangeCalendarState } from 'react-aria-components/RangeCalendar';

/** What a calendar of either kind knows of the months in view. */
export type MonthsState = CalendarState<CalendarSelectionMode> | RangeCalendarState;

export function useMonths(): MonthsState {
  const one = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const state = one ?? range;
  if (!state) throw new Error('Months are shown inside a calendar.');
  return state;
}

/** Whether a day is chosen or an end of the period; react-aria chooses nothing in a calendar that is disabled. */
export function holds({ value }: MonthsState, day: CalendarDate): boolean {
  if (value === null) return false;
  const days = Array.isArray(value) ? value : 'start' in value ? [value.start, value.end] : [value];
  return days.some((one) => day.compare(one) === 0);
}

/** Months from the first in view to another: 0 is the first itself. */
function distance(from: CalendarDate, to: CalendarDate): number {
  return (to.year - from.year) * 12 + to.month - from.month;
}

/** Shows a month at its place among those in view, counted from 0; the day that keys act on goes along. */
export function showMonth(state: MonthsState, month: CalendarDate, place: number): void {
  const { start, end } = state.visibleRange;
  const first = month.subtract({ months: place });
  const steps = distance(start, first);
  const inView = distance(start, end);
  if (steps === 0) return;
  if (Math.abs(steps) <= inView) {
    if (steps > 0) state.focusNextPage();
    else state.focusPreviousPage();
    return;
  }
  // What lies behind is brought in at the end side of the view, what lies before at its beginning.
  const entering = steps > 0 ? first : first.add({ months: inView });
  state.setFocusedDate(entering.set({ day: state.focusedDate.day }));
}
