import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { f } from '../kernel/index.ts';
import { product } from '../areas/sales/product.ts';
import { tax } from '../areas/basics/tax.ts';
import { editedDraft, editFault, reckon } from './edit.ts';
import { endings } from './operations.ts';

const money = f.money({ min: -99_999_999_99 });
const decimal = f.decimal({ min: -1_000_000, max: 1_000_000 });
const percents = fc.integer({ min: -10_000_000, max: 10_000_000 });
const asText = (tenThousandths: number): string => String(tenThousandths / 10_000);

describe('a percentage', () => {
  it('of money is the nearest minor unit, and of two the one away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }), percents, (stored, percent) => {
        const result = reckon(money, stored, { operation: 'percent', value: asText(percent) });
        const exact = BigInt(stored) * (1_000_000n + BigInt(percent));
        const distance = BigInt(Number(result)) * 1_000_000n - exact;
        const [off, size] = [distance < 0n ? -distance : distance, exact < 0n ? -exact : exact];
        expect(off <= 500_000n).toBe(true);
        if (off === 500_000n) expect(BigInt(Math.abs(Number(result))) * 1_000_000n > size).toBe(true);
      }),
    );
  });
  it('of a decimal keeps the digits that the field has', () => {
    expect(reckon(decimal, '21', { operation: 'percent', value: '5' })).toBe('22.05');
    expect(reckon(decimal, '0.0005', { operation: 'percent', value: '-10' })).toBe('0.0005');
    expect(reckon(decimal, '-0.0005', { operation: 'percent', value: '10' })).toBe('-0.0006');
    expect(reckon(f.integer({ min: 0, max: 9 }), 5, { operation: 'percent', value: '10' })).toBe(6);
  });
});
it('an amount is taken back by its opposite, to the last digit', () => {
  fc.assert(
    fc.property(percents, percents, (stored, amount) => {
      const raised = reckon(decimal, asText(stored), { operation: 'raise', value: asText(amount) });
      const back = reckon(decimal, raised, { operation: 'raise', value: asText(-amount) });
      expect(back).toBe(reckon(decimal, asText(stored), { operation: 'raise', value: '0' }));
    }),
  );
});

it.each([
  [1000, '5', '10', 1050],
  [232, '5', '5', 245],
  [232, '5', '10', 240],
  [1234, '0', '50', 1250],
  [1234, '0', '99', 1199],
  [1260, '0', '99', 1299],
  [3, '0', '10', 10],
  [20, '0', '99', 99],
  [0, '5', '99', 0],
] as const)('%d and %s % more, ending in %s, is %d', (stored, value, ending, result) =>
  expect(reckon(money, stored, { operation: 'percent', value, ending })).toBe(result),
);
it('an amount that ends so is the nearest that does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1e9 }), fc.constantFrom(...endings), (stored, ending) => {
      const result = Number(reckon(money, stored, { operation: 'raise', value: 0, ending }));
      const step = ending === '99' ? 100 : Number(ending);
      return (
        (ending === '99' ? result % step === 99 : result % step === 0) &&
        Math.abs(result - stored) <= step / 2
      );
    }),
  );
});

describe('an edit', () => {
  const prices = [
    { idRate: 'a', price: 105 },
    { idRate: 'b', price: 250 },
  ];
  const after = (edit: Parameters<typeof editedDraft>[2][number], stored: object = {}) =>
    editedDraft(product, { kind: '1', rateProduct: prices, modifiers: [], ...stored }, [edit]);

  it('raises the price of one rate, or of all', () => {
    const percent = { field: 'rateProduct', operation: 'percent', value: '10', key: 'price' } as const;
    expect(after(percent)).toEqual({
      ok: true,
      values: {
        rateProduct: [
          { idRate: 'a', price: 116 },
          { idRate: 'b', price: 275 },
        ],
      },
    });
    expect(after({ ...percent, of: 'b' })).toMatchObject({
      values: { rateProduct: [prices[0], { price: 275 }] },
    });
    expect(after({ ...percent, of: 'c' })).toEqual({ ok: true, values: {} });
  });
  it('adds details, in the place of those that are there, and takes details out', () => {
    const fresh = [
      { idRate: 'c', price: 1 },
      { idRate: 'a', price: 2 },
    ];
    expect(after({ field: 'rateProduct', operation: 'add', value: fresh })).toMatchObject({
      values: { rateProduct: [fresh[1], prices[1], fresh[0]] },
    });
    expect(
      after({ field: 'rateProduct', operation: 'remove', value: [{ idRate: 'a', price: 9 }] }),
    ).toMatchObject({ values: { rateProduct: [prices[1]] } });
    expect(after({ field: 'rateProduct', operation: 'set', value: null })).toMatchObject({
      values: { rateProduct: [] },
    });
  });
  it('of a field that the record’s kind does not have is told, and not dropped', () => {
    const stored = { kind: 'G', value: '0', members: [] };
    expect(editedDraft(tax, stored, [{ field: 'value', operation: 'set', value: '21' }])).toEqual({
      ok: false,
      faults: [{ path: 'value', code: 'not_of_kind' }],
    });
    const both = [
      { field: 'kind', operation: 'set', value: 'N' },
      { field: 'value', operation: 'set', value: '21' },
    ] as const;
    expect(editedDraft(tax, stored, both)).toEqual({ ok: true, values: { kind: 'N', value: '21' } });
  });
  it.each([
    [{ field: 'nothing', operation: 'set', value: 1 }, 'field'],
    [{ field: 'toString', operation: 'set', value: 1 }, 'field'],
    [{ field: 'code', operation: 'set', value: 'A' }, 'operation'],
    [{ field: 'names', operation: 'percent', value: '1' }, 'operation'],
    [{ field: 'rateProduct', operation: 'raise', value: 1, key: 'idRate' }, 'operation'],
    [{ field: 'rateProduct', operation: 'raise', value: 1.5, key: 'price' }, 'value'],
    [{ field: 'unitValue', operation: 'percent', value: '1e3' }, 'value'],
    [{ field: 'unitValue', operation: 'percent', value: '1001' }, 'value'],
    [{ field: 'modifiers', operation: 'add', value: 'x' }, 'value'],
    [{ field: 'unitValue', operation: 'raise', value: '1', of: 'a' }, 'of'],
    [{ field: 'unitValue', operation: 'raise', value: '1', ending: '5' }, 'ending'],
    [{ field: 'rateProduct', operation: 'set', value: null, ending: '5' }, 'ending'],
    [{ field: 'status', operation: 'set', value: 'D' }, 'value'],
    [{ field: 'idTaxSale', operation: 'set', value: null }, 'value'],
    [{ field: 'rateProduct', operation: 'add', value: [{ idRate: 'a', price: 1 }] }, 'value.0.idRate'],
  ] as const)('that no record can take is refused: %j', (edit, path) => {
    expect(editFault(product, edit)?.path).toBe(path);
  });
  it('of a field that the caller does not see is one of no field', () => {
    const edit = { field: 'idFiscal', operation: 'set', value: null } as const;
    expect(editFault(product, edit)).toBeUndefined();
    expect(editFault(product, edit, (name) => name !== 'idFiscal')?.path).toBe('field');
  });
});
