import type { CalendarDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { CalendarCell } from 'react-aria-components/Calendar';
import { classNames } from '../styles/classNames.ts';
import * as css from './Calendar.css.ts';
import { holds, useMonths } from './useMonths.ts';

/** One day of a month's grid. */
export function Day({ date, isRange }: { readonly date: CalendarDate; readonly isRange: boolean }) {
  const { t } = useLingui();
  const state = useMonths();
  const isKept = state.isDisabled && holds(state, date);
  return (
    <CalendarCell
      date={date}
      className={css.day}
      render={({ 'aria-label': name = '', ...props }, { isUnavailable }) => (
        <div {...props} aria-label={isUnavailable ? t`${name}, not available` : name} />
      )}
    >
      {({ formattedDate, isToday }) => (
        <span className={classNames(css.band, isRange && css.joined)} data-edge={edgeOf(date)}>
          <span className={css.figure} data-kept={isKept || undefined}>
            {formattedDate}
            {isToday && <span className={css.today} />}
          </span>
        </span>
      )}
    </CalendarCell>
  );
}

/** Whether a day is at an edge of its month. */
function edgeOf(date: CalendarDate): 'first' | 'last' | undefined {
  if (date.day === 1) return 'first';
  return date.day === date.calendar.getDaysInMonth(date) ? 'last' : undefined;
}
