import { useLingui } from '@lingui/react';

/** Bytes as a person reads them: in megabytes, small files in kilobytes. */
export function useSize(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) =>
    bytes < 1e6
      ? i18n.number(bytes / 1e3, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
      : i18n.number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}
