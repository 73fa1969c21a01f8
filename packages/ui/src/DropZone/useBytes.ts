import { useLingui } from '@lingui/react/macro';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Writes a size as systems show it: 1024 of one unit are one of the next. */
export function useBytes(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) => {
    const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
    return i18n.number(bytes / 1024 ** step, {
      style: 'unit',
      unit: units[step] ?? 'byte',
      maximumFractionDigits: step < 2 ? 0 : 1,
    });
  };
}
