import { useLingui } from '@lingui/react/macro';
import { useLocale } from 'react-aria-components/I18nProvider';
import { quoted } from '../Field/quoted.ts';
import type { DayFault, TimeFault } from './faults.ts';

/** Says what is wrong with days and times, and what would be right. */
export function useFaultWords(): (fault: DayFault) => string {
  const { t } = useLingui();
  const { locale } = useLocale();
  const inWords = (day: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const unreadable = (fault: TimeFault): string => {
    const text = quoted(fault.text);
    switch (fault.what) {
      case 'day':
        return t`“${text}” is not a date. Choose another day.`;
      case 'period':
        return t`“${text}” is not a period. Choose other days.`;
      case 'time':
        return t`“${text}” is not a time of day. Choose another time.`;
    }
  };
  return (fault) => {
    switch (fault.kind) {
      case 'unreadable':
        return unreadable(fault);
      case 'impossible':
        return t`There is no such day in this month.`;
      case 'incomplete':
        return t`Give day, month and year.`;
      case 'half':
        return t`Give both days.`;
      case 'shortYear':
        return t`Give the year with four figures.`;
      case 'reversed':
        return t`The last day is before the first.`;
      case 'early': {
        const day = inWords(fault.limit);
        return t`Not before ${day}.`;
      }
      case 'late': {
        const day = inWords(fault.limit);
        return t`Not after ${day}.`;
      }
      case 'unavailable': {
        const day = inWords(fault.day);
        return t`${day} cannot be chosen. Choose another day.`;
      }
    }
  };
}
