import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import * as css from '../Calendar/Calendar.css.ts';
import { CalendarError, type CalendarBaseProps } from '../Calendar/Calendar.tsx';
import { Months } from '../Calendar/Months.tsx';
import { Gregorian } from '../days/Gregorian.tsx';
import { rangeFault, type DayRange } from '../days/faults.ts';
import { ariaLimits } from '../days/limits.ts';
import { durations } from '../days/durations.ts';
import { days, intervals, readOr, textOf } from '../days/spelling.ts';
import { useFaultWords } from '../days/useFaultWords.ts';
import { useIsWide } from '../days/useIsWide.ts';
import { hasContent } from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';

export interface RangeCalendarProps extends CalendarBaseProps {
  /** Days of the Gregorian calendar as `2026-11-21`, both in the period. */
  value: DayRange | null;
  /** Once both are chosen. */
  onChange: (range: DayRange) => void;
  /** Side by side; below 600 px there is one in any case. */
  months?: 1 | 2;
}

/** From a day to a day: the first press begins, the second ends, in either order. */
export function RangeCalendar(props: RangeCalendarProps) {
  return (
    <Gregorian>
      <FromTo {...props} />
    </Gregorian>
  );
}

function FromTo({
  label,
  value,
  onChange,
  error,
  months = 1,
  min,
  max,
  isUnavailable,
  firstDayOfWeek,
  UNSAFE_className,
  ...state
}: RangeCalendarProps) {
  const count = useIsWide() ? months : 1;
  const limits = { min, max, isUnavailable, firstDayOfWeek };
  const inWords = useFaultWords();
  const fault = rangeFault(value, limits);
  const said = fault ? inWords(fault) : error;
  return (
    <AriaRangeCalendar
      {...state}
      {...ariaLimits(limits)}
      aria-label={label}
      value={readOr(intervals, textOf(value))}
      onChange={({ start, end }) => onChange({ from: days.write(start), to: days.write(end) })}
      visibleDuration={durations[count]}
      pageBehavior="single"
      commitBehavior="reset"
      isInvalid={hasContent(said)}
      className={classNames(css.calendar, UNSAFE_className)}
    >
      <Months count={count} isRange firstDayOfWeek={firstDayOfWeek} />
      <CalendarError error={said} />
    </AriaRangeCalendar>
  );
}
