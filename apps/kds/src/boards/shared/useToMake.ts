import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { dishName } from './labels.ts';
import { type ToMake, toMake } from './totals.ts';
import type { Monitor } from './useMonitor.ts';

/** How much there is to make at this monitor, whatever its filters show. */
export function useToMake({ all, settings }: Pick<Monitor, 'all' | 'settings'>): ToMake {
  const { locale } = useLingui().i18n;
  const { languages } = settings;
  return useMemo(() => toMake(all, (line) => dishName(line, locale, languages)), [all, locale, languages]);
}
