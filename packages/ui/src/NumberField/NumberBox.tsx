import { type ReactNode, type Ref, useId } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import * as css from '../Field/Field.css.ts';
import {
  FieldLabel,
  FieldMessages,
  hasContent,
  SentValues,
  type FieldSize,
  type FieldTexts,
  useFormError,
} from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';
import { NumberInput } from './NumberInput.tsx';
import { useNumberProblem } from './useNumberProblem.ts';
import { useRefused } from './useRefused.ts';

export type NumberInputProps = Pick<
  AriaNumberFieldProps,
  'onBlur' | 'onFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'id' | 'name' | 'autoFocus'
>;

export interface NumberBoxProps extends FieldTexts, NumberInputProps {
  /** NaN when empty. */
  value: number;
  /** What was given in place of a number: the input is empty, and the field says what it cannot read. Empty where that says nothing to a reader. */
  unread?: string | undefined;
  onChange: (value: number) => void;
  /** What a form gets for it; the figure itself when left out. */
  sent?: string;
  decimals: { min: number; max: number };
  min?: number;
  max?: number;
  /** How far arrows go; PageUp and PageDown go ten times as far. With it they stop at the limits. */
  step?: number;
  /** Buttons that take and add one step. */
  hasSteppers?: boolean;
  unitStart?: ReactNode;
  unitEnd?: ReactNode;
  placeholder?: string;
  size?: FieldSize;
  ref?: Ref<HTMLInputElement>;
  UNSAFE_className?: string;
}

/**
 * The input under NumberField and MoneyField: reads and writes figures of the page's language.
 * What lies outside the limits is kept and reported, never moved to the nearest limit without a word.
 */
export function NumberBox({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  value,
  unread,
  onChange,
  name,
  sent = Number.isNaN(value) ? '' : String(value),
  decimals,
  min,
  max,
  step,
  hasSteppers = false,
  unitStart,
  unitEnd,
  placeholder,
  size = 'md',
  ref,
  UNSAFE_className,
  ...rest
}: NumberBoxProps) {
  const unitId = useId();
  const { ref: watched, text: refused } = useRefused();
  const found = useNumberProblem({ value, decimals, min, max, refused, unread });
  const problem = useFormError(hasContent(error) ? error : found, name, sent);
  const hasUnit = hasContent(unitStart) || hasContent(unitEnd);
  return (
    <AriaNumberField
      {...rest}
      ref={watched}
      value={value}
      onChange={onChange}
      formatOptions={{ minimumFractionDigits: decimals.min, maximumFractionDigits: decimals.max }}
      isWheelDisabled
      commitBehavior="validate"
      {...(step !== undefined && {
        step,
        ...(min !== undefined && { minValue: min }),
        ...(max !== undefined && { maxValue: max }),
      })}
      {...(hasUnit && { 'aria-describedby': unitId })}
      isInvalid={hasContent(problem)}
      validationBehavior="aria"
      className={classNames(css.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <NumberInput
        decimals={decimals}
        step={step}
        hasSteppers={hasSteppers && !rest.isReadOnly}
        min={min}
        max={max}
        unitId={unitId}
        unitStart={unitStart}
        unitEnd={unitEnd}
        placeholder={placeholder}
        size={size}
        inputRef={ref}
      />
      <FieldMessages description={description} error={problem} />
      <SentValues name={name} values={[sent]} isDisabled={rest.isDisabled} />
    </AriaNumberField>
  );
}
