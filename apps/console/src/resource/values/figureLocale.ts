/** Signs that part the digits of an amount. */
export interface Separators {
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
}
/** Locales with Latin digits that part them in different ways: `1,234.5`, `1.234,5`, `1 234,5`, `1’234.5`. */
const known = ['en-GB', 'es-ES', 'fr-FR', 'de-CH'] as const;

/** Typographic spaces and apostrophes count as the plain ones. */
const plain = (sign: string): string => (/^\s$/u.test(sign) ? ' ' : sign === '’' ? "'" : sign);

export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const sign = (type: 'decimal' | 'group'): string =>
    plain(parts.find((part) => part.type === type)?.value ?? '');
  return { decimalSeparator: sign('decimal'), thousandSeparator: sign('group') };
}

/**
 * A locale whose figures are written as the company writes them. The decimal sign decides, because a wrong one turns
 * 5.2 into 52; the page's own language goes first where it fits.
 */
export function figureLocale(company: Separators, page: string): string {
  const candidates = [page, ...known].map((locale) => ({ locale, ...separatorsOf(locale) }));
  const fitting = candidates.filter(
    ({ decimalSeparator }) => decimalSeparator === plain(company.decimalSeparator),
  );
  const exact = fitting.find(
    ({ thousandSeparator }) => thousandSeparator === plain(company.thousandSeparator),
  );
  return (exact ?? fitting[0])?.locale ?? page;
}
