import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ComposedLine,
  compositionFaults,
  extrasOf,
  partSupplements,
  type PriceBook,
  unitPriceOf,
} from './composition.ts';
import { type PricedTax, priceLines, withTaxes } from './pricing.ts';

const tax = (id: string, over: Partial<PricedTax> = {}): PricedTax => ({
  id,
  code: id.toUpperCase(),
  kind: 'N',
  value: '0',
  amount: 0,
  members: [],
  ...over,
});
const taxes = new Map(
  [
    tax('itbms', { value: '7' }),
    tax('sugar', { kind: 'I', amount: 15 }),
    tax('both', { kind: 'G', members: [{ idTax: 'itbms' }, { idTax: 'sugar' }] }),
  ].map((entry) => [entry.id, entry]),
);
const product = (id: string, price: number, over: object = {}) => ({
  id,
  kind: '1' as const,
  freePrice: 'N' as const,
  rateProduct: [{ idRate: 'bar', price }],
  supplement: [],
  idPack: null,
  ...over,
});
const by = <T extends { readonly id: string }>(...rows: T[]) => new Map(rows.map((row) => [row.id, row]));
const line = (idProduct: string, unitPrice: number, over: Partial<ComposedLine> = {}): ComposedLine => ({
  idProduct,
  idRate: 'bar',
  unitPrice,
  taxes: ['itbms'],
  ...over,
});
const money = fc.integer({ min: 0, max: 1_000_000 });
const modifiers = fc.array(
  fc.record({ idModifier: fc.constant('milk'), priceChange: fc.integer({ min: -500, max: 500 }) }),
  { maxLength: 6 },
);
const parts = fc.array(fc.record({ idProduct: fc.constant('soup'), supplement: money }), { maxLength: 6 });

describe('the price of one with its choices', () => {
  it('is the price and every modifier and part, in any order, and never less than nothing', () => {
    fc.assert(
      fc.property(money, modifiers, parts, (price, chosen, served) => {
        const line = { modifiers: chosen, parts: served };
        const reversed = { modifiers: chosen.toReversed(), parts: served.toReversed() };
        const sum =
          chosen.reduce((total, { priceChange }) => total + priceChange, price) +
          served.reduce((total, { supplement }) => total + supplement, 0);
        const unitPrice = unitPriceOf(price, line, { tax: 'S' }, ['itbms'], taxes);
        expect(unitPrice).toBe(Math.max(0, sum));
        expect(unitPriceOf(price, reversed, { tax: 'S' }, ['itbms'], taxes)).toBe(unitPrice);
        expect(unitPriceOf(price, {}, { tax: 'S' }, ['itbms'], taxes)).toBe(price);
        expect(extrasOf(line)).toBe(sum - price);
      }),
    );
  });
  it('holds the taxes of a rate that adds them: taking them out again leaves the price', () => {
    fc.assert(
      fc.property(money, fc.integer({ min: 0, max: 1_000_000 }), (price, value) => {
        const added = new Map([['odd', tax('odd', { value: String(value / 10_000) })]]);
        const unitPrice = unitPriceOf(price, {}, { tax: 'N' }, ['odd'], added);
        expect(priceLines([{ quantity: '1', unitPrice, taxes: ['odd'] }], added).net).toBe(price);
      }),
    );
    expect(withTaxes(1000, ['itbms'], taxes)).toBe(1070);
    // The percentage is reckoned on the amount too.
    expect(withTaxes(1000, ['both'], taxes)).toBe(1086);
    expect(priceLines([{ quantity: '1', unitPrice: 1086, taxes: ['both'] }], taxes).net).toBe(1000);
  });
});

describe('parts of a pack', () => {
  const part = { min: 1, supplement: 180 };
  it('cost their supplement beyond the least number', () => {
    expect(partSupplements({ calculation: 'H' }, part, 1650, [200, 900, 400])).toEqual([0, 180, 180]);
    expect(partSupplements({ calculation: 'H' }, { min: 0, supplement: 250 }, 1190, [480])).toEqual([250]);
    expect(partSupplements({ calculation: 'L' }, part, 1650, [])).toEqual([]);
  });
  it('decide a pack without a price of its own, by the highest or the lowest', () => {
    const halves = { min: 2, supplement: 0 };
    expect(partSupplements({ calculation: 'H' }, halves, 0, [1590, 1690])).toEqual([0, 1690]);
    expect(partSupplements({ calculation: 'L' }, halves, 0, [1590, 1690])).toEqual([1590, 0]);
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 8 }), (prices) => {
        const free = { min: prices.length, supplement: 0 };
        const sum = (calculation: 'H' | 'L'): number =>
          partSupplements({ calculation }, free, 0, prices).reduce((total, one) => total + one, 0);
        expect([sum('H'), sum('L')]).toEqual([Math.max(...prices), Math.min(...prices)]);
      }),
    );
  });
});

describe('a line that names its product', () => {
  const book: PriceBook = {
    taxes,
    products: by(
      product('coffee', 180),
      product('menu', 1650, { kind: '2', idPack: 'lunch', supplement: [{ idProduct: 'ham' }] }),
      product('soup', 700),
      product('ham', 250, { kind: '3' }),
      product('open', 0, { freePrice: 'S' }),
      product('asked', 500, { freePrice: 'U' }),
    ),
    rates: by(
      { id: 'bar', tax: 'S' as const, priceChange: 'N' as const },
      { id: 'terrace', tax: 'S' as const, priceChange: 'S' as const },
    ),
    modifiers: by({
      id: 'milk',
      choices: [{ names: { 'es-ES': 'Avena' }, priceChange: 30, preset: 'N' as const }],
    }),
    packs: by({
      id: 'lunch',
      calculation: 'H' as const,
      parts: [{ names: {}, idGroup: 'first', min: 1, max: 1, supplement: 0 }],
    }),
    groups: by({ id: 'first', products: [{ idProduct: 'soup' }] }),
  };
  const oat = { idModifier: 'milk', priceChange: 30 };

  it.each<[string, ComposedLine]>([
    ['a product at its price', line('coffee', 180)],
    ['a modifier', line('coffee', 210, { modifiers: [oat] })],
    [
      'a pack with a part and a supplement',
      line('menu', 1900, {
        parts: [
          { idProduct: 'soup', supplement: 0 },
          { idProduct: 'ham', supplement: 250 },
        ],
      }),
    ],
    ['a price that was typed', line('open', 777)],
    ['no product at all', { unitPrice: 5, taxes: [] }],
  ])('is taken with %s', (_, sold) => {
    expect(compositionFaults(sold, book)).toEqual([]);
  });
  it.each<[string, ComposedLine, string]>([
    ['a product that was not published', line('tea', 180), 'idProduct'],
    ['a rate that was not published', line('coffee', 180, { idRate: 'beach' }), 'idRate'],
    ['a rate that has no price for it', line('coffee', 180, { idRate: 'terrace' }), 'idRate'],
    ['a rate without a product', { idRate: 'bar', unitPrice: 5, taxes: [] }, 'idProduct'],
    ['another price', line('coffee', 181), 'unitPrice'],
    ['a price that its rate does not let anybody change', line('asked', 400), 'unitPrice'],
    ['a modifier that its price leaves out', line('coffee', 180, { modifiers: [oat] }), 'unitPrice'],
    [
      'a change of price that no choice has',
      line('coffee', 190, { modifiers: [{ ...oat, priceChange: 10 }] }),
      'modifiers.0.priceChange',
    ],
    [
      'a modifier that was not published',
      line('coffee', 180, { modifiers: [{ idModifier: 'ice', priceChange: 0 }] }),
      'modifiers.0.idModifier',
    ],
    [
      'a part that the pack does not offer',
      line('menu', 1650, { parts: [{ idProduct: 'coffee', supplement: 0 }] }),
      'parts.0.idProduct',
    ],
    [
      'a supplement at another price',
      line('menu', 1850, { parts: [{ idProduct: 'ham', supplement: 200 }] }),
      'parts.0.supplement',
    ],
  ])('is refused with %s', (_, sold, path) => {
    expect(compositionFaults(sold, book).map((fault) => fault.path)).toEqual([path]);
  });
});
