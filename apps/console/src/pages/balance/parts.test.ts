import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';

const sale = (FromDate: string, cash: number, currency = 'EUR') =>
  ({ currency, kind: 'SLE', FromDate, cash }) as const;

it('tells each day of a period, also those without anything, and no other currency', () => {
  const records = [
    sale('20260227000000', 500),
    sale('20260227000000', 900, 'USD'),
    { ...sale('20260301000000', 200), kind: 'PUR' as const },
  ];
  expect(partsOf(records, 'EUR', { from: '2026-02-27', to: '2026-03-01', isMonths: false })).toEqual([
    { day: '2026-02-27', sold: 500, bought: 0 },
    { day: '2026-02-28', sold: 0, bought: 0 },
    { day: '2026-03-01', sold: 0, bought: 200 },
  ]);
});
it('tells months by their first, whatever day the period begins on', () => {
  expect(
    partsOf([sale('20251201000000', 7)], 'EUR', { from: '2025-11-20', to: '2026-01-02', isMonths: true }),
  ).toEqual([
    { day: '2025-11-01', sold: 0, bought: 0 },
    { day: '2025-12-01', sold: 7, bought: 0 },
    { day: '2026-01-01', sold: 0, bought: 0 },
  ]);
});
