import { endOfMonth, startOfMonth, toCalendarDate, today } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { isYearFirst, monthNames, yearName } from '../days/names.ts';
import { yearsOffered } from '../days/years.ts';
import { Icon } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import * as css from './MonthHead.css.ts';
import { showMonth, useMonths } from './useMonths.ts';

export interface MonthHeadProps {
  /** Which of the months in view, from 0. */
  readonly place: number;
  readonly isLast: boolean;
}

/** Which month it is, and the way to others: one on, or any of the last hundred years in two choices. */
export function MonthHead({ place, isLast }: MonthHeadProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const state = useMonths();
  const month = state.visibleRange.start.add({ months: place });
  const { minValue, maxValue, isDisabled } = state;
  const nameOf = yearName(locale);
  const isOut = (of: number): boolean => {
    const asked = month.set({ day: 1, month: of });
    return (
      (minValue !== null &&
        minValue !== undefined &&
        endOfMonth(asked).compare(toCalendarDate(minValue)) < 0) ||
      (maxValue !== null &&
        maxValue !== undefined &&
        startOfMonth(asked).compare(toCalendarDate(maxValue)) > 0)
    );
  };
  const months = (
    <Chooser
      key="month"
      label={t`Month`}
      value={month.month}
      options={monthNames(locale).map((name, index) => ({
        value: index + 1,
        name,
        isDisabled: isOut(index + 1),
      }))}
      isDisabled={isDisabled}
      onChange={(chosen) => showMonth(state, month.set({ day: 1, month: chosen }), place)}
    />
  );
  const years = (
    <Chooser
      key="year"
      label={t`Year`}
      value={month.year}
      options={yearsOffered({
        today: today(state.timeZone).year,
        shown: month.year,
        min: minValue?.year,
        max: maxValue?.year,
      }).map((year) => ({ value: year, name: nameOf(year), isDisabled: false }))}
      isDisabled={isDisabled}
      onChange={(chosen) => showMonth(state, month.set({ day: 1, year: chosen }), place)}
    />
  );
  return (
    <div className={css.head}>
      {place === 0 && (
        <PlainIconButton
          slot="previous"
          icon={ChevronLeft}
          label={t`Previous month`}
          UNSAFE_className={css.previous}
        />
      )}
      <div className={css.names}>{isYearFirst(locale) ? [years, months] : [months, years]}</div>
      {isLast && (
        <PlainIconButton slot="next" icon={ChevronRight} label={t`Next month`} UNSAFE_className={css.next} />
      )}
    </div>
  );
}

interface ChooserProps {
  readonly label: string;
  readonly value: number;
  readonly options: ReadonlyArray<{ value: number; name: string; isDisabled: boolean }>;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
}

/** The browser's own list: a hundred years are a wheel on a phone, and four typed figures on a keyboard. */
function Chooser({ label, value, options, isDisabled, onChange }: ChooserProps) {
  return (
    <span className={css.chooser}>
      <select
        aria-label={label}
        className={css.select}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size="sm" UNSAFE_className={css.chevron} />
    </span>
  );
}
