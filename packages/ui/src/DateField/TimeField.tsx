import { parseTime, type Time } from '@internationalized/date';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { useState } from 'react';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, hasContent } from '../Field/index.ts';
import { Segments } from './Segments.tsx';
import type { SegmentedFieldProps } from './types.ts';

function timeOf(value: string | null): Time | null {
  try {
    return value === null ? null : parseTime(value);
  } catch {
    return null;
  }
}

/** A time of day as `18:30`, typed part by part. */
export function TimeField({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  ...rest
}: SegmentedFieldProps) {
  const { value, onChange, size = 'md', ...state } = rest;
  const [given, setGiven] = useState(value);
  const [time, setTime] = useState(() => timeOf(value));
  if (given !== value) {
    setGiven(value);
    if (value !== (time?.toString().slice(0, 5) ?? null)) setTime(timeOf(value));
  }
  return (
    <AriaTimeField
      {...state}
      value={time}
      onChange={(next) => {
        setTime(next);
        onChange(next?.toString().slice(0, 5) ?? null);
      }}
      hourCycle={24}
      shouldForceLeadingZeros
      isInvalid={hasContent(error)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <Segments size={size} />
      <FieldMessages description={description} error={error} />
    </AriaTimeField>
  );
}
