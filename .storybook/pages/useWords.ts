import { useLocale } from 'react-aria-components/I18nProvider';
import { useMemo } from 'react';
import { arabic as ofPatterns } from '../patterns/arabic.ts';
import { arabic as ofPages } from './arabic.ts';

const arabic = { ...ofPages, ...ofPatterns };

export type Words = keyof typeof arabic;

/** What a page says in the language that the toolbar chooses; where nobody wrote it, in English. */
export function useWords() {
  const { locale } = useLocale();
  return useMemo(() => {
    const known: Readonly<Record<string, string>> = locale.startsWith('ar') ? arabic : {};
    const say = (words: Words): string => known[words] ?? words;
    return {
      say,
      /** Of data that stories of components show too. */
      sayAny: (text: string): string => known[text] ?? text,
      signInTo: (name: string): string =>
        known === arabic ? `تسجيل الدخول إلى ${name}` : `Sign in to ${name}`,
      table: (place: string): string => (known === arabic ? place.replace('Table', 'طاولة') : place),
      /** In the money of the house, of which two decimals are written. */
      money: (amount: number): string =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: known === arabic ? 'EGP' : 'EUR',
        }).format(amount),
      percent: (value: string): string =>
        new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
          Number(value) / 100,
        ),
    };
  }, [locale]);
}
