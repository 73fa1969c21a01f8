import { type CalendarDate, parseDate } from '@internationalized/date';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, wrongWhen } from '../Field/index.ts';
import { Segments } from './Segments.tsx';
import type { SegmentedFieldProps } from './types.ts';
import { type Spelling, useParts } from './useParts.ts';

const days: Spelling<CalendarDate> = { read: parseDate, write: (day) => day.toString() };

/** A day of the Gregorian calendar as `2026-11-21`, typed part by part in the order of the page's language. */
export function DateField(props: SegmentedFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    error,
    labelEnd,
    value,
    onChange,
    size = 'md',
    ...state
  } = props;
  const parts = useParts(days, value, onChange);
  return (
    <AriaDateField
      {...state}
      {...parts}
      {...wrongWhen(error)}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={field.field}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={state.isRequired} end={labelEnd} />
      <Segments size={size} />
      <FieldMessages description={description} error={error} />
    </AriaDateField>
  );
}
