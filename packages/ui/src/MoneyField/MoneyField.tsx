import type { Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldSize, FieldTexts } from '../Field/index.ts';
import { majorOfMinor, minorOfMajor } from '../NumberField/decimal.ts';
import { NumberBox, type NumberInputProps } from '../NumberField/NumberBox.tsx';
import { isSymbolFirst } from './symbolPlace.ts';

export interface MoneyFieldProps extends FieldTexts, NumberInputProps {
  /** An integer of the currency's minor units (cents), null when empty, NaN while what stands in the field is not understood. `docs/product.md §7.8`. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** How many places the currency has: 2 for the euro, 0 for the yen. */
  decimals: number;
  /** The currency's sign or code; it stands where the page's language puts it. */
  symbol: string;
  /** Limits in minor units. */
  min?: number;
  max?: number;
  placeholder?: string;
  size?: FieldSize;
  ref?: Ref<HTMLInputElement>;
  UNSAFE_className?: string;
}

/** An amount of money: typed in major units, given and taken as an integer of minor units. */
export function MoneyField({ value, onChange, decimals, symbol, min, max, ...rest }: MoneyFieldProps) {
  const { locale } = useLocale();
  const unit = isSymbolFirst(locale) ? { unitStart: symbol } : { unitEnd: symbol };
  return (
    <NumberBox
      {...rest}
      {...unit}
      value={majorOfMinor(value, decimals)}
      sent={value === null ? '' : String(value)}
      // What is no number at all cannot be quoted: no person wrote it.
      unread={value !== null && Number.isNaN(value) ? '' : undefined}
      onChange={(next) => onChange(minorOfMajor(next, decimals))}
      onDoubt={() => onChange(Number.NaN)}
      decimals={{ min: decimals, max: decimals }}
      {...(min !== undefined && { min: majorOfMinor(min, decimals) })}
      {...(max !== undefined && { max: majorOfMinor(max, decimals) })}
    />
  );
}
