import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { Gregorian } from '../days/Gregorian.tsx';
import { days } from '../days/spelling.ts';
import { useParts } from '../days/useParts.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, hasContent } from '../Field/index.ts';
import { Segments } from './Segments.tsx';
import type { SegmentedFieldProps } from './types.ts';

/** A day of the Gregorian calendar as `2026-11-21`, typed part by part in the order of the page's language. */
export function DateField(props: SegmentedFieldProps) {
  return (
    <Gregorian>
      <Day {...props} />
    </Gregorian>
  );
}

function Day(props: SegmentedFieldProps) {
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
      isInvalid={hasContent(error)}
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
