import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardFee, type CardTariff, type PaidByCard } from './cardFee.ts';

/*
 * Fees of payments by card (docs/product.md §19.10). What is expected is reckoned with whole numbers of millionths, by
 * adding and comparing alone: it shares nothing with the rule.
 */
const fee = (brand: string, card: string, origin: string, percent: string, fixed: string) => ({
  brand,
  card,
  origin,
  percent,
  fixed,
});
const tariff = (over: Partial<CardTariff> = {}): CardTariff => ({
  id: 'own',
  currency: 'EUR',
  scope: 'ALL',
  limit: 'NOT',
  limitAmount: null,
  from: null,
  until: null,
  fees: [fee('VISA', 'ALL', 'ALL', '1', '0')],
  ...over,
});
const paid = (over: Partial<PaidByCard> = {}): PaidByCard => ({
  amount: 1000,
  currency: 'EUR',
  decimals: 2,
  day: '2026-11-20',
  scope: 'POS',
  brand: 'VISA',
  card: 'DBT',
  origin: 'NAT',
  ...over,
});
const feeOf = (one: PaidByCard, ...tariffs: readonly CardTariff[]) => cardFee(one, tariffs)?.fee;

/** A whole number with its last digits behind the point. */
const written = (value: number, digits: number): string =>
  `${Math.trunc(value / 10 ** digits)}.${String(value % 10 ** digits).padStart(digits, '0')}`;

describe('a fee', () => {
  it('is rounded to the cent, half a cent up', () => {
    const half = tariff({ fees: [fee('VISA', 'ALL', 'ALL', '0.5', '0')] });
    expect([99, 100, 101, 299, 300, 301].map((amount) => feeOf(paid({ amount }), half))).toEqual([
      0, 1, 1, 1, 2, 2,
    ]);
    expect(feeOf(paid({ amount: 2450 }), tariff({ fees: [fee('VISA', 'ALL', 'ALL', '0.55', '0.05')] }))).toBe(
      18,
    );
  });
  it('is in the smallest unit of any currency', () => {
    const fees = [fee('VISA', 'ALL', 'ALL', '2', '0.5')];
    for (const [currency, decimals, cost] of [
      ['JPY', 0, 21],
      ['KWD', 3, 520],
    ] as const)
      expect(feeOf(paid({ currency, decimals, amount: 1000 }), tariff({ currency, fees }))).toBe(cost);
  });
  it('comes to what it is by adding alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 1000 }),
        (amount, thousandths, hundredths) => {
          // Amount times percent by adding it up digit by digit, in hundred-thousandths of a cent.
          let parts = hundredths * 100_000;
          for (const [place, digit] of String(thousandths).split('').toReversed().entries()) {
            const weight = [1, 10, 100, 1000, 10_000, 100_000][place] ?? 0;
            for (let times = 0; times < Number(digit); times += 1) parts += amount * weight;
          }
          let cents = Math.trunc(parts / 100_000);
          if (parts - cents * 100_000 >= 50_000) cents += 1;
          const charged = tariff({
            fees: [fee('VISA', 'ALL', 'ALL', written(thousandths, 3), written(hundredths, 2))],
          });
          expect(feeOf(paid({ amount }), charged)).toBe(cents);
        },
      ),
    );
  });
});

describe('the fee that is found', () => {
  const fees = [
    fee('VISA', 'ALL', 'ALL', '1', '0'),
    fee('VISA', 'DBT', 'ALL', '2', '0'),
    fee('VISA', 'ALL', 'INT', '3', '0'),
    fee('VISA', 'CRD', 'INT', '4', '0'),
  ];
  it.each([
    ['NAT', 'CRD', 10],
    ['NAT', 'DBT', 20],
    ['INT', 'DBT', 30],
    ['INT', 'CRD', 40],
    [null, 'DBT', 20],
    [null, null, 10],
    ['INT', null, 30],
  ])('says most of a card of %s, %s', (origin, card, cents) => {
    expect(feeOf(paid({ origin, card }), tariff({ fees }))).toBe(cents);
  });
  it('is of the account as long as that holds, else of the next tariff', () => {
    const small = tariff({ id: 'small', limit: 'MAX', limitAmount: '10' });
    const large = tariff({ id: 'large', limit: 'MIN', limitAmount: '10.01' });
    const byAmount = [999, 1000, 1001].map((amount) => cardFee(paid({ amount }), [small, large])?.idTariff);
    expect(byAmount).toEqual(['small', 'small', 'large']);
    const shop = tariff({ id: 'shop', scope: 'POS' });
    const online = tariff({ id: 'online', scope: 'ECM' });
    expect(cardFee(paid({ scope: 'ECM' }), [shop, online])?.idTariff).toBe('online');
    const ended = tariff({ id: 'ended', until: '2026-11-19' });
    const begins = tariff({ id: 'begins', from: '2026-11-20' });
    expect(cardFee(paid(), [ended, begins])?.idTariff).toBe('begins');
  });
  it('is none where the card or the currency is not known, and nothing for what is given back', () => {
    expect(cardFee(paid({ brand: null }), [tariff()])).toBeUndefined();
    expect(cardFee(paid({ brand: 'AMEX' }), [tariff()])).toBeUndefined();
    expect(cardFee(paid({ currency: 'USD' }), [tariff()])).toBeUndefined();
    expect(cardFee(paid({ amount: -1000 }), [tariff()])).toEqual({ idTariff: null, fee: 0 });
  });
});
