/** The percent sign of a language and its side of the figure, by CLDR's own pattern. */
export function percentPlace(locale: string): { readonly sign: string; readonly isFirst: boolean } {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.1);
  const sign = parts.findIndex((part) => part.type === 'percentSign');
  return {
    sign: parts[sign]?.value ?? '%',
    isFirst: sign < parts.findIndex((part) => part.type === 'integer'),
  };
}
