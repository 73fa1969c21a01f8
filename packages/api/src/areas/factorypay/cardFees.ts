import { f, type ValueOf } from '../../kernel/index.ts';
import { differ } from '../rules.ts';
import type { Fault } from '../../validation/faults.ts';

/** What a payment by card costs, by the card's brand and kind and by where it was issued (docs/product.md §19.1). */
export const cardFees = f.list({
  brand: f.choice({ VISA: 'Visa', MSTC: 'Mastercard', AMEX: 'American Express' }, 'VISA'),
  card: f.choice({ ALL: 'all', CRD: 'credit', DBT: 'debit' }, 'ALL'),
  origin: f.choice({ ALL: 'all', NAT: 'national', REG: 'regional', INT: 'international' }, 'ALL'),
  percent: f.decimal({ min: 0, max: 100, scale: 3, unit: '%' }),
  fixed: f.decimal({ min: 0, max: 100 }),
});
type CardFees = ValueOf<typeof cardFees>;

/** Where such fees hold, and for which amounts. */
export const feeScope = f.choice({ ALL: 'everywhere', ECM: 'online', POS: 'at the till' }, 'ALL');
export const feeLimit = f.choice({ NOT: 'none', MAX: 'up to', MIN: 'from' }, 'NOT');
export const limitAmount = f.decimal({
  min: 0.01,
  max: 1_000_000,
  scale: 2,
  initial: '50',
  when: (r) => r.limit !== 'NOT',
});

/** A payment finds one fee: no two lines are of the same cards. */
export const oneFeeEach = ({ fees }: { readonly fees: CardFees }): Fault | undefined =>
  differ('fees', 'brand', fees, ({ brand, card, origin }) => `${brand} ${card} ${origin}`);
