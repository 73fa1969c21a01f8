import { expect, it } from 'vitest';
import { ticketsHref } from './behind.ts';

it('leads to the tickets of the stores, by business day and hour as the tickets have them', () => {
  const days = { from: '2026-11-20', to: '2026-11-26' };
  expect(ticketsHref({ from: '2026-11-26', to: '2026-11-26', hour: '1' }, ['1', '2'])).toBe(
    '/documents/sales/tickets?from=2026-11-26&to=2026-11-26&hour=1&store=1%7E2',
  );
  expect(ticketsHref(days, [], { facet: 'employee', key: '7' })).toBe(
    '/documents/sales/tickets?from=2026-11-20&to=2026-11-26&employee=7',
  );
});
