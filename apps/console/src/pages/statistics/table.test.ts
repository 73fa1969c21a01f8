import type { Report } from '@comanda/api/calls';
import { expect, it } from 'vitest';
import { csvOf, tableOf } from './table.ts';

const report: Report = {
  period: { from: '2026-11-26', to: '2026-11-26' },
  isOpen: true,
  before: { from: '2026-11-19', to: '2026-11-19' },
  at: '2026-11-26T12:00:00.000Z',
  newest: null,
  currencies: [
    {
      currency: 'EUR',
      money: {
        code: 'EUR',
        symbol: '€',
        decimals: 2,
        rightposition: 'S',
        thousandSeparator: '.',
        decimalSeparator: ',',
      },
      idCompanies: [],
      totals: {},
      before: null,
      reconciles: true,
      differences: [],
    },
  ],
  rows: [
    {
      currency: 'EUR',
      keys: { hour: '13' },
      values: { gross: 123456, tickets: 7 },
      before: { gross: 5, tickets: 1 },
    },
    { currency: 'EUR', keys: { hour: '14' }, values: { gross: -50, tickets: 1 }, before: null },
  ],
  labels: {},
};

it('has a row of each key, with what it was before', () => {
  const lines = tableOf(
    report,
    'hour',
    ['gross', 'tickets'],
    { nameOf: (_, key) => `${key}:00` },
    ({ id }) => id,
  );
  expect(lines).toEqual([
    [
      'report.by.hour',
      'ISO 4217',
      'report.measure.gross',
      'report.measure.tickets',
      'report.measure.gross (2026-11-19)',
      'report.measure.tickets (2026-11-19)',
    ],
    ['13:00', 'EUR', '1234.56', '7', '0.05', '1'],
    ['14:00', 'EUR', '-0.50', '1', '', ''],
  ]);
});

it('keeps commas, quotes and what looks like a formula as they are', () => {
  expect(csvOf([['a,b', 'say "hi"', '=1+1', '-12.50']])).toBe('\uFEFF"a,b","say ""hi""",\'=1+1,-12.50\r\n');
});
