import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import * as css from '../Field/Field.css.ts';
import {
  FieldLabel,
  FieldMessages,
  hasContent,
  type FieldSize,
  type FieldTexts,
  wrongWhen,
} from '../Field/index.ts';
import { classNames } from '../styles/classNames.ts';

export type NumberInputProps = Pick<
  AriaNumberFieldProps,
  'onBlur' | 'onFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'id' | 'name' | 'autoFocus'
>;

export interface NumberBoxProps extends FieldTexts, NumberInputProps {
  /** NaN when empty. */
  value: number;
  onChange: (value: number) => void;
  decimals: { min: number; max: number };
  min?: number;
  max?: number;
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
  onChange,
  decimals,
  min,
  max,
  unitStart,
  unitEnd,
  placeholder,
  size = 'md',
  ref,
  UNSAFE_className,
  ...rest
}: NumberBoxProps) {
  const { t, i18n } = useLingui();
  const unitId = useId();
  const digits = { minimumFractionDigits: decimals.min, maximumFractionDigits: decimals.max };
  const hasUnit = hasContent(unitStart) || hasContent(unitEnd);
  const problem = hasContent(error) ? error : limitText();
  function limitText() {
    if (min !== undefined && value < min) {
      const limit = i18n.number(min, digits);
      return t`Enter ${limit} or more.`;
    }
    if (max !== undefined && value > max) {
      const limit = i18n.number(max, digits);
      return t`Enter ${limit} or less.`;
    }
    return undefined;
  }
  return (
    <AriaNumberField
      {...rest}
      value={value}
      onChange={onChange}
      formatOptions={digits}
      isWheelDisabled
      {...(hasUnit && { 'aria-describedby': unitId })}
      {...wrongWhen(problem)}
      validationBehavior="aria"
      className={classNames(css.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <Group className={classNames(css.box, css.boxSize[size])}>
        {hasContent(unitStart) && (
          <span id={unitId} className={css.affix}>
            {unitStart}
          </span>
        )}
        <Input
          className={classNames(css.input, css.figures)}
          {...(placeholder !== undefined && { placeholder })}
          {...(ref !== undefined && { ref })}
        />
        {hasContent(unitEnd) && (
          <span {...(!hasContent(unitStart) && { id: unitId })} className={css.affix}>
            {unitEnd}
          </span>
        )}
      </Group>
      <FieldMessages description={description} error={problem} />
    </AriaNumberField>
  );
}
