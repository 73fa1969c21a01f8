import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';

/** The wire knows one calendar: a language that counts years otherwise is shown in it too. */
export function Gregorian({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale();
  if (new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'gregory') return children;
  const gregorian = new Intl.Locale(locale, { calendar: 'gregory' }).toString();
  return <I18nProvider locale={gregorian}>{children}</I18nProvider>;
}
