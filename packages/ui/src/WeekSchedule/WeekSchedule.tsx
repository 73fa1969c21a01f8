import { startOfWeek, toCalendarDate, today } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Field, type FieldTexts } from '../Field/index.ts';
import { ClosingDays } from './ClosingDays.tsx';
import { Day } from './Day.tsx';
import { isBare, namedDays, type WeekDay, type WeekHours, type WeekSpan } from './week.ts';
import * as css from './WeekSchedule.css.ts';

export interface WeekScheduleProps extends FieldTexts {
  /** Null: no hours at all, which is always. */
  readonly value: WeekHours | null;
  readonly onChange: (value: WeekHours | null) => void;
  /** What is wrong with the hours at a place of a day. */
  readonly errorAt?: (day: WeekDay, place: number) => ReactNode;
  readonly onBlur?: () => void;
  readonly isRequired?: boolean;
}

const none: WeekHours = { days: {}, closed: [] };

/** The number of the day that weeks begin with, Sunday being 0. */
const firstDayOf = (locale: string): number =>
  startOfWeek(toCalendarDate(today('UTC')), locale)
    .toDate('UTC')
    .getUTCDay();

/** When something holds in a week: for each day its hours, which may end on the next one, and the days on which nothing begins. */
export function WeekSchedule({ value, onChange, errorAt, onBlur, description, ...texts }: WeekScheduleProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const days = useMemo(() => namedDays(locale, firstDayOf(locale)), [locale]);
  const week = value ?? none;
  const put = (next: WeekHours) => onChange(isBare(next) ? null : next);
  const give = (to: readonly WeekDay[], spans: readonly WeekSpan[]) =>
    put({ ...week, days: { ...week.days, ...Object.fromEntries(to.map((day) => [day, spans])) } });
  return (
    <Field
      {...texts}
      description={
        description ??
        (isBare(week)
          ? t`No hours: it always applies.`
          : t`An end before its beginning lies in the next day.`)
      }
    >
      <div className={css.week} onBlur={onBlur}>
        {days.map((day) => (
          <Day
            key={day.id}
            day={day}
            days={days}
            spans={week.days[day.id] ?? []}
            onChange={(spans) => give([day.id], spans)}
            onCopy={(to) => give(to, week.days[day.id] ?? [])}
            errorAt={(place) => errorAt?.(day.id, place)}
          />
        ))}
        <ClosingDays days={week.closed} onChange={(closed) => put({ ...week, closed })} />
      </div>
    </Field>
  );
}
