import { useContext } from 'react';
import {
  DateRangePicker as AriaDateRangePicker,
  DateRangePickerStateContext,
} from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import * as calendar from '../Calendar/Calendar.css.ts';
import { Months } from '../Calendar/Months.tsx';
import { Parts } from '../DateField/Segments.tsx';
import type { SegmentedFieldProps } from '../DateField/types.ts';
import * as picker from '../DatePicker/DatePicker.css.ts';
import { Footer } from '../DatePicker/Footer.tsx';
import { OpenButton } from '../DatePicker/OpenButton.tsx';
import { rangeFault, typedFault, type DayRange } from '../days/faults.ts';
import { Gregorian } from '../days/Gregorian.tsx';
import { ariaLimits, type DayLimits } from '../days/limits.ts';
import { durations } from '../days/durations.ts';
import { intervals, rangeOf, readOr, textOf } from '../days/spelling.ts';
import { useFaultWords } from '../days/useFaultWords.ts';
import { useIsWide } from '../days/useIsWide.ts';
import { useSettled } from '../days/useSettled.ts';
import { useTypedDays } from '../days/useTypedDays.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, hasContent, SentValues, useFormError } from '../Field/parts.ts';
import { Popover } from '../Popover/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './DateRangePicker.css.ts';
import { Presets, type DatePreset } from './Presets.tsx';

export interface DateRangePickerProps extends Omit<SegmentedFieldProps, 'value' | 'onChange'>, DayLimits {
  /** Both days are in the period; null while one is missing. */
  readonly value: DayRange | null;
  /** As typed, also when the last day is before the first: the field says so, and keeps both. */
  readonly onChange: (range: DayRange | null) => void;
  /** Periods to take at one press, beside the days: today, the last 7 days, this month. */
  readonly presets?: readonly DatePreset[];
}

/** From a day to a day: typed part by part, chosen from two months, or taken from the usual ones. */
export function DateRangePicker(props: DateRangePickerProps) {
  return (
    <Gregorian>
      <Picker {...props} />
    </Gregorian>
  );
}

function Picker({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  value,
  onChange,
  size = 'md',
  UNSAFE_className,
  min,
  max,
  isUnavailable,
  firstDayOfWeek,
  presets = [],
  name,
  ...state
}: DateRangePickerProps) {
  const limits = { min, max, isUnavailable, firstDayOfWeek };
  const { parts, typed, watch, round, isEmpty, reset } = useTypedDays(intervals, textOf(value), (text) =>
    onChange(rangeOf(text)),
  );
  const inWords = useFaultWords();
  const { told, onFocusChange } = useSettled(typedFault(typed) ?? rangeFault(value, limits));
  const sent = [value?.from ?? '', value?.to ?? ''];
  const said = useFormError(told ? inWords(told) : error, name, sent.join(' '));
  const months = useIsWide() ? 2 : 1;
  return (
    <AriaDateRangePicker
      {...state}
      {...parts}
      {...ariaLimits(limits)}
      onFocusChange={onFocusChange}
      isInvalid={hasContent(said)}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={state.isRequired} end={labelEnd} />
      <Group className={field.box({ size })}>
        <div key={round} className={css.ends}>
          <Parts slot="start" className={css.end} watch={watch(0)} />
          <span aria-hidden="true" className={css.dash}>
            –
          </span>
          <Parts slot="end" className={css.end} watch={watch(1)} />
        </div>
        <OpenButton />
      </Group>
      <FieldMessages description={description} error={said} />
      <SentValues name={name} values={sent} isDisabled={state.isDisabled} />
      <Popover label={label} padding="none">
        {({ close }) => {
          return (
            <>
              <div className={css.content}>
                {presets.length > 0 && (
                  <Presets
                    presets={presets}
                    chosen={value}
                    onChoose={(range) => {
                      parts.onChange(readOr(intervals, textOf(range)));
                      close();
                    }}
                  />
                )}
                <div className={picker.panel}>
                  <AriaRangeCalendar
                    visibleDuration={durations[months]}
                    pageBehavior="single"
                    commitBehavior="reset"
                    className={calendar.calendar}
                  >
                    <Months count={months} isRange firstDayOfWeek={firstDayOfWeek} />
                  </AriaRangeCalendar>
                </div>
              </div>
              {!state.isRequired && (
                <ClearRange
                  isDisabled={isEmpty}
                  onClear={() => {
                    reset();
                    close();
                  }}
                />
              )}
            </>
          );
        }}
      </Popover>
    </AriaDateRangePicker>
  );
}

/** One day alone is in no value, and is known to react-aria only. */
function ClearRange({ isDisabled, onClear }: { readonly isDisabled: boolean; readonly onClear: () => void }) {
  const picker = useContext(DateRangePickerStateContext);
  const onPress = () => {
    picker?.setValue(null);
    onClear();
  };
  return <Footer clear={{ isDisabled, onPress }} />;
}
