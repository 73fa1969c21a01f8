import type { Ref } from 'react';
import type { FieldSize, FieldTexts } from '../Field/index.ts';
import { decimalOfNumber, notANumber, numberOfDecimal, unreadDecimal } from './decimal.ts';
import { NumberBox, type NumberInputProps } from './NumberBox.tsx';

export interface NumberFieldProps extends FieldTexts, NumberInputProps {
  /** A canonical decimal string ("21", "5.2"), null when empty, "NaN" while what stands in the field is not understood. `docs/product.md §7.8`. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** At most so many places are kept. 0 for integers. */
  decimals?: number;
  min?: number;
  max?: number;
  /** Shown after the figure: "%", "kg", "min". */
  unit?: string;
  placeholder?: string;
  size?: FieldSize;
  ref?: Ref<HTMLInputElement>;
  UNSAFE_className?: string;
}

/** A quantity or percentage, typed with the separators of the page's language, given and taken as a decimal string. */
export function NumberField({ value, onChange, decimals = 2, unit, ...rest }: NumberFieldProps) {
  return (
    <NumberBox
      {...rest}
      value={numberOfDecimal(value)}
      sent={value ?? ''}
      unread={unreadDecimal(value)}
      onChange={(next) => onChange(decimalOfNumber(next, decimals))}
      onDoubt={() => onChange(notANumber)}
      decimals={{ min: 0, max: decimals }}
      unitEnd={unit}
    />
  );
}
