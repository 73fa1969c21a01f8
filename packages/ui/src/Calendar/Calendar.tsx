import type { ReactNode } from 'react';
import { Calendar as AriaCalendar, Text } from 'react-aria-components/Calendar';
import { dayFault } from '../days/faults.ts';
import { Gregorian } from '../days/Gregorian.tsx';
import { ariaLimits, type DayLimits } from '../days/limits.ts';
import { days, readOr } from '../days/spelling.ts';
import { useFaultWords } from '../days/useFaultWords.ts';
import * as field from '../Field/Field.css.ts';
import { ErrorText, hasContent } from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Calendar.css.ts';
import { Months } from './Months.tsx';

export interface CalendarBaseProps extends DayLimits {
  /** What the day is for. It is read, not shown: a heading says it to those who see. */
  label: string;
  isDisabled?: boolean;
  /** Months can be looked through, no day chosen. */
  isReadOnly?: boolean;
  /** What is wrong and what to do; its presence makes the calendar invalid. */
  error?: ReactNode;
  /** Take the focus when it appears. */
  autoFocus?: boolean;
  UNSAFE_className?: string;
}

export interface CalendarProps extends CalendarBaseProps {
  /** A day of the Gregorian calendar, as `2026-11-21`. */
  value: string | null;
  onChange: (day: string) => void;
}

/** One day, chosen from its month. */
export function Calendar(props: CalendarProps) {
  return (
    <Gregorian>
      <OneDay {...props} />
    </Gregorian>
  );
}

function OneDay({
  label,
  value,
  onChange,
  error,
  min,
  max,
  isUnavailable,
  firstDayOfWeek,
  UNSAFE_className,
  ...state
}: CalendarProps) {
  const limits = { min, max, isUnavailable, firstDayOfWeek };
  const inWords = useFaultWords();
  const fault = dayFault(value, limits);
  const said = fault ? inWords(fault) : error;
  return (
    <AriaCalendar
      {...state}
      {...ariaLimits(limits)}
      aria-label={label}
      value={readOr(days, value)}
      onChange={(day) => onChange(days.write(day))}
      isInvalid={hasContent(said)}
      className={classNames(css.calendar, UNSAFE_className)}
    >
      <Months firstDayOfWeek={firstDayOfWeek} />
      <CalendarError error={said} />
    </AriaCalendar>
  );
}

/** What is wrong, below the days and wired to them. */
export function CalendarError({ error }: { readonly error: ReactNode }) {
  if (!hasContent(error)) return null;
  return (
    <Text slot="errorMessage" className={field.error}>
      <ErrorText>{error}</ErrorText>
    </Text>
  );
}
