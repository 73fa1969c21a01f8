import { use, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { FigureReaderContext, type FigureReading } from '../FigureReader/FigureReader.tsx';

export interface Decimals {
  readonly min: number;
  readonly max: number;
}
export interface Figures {
  readonly options: (value: number) => Intl.NumberFormatOptions;
  /** As the field writes it; nothing for NaN. */
  readonly write: (value: number) => string;
  readonly read: (text: string) => FigureReading;
}

/**
 * Whole numbers are not parted where decimals are possible: `1,234` could be read as one and some.
 */
const optionsFor = (value: number, { min, max }: Decimals): Intl.NumberFormatOptions => ({
  minimumFractionDigits: min,
  maximumFractionDigits: max,
  ...(Number.isInteger(value) && min === 0 && max > 0 && { useGrouping: false }),
});

const plainSigns: Readonly<Partial<Record<Intl.NumberFormatPartTypes, string>>> = {
  group: '',
  decimal: '.',
  minusSign: '-',
};

/** A text of a language's own digits and signs as a number; NaN for what has others. */
function numberIn(text: string, locale: string): number {
  const parts = new Intl.NumberFormat(locale).formatToParts(-1_234_567.5);
  const signs = new Map([
    ...Array.from({ length: 10 }, (_, digit): [string, string] => [
      new Intl.NumberFormat(locale).format(digit),
      String(digit),
    ]),
    ...parts.flatMap(({ type, value }): [string, string][] => {
      const plain = plainSigns[type];
      return plain === undefined ? [] : [[value, plain]];
    }),
  ]);
  const plain = Array.from(text, (sign) => signs.get(sign) ?? sign).join('');
  return plain === '' ? Number.NaN : Number(plain);
}

/** Takes what is written as the field would write it, with or without signs between thousands, and nothing else. */
function strictly(text: string, locale: string, { max }: Decimals): FigureReading {
  const value = numberIn(text.trim(), locale);
  const isOwn = [true, false].some((useGrouping) =>
    Array.from({ length: max + 1 }, (_, places) => ({ useGrouping, minimumFractionDigits: places })).some(
      (options) =>
        new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: max }).format(value) ===
        text.trim(),
    ),
  );
  return isOwn && !Number.isNaN(value) ? { kind: 'figure', value: String(value) } : { kind: 'none' };
}

/** How a field writes its figures and reads what is typed into it: both in the figures of its surroundings. */
export function useFigures(decimals: Decimals, unit: string | undefined): Figures {
  const { locale } = useLocale();
  const readAs = use(FigureReaderContext);
  const { min, max } = decimals;
  return useMemo(() => {
    const places = { min, max };
    const options = (value: number) => optionsFor(value, places);
    return {
      options,
      write: (value) =>
        Number.isNaN(value) ? '' : new Intl.NumberFormat(locale, options(value)).format(value),
      read: (text) =>
        readAs ? readAs(text, { locale, decimals: max, unit }) : strictly(text, locale, places),
    };
  }, [locale, min, max, unit, readAs]);
}
