import { getLocalTimeZone, today } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import * as calendar from '../Calendar/Calendar.css.ts';
import { Months } from '../Calendar/Months.tsx';
import { Parts } from '../DateField/Segments.tsx';
import type { SegmentedFieldProps } from '../DateField/types.ts';
import { dayFault, typedFault } from '../days/faults.ts';
import { Gregorian } from '../days/Gregorian.tsx';
import { ariaLimits, type DayLimits } from '../days/limits.ts';
import { days } from '../days/spelling.ts';
import { useFaultWords } from '../days/useFaultWords.ts';
import { useSettled } from '../days/useSettled.ts';
import { useTypedDays } from '../days/useTypedDays.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, hasContent, useFormError } from '../Field/parts.ts';
import { Popover } from '../Popover/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './DatePicker.css.ts';
import { Footer } from './Footer.tsx';
import { OpenButton } from './OpenButton.tsx';

/** A day outside of the limits is kept as it was typed, handed on, and reported at the field. */
export interface DatePickerProps extends SegmentedFieldProps, DayLimits {}

/** A day as `2026-11-21`: typed part by part, or chosen from a calendar. */
export function DatePicker(props: DatePickerProps) {
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
  ...state
}: DatePickerProps) {
  const limits = { min, max, isUnavailable, firstDayOfWeek };
  const { parts, typed, watch, round, isEmpty, reset } = useTypedDays(days, value, onChange);
  const inWords = useFaultWords();
  const { told, onFocusChange } = useSettled(typedFault(typed) ?? dayFault(value, limits));
  const said = useFormError(told ? inWords(told) : error, state.name, value ?? '');
  const now = today(getLocalTimeZone());
  return (
    <AriaDatePicker
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
        <Parts key={round} watch={watch(0)} />
        <OpenButton />
      </Group>
      <FieldMessages description={description} error={said} />
      <Popover label={label} padding="none">
        {({ close }) => {
          const closing = (deed: () => void) => () => {
            deed();
            close();
          };
          return (
            <>
              <div className={css.panel}>
                <AriaCalendar className={calendar.calendar}>
                  <Months firstDayOfWeek={firstDayOfWeek} />
                </AriaCalendar>
              </div>
              <Footer
                today={{
                  isDisabled: dayFault(days.write(now), limits) !== null,
                  onPress: closing(() => parts.onChange(now)),
                }}
                {...(!state.isRequired && {
                  clear: {
                    isDisabled: isEmpty,
                    onPress: closing(() => {
                      reset();
                      parts.onChange(null);
                    }),
                  },
                })}
              />
            </>
          );
        }}
      </Popover>
    </AriaDatePicker>
  );
}
