import { expect, it } from 'vitest';
import { clockIn } from '@comanda/api/zones';
import { instantsOf, ticketsHref } from './behind.ts';

it.each([
  ['2026-11-26', 14, ['Europe/Madrid'], '2026-11-26T13:00:00.000Z', '2026-11-26T14:00:00.000Z'],
  // One in the morning belongs to the business day before.
  ['2026-11-26', 1, ['Europe/Madrid'], '2026-11-27T00:00:00.000Z', '2026-11-27T01:00:00.000Z'],
  ['2026-11-26', undefined, ['Europe/Madrid'], '2026-11-26T04:00:00.000Z', '2026-11-27T04:00:00.000Z'],
  // Of two zones, from the first that begins it to the last that ends it.
  [
    '2026-11-26',
    14,
    ['Europe/Madrid', 'Atlantic/Canary'],
    '2026-11-26T13:00:00.000Z',
    '2026-11-26T15:00:00.000Z',
  ],
  // A day on which clocks go forward is an hour shorter: 28 March 2026 ends at five of summer time.
  ['2026-03-28', undefined, ['Europe/Madrid'], '2026-03-28T04:00:00.000Z', '2026-03-29T03:00:00.000Z'],
] as const)('%s, hour %s in %j', (day, hour, zones, from, to) => {
  expect(instantsOf(day, hour, zones)).toEqual({ from, to });
});

it('leads to the tickets of the stores', () => {
  expect(ticketsHref({ from: 'a', to: 'b' }, ['1', '2'], ['Europe/Madrid'])).toBe(
    '/documents/sales/tickets?from=a&to=b&zone=Europe%2FMadrid&store=1%7E2',
  );
  expect(
    ticketsHref({ from: 'a', to: 'b' }, [], ['Asia/Tokyo', 'Europe/Madrid'], { facet: 'employee', key: '7' }),
  ).toBe('/documents/sales/tickets?from=a&to=b&employee=7');
});

it.each([
  ['2026-11-26T03:59:00Z', '2026-11-25', 4],
  ['2026-11-26T04:00:00Z', '2026-11-26', 5],
])('at %s the business day in Madrid is %s', (at, day, hour) => {
  expect(clockIn('Europe/Madrid', Date.parse(at))).toEqual({ day, hour });
});
