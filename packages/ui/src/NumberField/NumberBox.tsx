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
import { useDoubt } from './useDoubt.ts';
import { useFigures } from './useFigures.ts';
import { useDoubtText, useNumberProblem } from './useNumberProblem.ts';

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
  /** What stands in the input is no number for certain; it stays there, and the field says why. */
  onDoubt?: () => void;
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
  onDoubt,
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
  const figures = useFigures(
    decimals,
    [unitStart, unitEnd].find((unit) => typeof unit === 'string'),
  );
  const { doubt, setDoubt } = useDoubt(value, onDoubt !== undefined);
  const doubtText = useDoubtText(decimals, figures);
  const isOpen = doubt !== undefined;
  const found = useNumberProblem({ value, decimals, figures, min, max, unread: isOpen ? undefined : unread });
  const own = doubt && !doubt.isEdited ? doubtText(doubt) : undefined;
  const problem = useFormError(own ?? (hasContent(error) ? error : found), name, sent);
  const hasUnit = hasContent(unitStart) || hasContent(unitEnd);
  return (
    <AriaNumberField
      {...rest}
      value={isOpen ? Number.NaN : value}
      // React-aria reads what it was not given to read.
      onChange={(next) => (isOpen && !doubt.isEdited ? undefined : onChange(next))}
      formatOptions={figures.options(value)}
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
        figures={figures}
        value={value}
        doubt={doubt}
        onDoubt={(next) => {
          setDoubt(next && { ...next, over: value, isEdited: false });
          if (next) onDoubt?.();
        }}
        onEdit={() => setDoubt((known) => known && { ...known, isEdited: true })}
        onEmptied={() => onChange(Number.NaN)}
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
