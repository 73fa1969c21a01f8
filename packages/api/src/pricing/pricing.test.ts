import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedTax, priceLines, sharedOut, UnknownTax } from './pricing.ts';

const tax = (id: string, over: Partial<PricedTax> = {}): PricedTax => ({
  id,
  code: id.toUpperCase(),
  kind: 'N',
  value: '0',
  amount: 0,
  members: [],
  ...over,
});
const book = (...taxes: PricedTax[]) => new Map(taxes.map((entry) => [entry.id, entry]));

describe('pricing a ticket', () => {
  const iva = tax('iva', { value: '21' });
  const bottle = tax('bottle', { kind: 'I', amount: 25 });
  const bag = tax('bag', { kind: 'F', amount: 10 });
  const both = tax('both', { kind: 'G', members: [{ idTax: 'iva' }, { idTax: 'bottle' }] });
  const taxes = book(iva, bottle, bag, both);

  it('takes the tax out of the price', () => {
    expect(priceLines([{ quantity: '1', unitPrice: 1210, taxes: ['iva'] }], taxes)).toEqual({
      totals: [1210],
      nets: [1000],
      net: 1000,
      total: 1210,
      taxes: [{ idTax: 'iva', code: 'IVA', base: 1000, tax: 210 }],
    });
  });
  it('rounds the ticket, not the line', () => {
    const cent = { quantity: '1', unitPrice: 2, taxes: ['iva'] };
    expect(
      priceLines(
        Array.from({ length: 100 }, () => cent),
        taxes,
      ),
    ).toMatchObject({ total: 200, net: 165, taxes: [{ tax: 35 }] });
  });
  it('counts a tax by quantity for each unit and a fixed one once a line', () => {
    expect(priceLines([{ quantity: '3', unitPrice: 100, taxes: ['bottle', 'bag'] }], taxes)).toMatchObject({
      total: 300,
      net: 215,
      taxes: [
        { code: 'BAG', tax: 10 },
        { code: 'BOTTLE', tax: 75 },
      ],
    });
  });
  it('puts the members in the place of their group, and reckons the percentage on the amount too', () => {
    expect(priceLines([{ quantity: '2', unitPrice: 121, taxes: ['both'] }], taxes)).toMatchObject({
      total: 242,
      net: 150,
      taxes: [
        { code: 'BOTTLE', tax: 50, base: 150 },
        { code: 'IVA', tax: 42, base: 200 },
      ],
    });
  });
  it('prices parts of a unit half away from zero, both ways', () => {
    expect(
      priceLines(
        [
          { quantity: '0.5', unitPrice: 5, taxes: [] },
          { quantity: '-0.5', unitPrice: 5, taxes: [] },
        ],
        taxes,
      ).totals,
    ).toEqual([3, -3]);
  });
  it('refuses a tax that is not known', () => {
    expect(() => priceLines([{ quantity: '1', unitPrice: 1, taxes: ['none'] }], taxes)).toThrow(UnknownTax);
  });
  it('always adds up: net and taxes make the total', () => {
    const line = fc.record({
      quantity: fc.integer({ min: -50_000, max: 50_000 }).map((n) => String(n / 1000)),
      unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
      taxes: fc.subarray(['iva', 'bottle', 'bag', 'both', 'odd']),
    });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 30 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (lines, rate) => {
          const priced = priceLines(
            lines,
            book(...taxes.values(), tax('odd', { value: String(rate / 10_000) })),
          );
          expect(priced.taxes.reduce((sum, share) => sum + share.tax, priced.net)).toBe(priced.total);
          expect(priced.nets.reduce((sum, net) => sum + net, 0)).toBe(priced.net);
        },
      ),
    );
  });
  it('takes discounts off before it takes the tax out', () => {
    const line = {
      quantity: '2',
      unitPrice: 1000,
      taxes: ['iva'],
      discounts: [{ amount: 200 }],
      share: 590,
    };
    expect(priceLines([line], taxes)).toMatchObject({ totals: [1210], net: 1000, total: 1210, nets: [1000] });
  });
});

describe('sharing out', () => {
  it('gives each its part to the unit, and nothing twice, whatever is taken back', () => {
    expect(sharedOut(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(sharedOut(-100, [-1, -1, -1])).toEqual([-33, -34, -33]);
    const part = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(part, fc.array(part, { minLength: 1, maxLength: 40 }), (sum, parts) => {
        expect(sharedOut(sum, parts).reduce((all, share) => all + share, 0)).toBe(sum);
      }),
    );
  });
});
