import { parseTime, type Time } from '@internationalized/date';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, wrongWhen } from '../Field/index.ts';
import { Segments } from './Segments.tsx';
import type { SegmentedFieldProps } from './types.ts';
import { type Spelling, useParts } from './useParts.ts';

const minutes: Spelling<Time> = { read: parseTime, write: (time) => time.toString().slice(0, 5) };

/** A time of day as `18:30`, typed part by part. */
export function TimeField(props: SegmentedFieldProps) {
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
  const parts = useParts(minutes, value, onChange);
  return (
    <AriaTimeField
      {...state}
      {...parts}
      hourCycle={24}
      shouldForceLeadingZeros
      {...wrongWhen(error)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={state.isRequired} end={labelEnd} />
      <Segments size={size} />
      <FieldMessages description={description} error={error} />
    </AriaTimeField>
  );
}
