import type { KitchenTimes } from '@comanda/api/calls';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/format.ts';

export type Figures = Omit<KitchenTimes, 'key' | 'label'>;
interface Figure {
  readonly id: keyof Figures;
  readonly header: string;
  /** How it is made. */
  readonly meaning: string;
  readonly write: (figures: Figures) => string;
}

/** Minutes and seconds, as a monitor's clocks show them. */
export const minutes = (ms: number | null): string => {
  if (ms === null) return '–';
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const mean = (id: 'waits' | 'cooks' | 'passes' | 'collects' | 'whole') => ({
  id,
  write: (figures: Figures): string => minutes(figures[id]),
});

/** What is told of the dishes of a kitchen, in the order of their way. */
export function useFigures(): readonly Figure[] {
  const { t, i18n } = useLingui();
  const { decimal } = useFormat();
  return [
    {
      id: 'dishes',
      header: t`Dishes`,
      meaning: t`Dishes that were begun in the period, without those that were given up.`,
      write: ({ dishes }) => i18n.number(dishes),
    },
    {
      ...mean('waits'),
      header: t`Waiting`,
      meaning: t`On average from when a dish could be begun until a cook started it.`,
    },
    {
      ...mean('cooks'),
      header: t`Cooking`,
      meaning: t`On average from when a cook started a dish until it was finished.`,
    },
    {
      ...mean('whole'),
      header: t`In the kitchen`,
      meaning: t`On average from when a dish could be begun until it was finished.`,
    },
    {
      ...mean('passes'),
      header: t`At the pass`,
      meaning: t`On average from when a dish was finished until its order was put together.`,
    },
    {
      ...mean('collects'),
      header: t`To be collected`,
      meaning: t`On average from when a dish was ready until it was handed over.`,
    },
    {
      id: 'late',
      header: t`Late`,
      meaning: t`The share of dishes that took longer than their section or their product allows.`,
      write: ({ dishes, late }) =>
        dishes === 0 ? '–' : `${decimal(String(Math.round((late / dishes) * 1000) / 10))}\u00A0%`,
    },
  ];
}
