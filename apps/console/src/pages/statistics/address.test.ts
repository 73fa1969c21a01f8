import { expect, it } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { reports } from './reports.ts';

const today = '2026-11-26';
const read = (search: Record<string, unknown>) => readAddress(search, reports.todaySales, today);

it.each([
  [{}, 'D', '2026-11-26', '2026-11-26'],
  [{ period: 'W' }, 'W', '2026-11-23', '2026-11-29'],
  [{ period: 'M', day: '2026-02-11' }, 'M', '2026-02-01', '2026-02-28'],
  [{ period: 'P', from: '2026-02-11', to: '2026-03-02' }, 'P', '2026-02-11', '2026-03-02'],
  [{ period: 'P', from: '2026-03-11', to: '2026-03-02' }, 'D', '2026-11-26', '2026-11-26'],
  [{ period: 'X', day: '2026-02-31' }, 'D', '2026-11-26', '2026-11-26'],
])('%o is a period', (search, granularity, from, to) => {
  expect(read(search).period).toEqual({ granularity, from, to });
});

it('begins with yesterday where days have to have ended', () => {
  expect(readAddress({}, reports.zReporting, today).period.from).toBe('2026-11-25');
});

it.each([
  {},
  { period: 'W' },
  { period: 'M', day: '2026-02-01' },
  { period: 'P', from: '2026-02-11', to: '2026-03-02', tab: 'store' },
  { store: '01890a5d-ac96-774b-bcce-b302099a8057', department: '01890a5d-ac96-774b-bcce-b302099a8058' },
])('%o says what it read', (search) => {
  expect(writeAddress(read(search), reports.todaySales, today)).toEqual(search);
});

it('keeps what one report has to itself, and nobody else reads it', () => {
  const own = { ...reports.todaySales, own: ['by', 'of'] };
  const search = { by: 'hour', of: '13', store: '01890a5d-ac96-774b-bcce-b302099a8057' };
  expect(writeAddress(readAddress(search, own, today), own, today)).toEqual(search);
  expect(read(search).own).toEqual({});
});
