import type { DeviceChange } from '@comanda/api/calls';
import { applied, emptyCatalogue } from './catalogue.ts';

/** A small shop for tests: what its till has pulled. */
export const tax = (
  id: string,
  value: string,
  order: number,
  over: Record<string, unknown> = {},
): DeviceChange => ({
  entity: 'TAX',
  id,
  kind: 'INS',
  record: {
    id,
    code: id.toUpperCase(),
    kind: 'N',
    value,
    amount: 0,
    members: [],
    order,
    status: 'A',
    ...over,
  },
});
const method = (id: string, kind: string, givesChange: string): DeviceChange => ({
  entity: 'PMT',
  id,
  kind: 'INS',
  record: { id, kind, givesChange, status: 'A' },
});
export const region = (id: string, ...taxes: string[]): DeviceChange => ({
  entity: 'RGN',
  id,
  kind: 'INS',
  record: { id, lang: 'es-ES', taxes: taxes.map((idTax) => ({ idTax })) },
});
export const record = (entity: string, id: string, over: Record<string, unknown>): DeviceChange => ({
  entity,
  id,
  kind: 'INS',
  record: { id, names: { 'es-ES': id }, status: 'A', ...over },
});
const rate = (id: string, defaultRate: string, over: Record<string, unknown> = {}): DeviceChange =>
  record('RTE', id, { kind: '1', tax: 'S', priceChange: 'N', defaultRate, order: 10, ...over });
export const product = (id: string, price: number, over: Record<string, unknown> = {}): DeviceChange =>
  record('ART', id, {
    order: 0,
    kind: '1',
    visible: 'S',
    favorite: 'N',
    freePrice: 'N',
    idDepartment: 'food',
    idTaxSale: 'iva10',
    idPack: null,
    isWeight: 'N',
    forcedModifiers: 'N',
    forcedSupplements: 'N',
    modifiers: [],
    supplement: [],
    rateProduct: [
      { idRate: 'inside', price },
      { idRate: 'outside', price: price + 100 },
    ],
    ...over,
  });
const part = (idGroup: string, min: number, max: number, supplement = 0): object => ({
  idGroup,
  min,
  max,
  supplement,
});
export const group = (id: string, ...products: string[]): DeviceChange =>
  record('PGR', id, { products: products.map((idProduct) => ({ idProduct })) });
export const publishedChanges: DeviceChange[] = [
  tax('iva21', '21', 10),
  tax('iva10', '10', 20),
  tax('igic7', '7', 30),
  region('mainland', 'iva10', 'iva21'),
  region('islands', 'igic7'),
  method('cash', 'C', 'S'),
  method('card', 'T', 'N'),
  record('DPT', 'food', { order: 10 }),
  record('DPT', 'closed', { status: 'I' }),
  rate('inside', 'S'),
  rate('outside', 'N', { tax: 'N', order: 20 }),
  rate('bought', 'N', { kind: '2', order: 5 }),
  record('MDF', 'milk', {
    mode: 'F',
    min: 1,
    max: 2,
    choices: [
      { names: { 'es-ES': 'Entera' }, priceChange: 0, preset: 'S' },
      { names: { 'es-ES': 'Avena' }, priceChange: 30, preset: 'N' },
    ],
  }),
  product('coffee', 180, { favorite: 'S', modifiers: [{ idModifier: 'milk' }] }),
  product('soup', 750),
  product('steak', 2400, { supplement: [{ idProduct: 'pepper' }] }),
  product('cheese', 2890, { isWeight: 'S', idTaxSale: 'iva21' }),
  product('pepper', 250, { kind: '3' }),
  product('typed', 0, { freePrice: 'S' }),
  product('hidden', 100, { visible: 'N' }),
  product('gone', 100, { status: 'I' }),
  product('shut', 100, { idDepartment: 'closed' }),
  product('priceless', 100, { rateProduct: [] }),
  group('first', 'soup', 'gone'),
  group('main', 'steak', 'cheese'),
  group('drinks', 'coffee'),
  record('PCK', 'lunch', {
    calculation: 'H',
    parts: [part('first', 1, 1), part('main', 1, 1), part('drinks', 0, 2, 90)],
  }),
  record('PCK', 'halves', { calculation: 'L', parts: [part('main', 2, 2)] }),
  product('menu', 1650, { kind: '2', idPack: 'lunch', favorite: 'S' }),
  product('half', 0, {
    kind: '2',
    idPack: 'halves',
    rateProduct: [{ idRate: 'inside', price: 0 }],
  }),
];
export const published = applied(emptyCatalogue, publishedChanges, true);
