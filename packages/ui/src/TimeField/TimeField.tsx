import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { Segments } from '../DateField/Segments.tsx';
import type { SegmentedFieldProps } from '../DateField/types.ts';
import { minutes } from '../days/spelling.ts';
import { useParts } from '../days/useParts.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, wrongWhen } from '../Field/index.ts';

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
  const { parts } = useParts(minutes, value, onChange);
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
