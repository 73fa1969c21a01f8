import type { Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldSize, FieldTexts } from '../Field/index.ts';
import { decimalOfNumber, notANumber, numberOfDecimal, unreadDecimal } from '../NumberField/decimal.ts';
import { NumberBox, type NumberInputProps } from '../NumberField/NumberBox.tsx';
import { percentPlace } from './percentPlace.ts';

export interface PercentFieldProps extends FieldTexts, NumberInputProps {
  /** A canonical decimal string in hundredths: "21" is 21 %, "5.2" is 5.2 %; null when empty. */
  value: string | null;
  /** On leaving the field, on Enter and with each step. */
  onChange: (value: string | null) => void;
  /** At most so many places are kept. */
  decimals?: number;
  /** Limits in hundredths, 0 and 100 when left out; what lies outside is kept and reported. */
  min?: number;
  max?: number;
  /** How far an arrow goes, in hundredths. */
  step?: number;
  placeholder?: string;
  size?: FieldSize;
  ref?: Ref<HTMLInputElement>;
  UNSAFE_className?: string;
}

/** A share of a hundred: a rate, a discount. The sign stands where the page's language puts it. */
export function PercentField({
  value,
  onChange,
  decimals = 2,
  min = 0,
  max = 100,
  step = 1,
  ...rest
}: PercentFieldProps) {
  const { locale } = useLocale();
  const { sign, isFirst } = percentPlace(locale);
  return (
    <NumberBox
      {...rest}
      {...(isFirst ? { unitStart: sign } : { unitEnd: sign })}
      value={numberOfDecimal(value)}
      sent={value ?? ''}
      unread={unreadDecimal(value)}
      onChange={(next) => onChange(decimalOfNumber(next, decimals))}
      onDoubt={() => onChange(notANumber)}
      decimals={{ min: 0, max: decimals }}
      min={min}
      max={max}
      step={step}
    />
  );
}
