import { useLingui } from '@lingui/react/macro';

/** Writes numbers as the page's language does, followed by their unit; a percent sign stands where it belongs. */
export function useFigure(unit: string | undefined, mostDecimals = 3): (value: number) => string {
  const { t, i18n } = useLingui();
  const places = { maximumFractionDigits: mostDecimals };
  return (value) => {
    if (unit === '%') return i18n.number(value / 100, { style: 'percent', ...places });
    const figure = i18n.number(value, places);
    return unit === undefined
      ? figure
      : t({ message: `${figure} ${unit}`, comment: 'A figure and its unit' });
  };
}
