import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, hasContent } from '../Field/index.ts';
import { Segments } from './Segments.tsx';
import type { SegmentedFieldProps } from './types.ts';

function dayOf(value: string | null): CalendarDate | null {
  try {
    return value === null ? null : parseDate(value);
  } catch {
    return null;
  }
}

/** A day of the Gregorian calendar as `2026-11-21`, typed part by part in the order of the page's language. */
export function DateField({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  ...rest
}: SegmentedFieldProps) {
  const { value, onChange, size = 'md', ...state } = rest;
  // What is half typed is no day yet and stays in the field.
  const [given, setGiven] = useState(value);
  const [day, setDay] = useState(() => dayOf(value));
  if (given !== value) {
    setGiven(value);
    if (value !== (day?.toString() ?? null)) setDay(dayOf(value));
  }
  return (
    <AriaDateField
      {...state}
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange(next?.toString() ?? null);
      }}
      isInvalid={hasContent(error)}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={field.field}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <Segments size={size} />
      <FieldMessages description={description} error={error} />
    </AriaDateField>
  );
}
