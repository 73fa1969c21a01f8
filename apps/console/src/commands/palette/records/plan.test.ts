import { expect, test } from 'vitest';
import { type Hit, rankedHits, searchPlan } from './plan.ts';

const product = { code: 'ART', path: '/products', names: ['Product', 'Products'] };
const tax = { code: 'TAX', path: '/taxes', names: ['Tax', 'Taxes'] };
const store = { code: 'STR', path: '/stores', names: ['Store', 'Stores'] };
const areas = [product, tax, store];
const planned = (query: string, pathname = '/'): string[] =>
  searchPlan(query, areas, pathname).map(({ area, words }) => `${area.code} ${words}`);

test.each([
  ['as they are given', 'iva', '/', ['ART iva', 'TAX iva', 'STR iva']],
  ['the one in view first', 'iva', '/stores/1/show', ['STR iva', 'ART iva', 'TAX iva']],
  ['a path that only begins alike is not in view', 'iva', '/storesX', ['ART iva', 'TAX iva', 'STR iva']],
  [
    'the one that is named, for the words after it',
    'taxes 21',
    '/',
    ['TAX 21', 'ART taxes 21', 'STR taxes 21'],
  ],
  ['named before in view', 'tax 21', '/stores', ['TAX 21', 'STR tax 21', 'ART tax 21']],
  ['a name alone is a word like any', 'tax', '/', ['ART tax', 'TAX tax', 'STR tax']],
  ['two letters name nothing', 'ta x', '/', ['ART ta x', 'TAX ta x', 'STR ta x']],
] as const)('areas: %s', (_, query, pathname, order) => {
  expect(planned(query, pathname)).toEqual(order);
});

test('a search is no longer than a list takes', () => {
  expect(searchPlan('x'.repeat(200), areas, '/')[0]?.words).toHaveLength(100);
});

const hit = (code: string, label: string, area = product): Hit => ({
  idCompany: 'c',
  id: code,
  code,
  label,
  area,
});

test('records: their code as it stands, then their name, then what only the platform knows', () => {
  const hits = [
    hit('B1', 'Found by its barcode'),
    hit('X', 'White wine'),
    hit('WINE', 'House red'),
    hit('Y', 'Wine of the house'),
    hit('TXW', 'Wine', tax),
  ];
  expect(rankedHits('wine', hits).map(({ code }) => code)).toEqual(['WINE', 'TXW', 'Y', 'X', 'B1']);
});
