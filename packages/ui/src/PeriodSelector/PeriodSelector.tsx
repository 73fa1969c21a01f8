import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/index.ts';
import type { Weekday } from '../days/limits.ts';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { onDemand } from '../OnDemand/onDemand.tsx';
import { popoverOnDemand } from '../OnDemand/popoverOnDemand.tsx';
import { ToggleGroup } from '../ToggleGroup/index.ts';
import { besidePeriod, freely, type Granularity, type Period, periodAt } from './period.ts';
import { periodInWords } from './words.ts';
import * as css from './PeriodSelector.css.ts';

export interface PeriodSelectorProps {
  /** What the period is of: read, not shown. */
  readonly label: string;
  readonly value: Period;
  readonly onChange: (period: Period) => void;
  /** The business day that runs now: nothing is after it. Where a day ends at five, at four it is still yesterday's. */
  readonly today: string;
  /** The first day of which anything is known. */
  readonly min?: string;
  /** Kinds of periods that are offered; all when left out. */
  readonly granularities?: readonly Granularity[];
  /** Monday when left out. */
  readonly firstDayOfWeek?: Weekday;
  /** Stands in its last line: a button to more, where there is room for no line of its own. */
  readonly end?: ReactNode;
}

/** Calendars come when somebody asks for another day. */
const DateRangePicker = onDemand(async () => (await import('../DateRangePicker/index.ts')).DateRangePicker);
const DayInPeriod = popoverOnDemand(async () => (await import('./DayInPeriod.tsx')).DayInPeriod);

const all: readonly Granularity[] = ['D', 'W', 'M', 'Y', 'P'];

/** A day, a week, a month, a year or any days, and the one before and after. */
export function PeriodSelector({
  label,
  value,
  onChange,
  today,
  min,
  granularities = all,
  firstDayOfWeek = 'mon',
  end,
}: PeriodSelectorProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const words: Readonly<Record<Granularity, string>> = {
    D: t`Day`,
    W: t`Week`,
    M: t`Month`,
    Y: t`Year`,
    P: t`Custom`,
  };
  const hasNext = value.to < today;
  const hasPrevious = min === undefined || value.from > min;
  /** The same days seen by another kind: the one that runs now where it is among them. */
  const choose = (granularity: Granularity): void => {
    const day = value.from <= today && today <= value.to ? today : value.from;
    onChange(granularity === 'P' ? freely(value, today) : periodAt(granularity, day, firstDayOfWeek));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not lie in a line
    <div role="group" aria-label={label} className={css.selector}>
      <ToggleGroup
        label={label}
        value={value.granularity}
        onChange={choose}
        options={granularities.map((id) => ({ id, label: words[id] }))}
      />
      {value.granularity === 'P' ? (
        <DateRangePicker.View
          label={label}
          isLabelHidden
          isRequired
          value={value}
          max={today}
          min={min}
          firstDayOfWeek={firstDayOfWeek}
          onChange={(range) => {
            if (range && range.from <= range.to) onChange({ granularity: 'P', ...range });
          }}
        />
      ) : (
        <div className={css.steps}>
          <PlainIconButton
            icon={ChevronLeft}
            label={t`Previous period`}
            isDisabled={!hasPrevious}
            onPress={() => onChange(besidePeriod(value, -1, firstDayOfWeek))}
          />
          <DayInPeriod
            trigger={<Button variant="ghost">{periodInWords(value, locale)}</Button>}
            content={{
              label,
              value: value.to > today ? today : value.to,
              onChange: (day: string) => onChange(periodAt(value.granularity, day, firstDayOfWeek)),
              min,
              max: today,
              firstDayOfWeek,
            }}
          />
          <PlainIconButton
            icon={ChevronRight}
            label={t`Next period`}
            isDisabled={!hasNext}
            onPress={() => onChange(besidePeriod(value, 1, firstDayOfWeek))}
          />
        </div>
      )}
      {end}
    </div>
  );
}
