import { type Dimension, type Report, reportCalls } from '@comanda/api/calls';
import { daysLater } from '@comanda/api/reports';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery, useCompany } from '../../app/index.ts';
import { useBusinessDay } from '../../pages/statistics/useBusinessDay.ts';

/** Days that are counted, the one that runs included. */
export const SOLD_DAYS = 7;

/** What was sold of these products in a week, by product or by day; undefined until it is known. */
export function useSold(
  ids: readonly string[],
  by: Extract<Dimension, 'product' | 'day'>,
): Report | undefined {
  const { id } = useCompany();
  const today = useBusinessDay();
  const to = today ?? '';
  return useCallQuery(
    reportCalls.query,
    {
      data: {
        idCompanies: [id],
        period: 'P',
        from: today === undefined ? '' : daysLater(today, 1 - SOLD_DAYS),
        to,
        measures: ['quantity'],
        dimensions: [by],
        where: { product: [...ids] },
      },
    },
    { enabled: today !== undefined && ids.length > 0, placeholderData: keepPreviousData },
  ).data;
}
