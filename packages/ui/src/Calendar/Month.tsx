import { endOfWeek, startOfWeek } from '@internationalized/date';
import type { KeyboardEvent } from 'react';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Weekday } from '../days/limits.ts';
import { bareWeekday, weekdayStyle } from '../days/names.ts';
import * as css from './Calendar.css.ts';
import { Day } from './Day.tsx';
import { useMonths } from './useMonths.ts';

export interface MonthProps {
  /** Which of the months in view, from 0. */
  readonly place: number;
  readonly isRange: boolean;
  readonly firstDayOfWeek: Weekday | undefined;
}

/** The grid of one month. */
export function Month({ place, isRange, firstDayOfWeek }: MonthProps) {
  const { locale } = useLocale();
  const state = useMonths();
  const toEdgeOfWeek = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    // react-aria goes to the edges of the month; a grid of days goes to those of the row.
    const edge = event.key === 'Home' ? startOfWeek : endOfWeek;
    state.setFocusedDate(edge(state.focusedDate, locale, firstDayOfWeek));
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={css.weeks}>
      <CalendarGrid
        offset={{ months: place }}
        weekdayStyle={weekdayStyle(locale)}
        className={css.grid}
        render={(props) => <table {...props} onKeyDownCapture={toEdgeOfWeek} />}
      >
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={css.weekday}>{bareWeekday(name)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} isRange={isRange} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
