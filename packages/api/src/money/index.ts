/** How a company writes its money (docs/product.md §8.2). */
export interface MoneyStyle {
  readonly symbol: string;
  /** Digits of the minor unit. */
  readonly decimals: number;
  readonly rightposition: 'S' | 'N';
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
}

/** Before a company is chosen (docs/product.md §8.2). */
export const plainMoney: MoneyStyle = {
  symbol: '$',
  decimals: 2,
  rightposition: 'N',
  thousandSeparator: '.',
  decimalSeparator: ',',
};

const groups = (digits: string, separator: string): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+$)/g, () => separator);

/** A canonical decimal string with the company's separators: `1234.5` → `1.234,5`. */
export function writeDecimal(value: string, style: MoneyStyle): string {
  const [whole = '0', fraction] = value.replace('-', '').split('.');
  const sign = value.startsWith('-') ? '-' : '';
  const end = fraction ? style.decimalSeparator + fraction : '';
  return sign + groups(whole, style.thousandSeparator) + end;
}

/**
 * An amount of minor units in a currency that is not the company's own, which nobody here has given a style: as the
 * language of the page writes it, with the digits of the currency.
 */
export function writeForeignMoney(minor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}

/** An amount of minor units as the company writes it: 123456 → `1.234,56 €`. */
export function writeMoney(minor: number, style: MoneyStyle): string {
  const digits = String(Math.abs(Math.trunc(minor))).padStart(style.decimals + 1, '0');
  const at = digits.length - style.decimals;
  const value = style.decimals > 0 ? `${digits.slice(0, at)}.${digits.slice(at)}` : digits;
  const amount = writeDecimal(value, style);
  const sign = minor < 0 ? '-' : '';
  return style.rightposition === 'S'
    ? `${sign}${amount}\u00A0${style.symbol}`
    : `${sign}${style.symbol}${amount}`;
}
