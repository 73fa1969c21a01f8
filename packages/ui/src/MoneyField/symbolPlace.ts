/** Whether the language writes a currency's sign before the figure, by CLDR's own pattern. */
export function isSymbolFirst(locale: string): boolean {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(1);
  const symbol = parts.findIndex((part) => part.type === 'currency');
  return symbol < parts.findIndex((part) => part.type === 'integer');
}
