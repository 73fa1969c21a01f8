import type { Ref } from 'react';
import type { FieldSize, FieldTexts } from '../Field/index.ts';
import { decimalOfNumber, notANumber, numberOfDecimal, unreadDecimal } from '../NumberField/decimal.ts';
import { NumberBox, type NumberInputProps } from '../NumberField/NumberBox.tsx';

export interface QuantityFieldProps extends FieldTexts, NumberInputProps {
  /** A canonical decimal string ("3", "0.5"), or null when empty. */
  value: string | null;
  /** On leaving the field, on Enter and with each step. */
  onChange: (value: string | null) => void;
  /** At most so many places are kept; whole numbers when left out. */
  decimals?: number;
  /** What lies outside is kept and reported; steps stop here. 0 when left out. */
  min?: number;
  max?: number;
  /** How far a button or an arrow goes; PageUp and PageDown go ten times as far. */
  step?: number;
  /** After the figure: "kg", "boxes". */
  unit?: string;
  placeholder?: string;
  size?: FieldSize;
  ref?: Ref<HTMLInputElement>;
  UNSAFE_className?: string;
}

/** How many: typed, or counted up and down with the buttons at its end. */
export function QuantityField({
  value,
  onChange,
  decimals = 0,
  min = 0,
  step = 1,
  unit,
  ...rest
}: QuantityFieldProps) {
  return (
    <NumberBox
      {...rest}
      value={numberOfDecimal(value)}
      sent={value ?? ''}
      unread={unreadDecimal(value)}
      onChange={(next) => onChange(decimalOfNumber(next, decimals))}
      onDoubt={() => onChange(notANumber)}
      decimals={{ min: 0, max: decimals }}
      min={min}
      step={step}
      hasSteppers
      unitEnd={unit}
    />
  );
}
