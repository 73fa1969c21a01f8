import { expect, it } from 'vitest';
import { applied, bookOf } from './catalogue.ts';
import { drawsOf } from './random.ts';
import { rateFor } from './rates.ts';
import { seatFor, seatsOf } from './seats.ts';
import { published, record } from './shop.fixture.ts';

const table = (number: string, kind = 'PTO', covers = 4): object => ({ number, kind, covers });
const given = (id: string, over: Record<string, unknown>) =>
  record('RTS', id, {
    idStore: 'here',
    idRate: 'outside',
    idServiceKind: null,
    idZone: null,
    hours: null,
    priority: 0,
    order: 10,
    ...over,
  });
const zone = (id: string, idStore: string, ...tables: object[]) =>
  record('ZON', id, { idStore, tables, order: 10 });
const shop = { idStore: 'here', timeZone: 'Europe/Madrid' };
const monday = new Date('2026-11-23T18:30:00Z');
const days = { MON: [{ from: '19:00', to: '01:00' }] };

const rateOf = (changes: readonly ReturnType<typeof given>[], over: object = {}): string | undefined => {
  const catalogue = applied(published, changes, false);
  const facts = { serviceKind: '00', at: monday, ...over } as const;
  return rateFor(catalogue, bookOf(catalogue), shop, facts)?.id;
};

it('sells on the terrace at its rate, and inside at the usual one', () => {
  const onTerrace = { seat: { number: '41', idZone: 'terrace', covers: 4 } };
  const rates = [given('terrace', { idZone: 'terrace' })];
  expect(rateOf(rates)).toBe('inside');
  expect(rateOf(rates, onTerrace)).toBe('outside');
  const elsewhere = [given('theirs', { idZone: 'terrace', idStore: 'there' })];
  expect(rateOf(elsewhere, onTerrace)).toBe('inside');
});
it('prefers the zone to the rest of the store, and then what is more urgent', () => {
  const onTerrace = { seat: { number: '41', idZone: 'terrace', covers: 4 } };
  const all = given('all', { idRate: 'inside', priority: 99 });
  expect(rateOf([all, given('terrace', { idZone: 'terrace' })], onTerrace)).toBe('outside');
  expect(rateOf([all, given('other', {})])).toBe('inside');
});
it('keeps the hours of a rate by the clock of the shop', () => {
  const evening = [given('evening', { hours: { days, closed: [] } })];
  expect(rateOf(evening)).toBe('outside');
  expect(rateOf(evening, { at: new Date('2026-11-23T17:30:00Z') })).toBe('inside');
});
it('seats guests at the tables of its own plans', () => {
  const catalogue = applied(
    published,
    [
      zone('room', 'here', table('1', 'PTO', 2), table('2'), table('Bar', 'DEC')),
      zone('far', 'there', table('9')),
    ],
    false,
  );
  const seats = seatsOf(catalogue, 'here');
  expect(seats.map(({ number }) => number)).toEqual(['1', '2']);
  expect(seatFor(seats, new Set(), 4, drawsOf(1))?.number).toBe('2');
  expect(seatFor(seats, new Set(['2']), 4, drawsOf(1))?.number).toBe('1');
  expect(seatsOf(catalogue, 'nowhere')).toHaveLength(30);
});
