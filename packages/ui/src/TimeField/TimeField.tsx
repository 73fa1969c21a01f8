import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { Segments } from '../DateField/Segments.tsx';
import type { SegmentedFieldProps } from '../DateField/types.ts';
import { timeFault } from '../days/faults.ts';
import { minutes } from '../days/spelling.ts';
import { useFaultWords } from '../days/useFaultWords.ts';
import { useParts } from '../days/useParts.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, hasContent, SentValues, useFormError } from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';

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
    UNSAFE_className,
    name,
    ...state
  } = props;
  const { parts } = useParts(minutes, value, onChange);
  const inWords = useFaultWords();
  const fault = timeFault(value);
  const sent = value ?? '';
  const said = useFormError(fault ? inWords(fault) : error, name, sent);
  return (
    <AriaTimeField
      {...state}
      {...parts}
      hourCycle={24}
      shouldForceLeadingZeros
      isInvalid={hasContent(said)}
      validationBehavior="aria"
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={state.isRequired} end={labelEnd} />
      <Segments size={size} />
      <FieldMessages description={description} error={said} />
      <SentValues name={name} values={[sent]} isDisabled={state.isDisabled} />
    </AriaTimeField>
  );
}
