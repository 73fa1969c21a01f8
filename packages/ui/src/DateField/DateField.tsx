import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { Gregorian } from '../days/Gregorian.tsx';
import { days } from '../days/spelling.ts';
import { dayFault, typedFault } from '../days/faults.ts';
import { useFaultWords } from '../days/useFaultWords.ts';
import { useSettled } from '../days/useSettled.ts';
import { useTypedDays } from '../days/useTypedDays.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, hasContent, useFormError } from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';
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
    UNSAFE_className,
    ...state
  } = props;
  const { parts, typed, watch } = useTypedDays(days, value, onChange);
  const inWords = useFaultWords();
  const { told, onFocusChange } = useSettled(typedFault(typed) ?? dayFault(value, {}));
  const said = useFormError(told ? inWords(told) : error, state.name, value ?? '');
  return (
    <AriaDateField
      {...state}
      {...parts}
      onFocusChange={onFocusChange}
      isInvalid={hasContent(said)}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={state.isRequired} end={labelEnd} />
      <Segments size={size} watch={watch(0)} />
      <FieldMessages description={description} error={said} />
    </AriaDateField>
  );
}
