import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { writeDay, writeInstant, zoneBeside } from './dates.ts';
import { plainMoney, writeDecimal, writeForeignMoney, writeMoney } from '@comanda/api/money';
import { figuresOf, nameIn } from '@comanda/machines/language';
import { useSelectedCompany } from './selection.ts';

export interface Format {
  /** A count, in the language of the page, with Latin digits. */
  readonly number: (value: number) => string;
  /** A canonical decimal string with the company's separators. */
  readonly decimal: (value: string | null) => string;
  /** Minor units, as the company writes its currency; of another currency (ISO 4217) as the page's language does. */
  readonly money: (minor: number | null, currency?: string) => string;
  /** `DD/MM/YYYY HH:mm`, in the browser's zone or in a store's, which is said where clocks here show something else. */
  readonly instant: (instant: string | null, timeZone?: string) => string;
  readonly day: (date: string | null, timeZone?: string) => string;
  /** Multilingual text in the language of the page, with the fallbacks of the company. */
  readonly names: (names: Readonly<Record<string, string>>) => string;
}

/** How figures, dates and names are written (docs/product.md §4.1). */
export function useFormat(): Format {
  const { i18n } = useLingui();
  const company = useSelectedCompany();
  const { locale } = i18n;
  return useMemo(() => {
    const style = company?.currency ?? plainMoney;
    const figures = figuresOf(locale);
    const counts = new Intl.NumberFormat(figures);
    const defaultLanguage = company?.languages.find(({ isDefault }) => isDefault)?.iso;
    return {
      number: (value) => counts.format(value),
      decimal: (value) => (value === null ? '' : writeDecimal(value, style)),
      money: (minor, currency) => {
        if (minor === null) return '';
        return currency === undefined || currency === company?.currency.code
          ? writeMoney(minor, style)
          : writeForeignMoney(minor, currency, locale);
      },
      instant: (instant, timeZone) =>
        [writeInstant(instant, timeZone), zoneBeside(instant, timeZone, figures)].filter(Boolean).join(' '),
      day: writeDay,
      names: (names) => nameIn(names, locale, defaultLanguage),
    };
  }, [locale, company]);
}
