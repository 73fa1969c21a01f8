import { rounded, scaled } from './decimals.ts';

/** What a payment by card costs, by the card (docs/product.md §19.1). */
interface CardFee {
  readonly brand: string;
  readonly card: string;
  readonly origin: string;
  /** Of the amount, and for each payment in whole units of the currency. */
  readonly percent: string;
  readonly fixed: string;
}
export interface CardTariff {
  readonly id: string;
  /** That of its region. */
  readonly currency: string;
  readonly scope: 'ALL' | 'ECM' | 'POS';
  readonly limit: 'NOT' | 'MAX' | 'MIN';
  readonly limitAmount: string | null;
  /** First and last day. */
  readonly from: string | null;
  readonly until: string | null;
  readonly fees: readonly CardFee[];
}
/** A payment by card as far as its till says; what it does not say only a fee for all finds. */
export interface PaidByCard {
  /** In the smallest unit of the currency; less than nothing is given back. */
  readonly amount: number;
  readonly currency: string;
  readonly decimals: number;
  readonly day: string;
  readonly scope: 'ECM' | 'POS';
  readonly brand: string | null;
  readonly card: string | null;
  readonly origin: string | null;
}

const ALL = 'ALL';
const limitScale = 2;
const percentScale = 3;
const fixedScale = 4;

const holds = (tariff: CardTariff, { amount, currency, decimals, day, scope }: PaidByCard): boolean => {
  if (tariff.currency !== currency || (tariff.scope !== ALL && tariff.scope !== scope)) return false;
  if ((tariff.from !== null && day < tariff.from) || (tariff.until !== null && day > tariff.until))
    return false;
  if (tariff.limit === 'NOT' || tariff.limitAmount === null) return true;
  const paid = BigInt(amount) * 10n ** BigInt(limitScale);
  const limit = scaled(tariff.limitAmount, limitScale) * 10n ** BigInt(decimals);
  return tariff.limit === 'MAX' ? paid <= limit : paid >= limit;
};

/** The fee of a tariff that says most of the card: where it was issued counts before its kind. */
const feeFor = (fees: readonly CardFee[], { brand, card, origin }: PaidByCard): CardFee | undefined => {
  const closeness = (fee: CardFee): number => (fee.origin === ALL ? 0 : 2) + (fee.card === ALL ? 0 : 1);
  return fees
    .filter(
      (fee) =>
        fee.brand === brand &&
        (fee.card === ALL || fee.card === card) &&
        (fee.origin === ALL || fee.origin === origin),
    )
    .toSorted((a, b) => closeness(b) - closeness(a))[0];
};

/**
 * What a payment by card is charged, in the smallest unit: by the first tariff that holds for it and knows its card, half
 * a unit rounded up. What is given back costs nothing. Nothing where no tariff says it (docs/product.md §19.10).
 */
export const cardFee = (
  paid: PaidByCard,
  tariffs: readonly CardTariff[],
): { readonly idTariff: string | null; readonly fee: number } | undefined => {
  if (paid.brand === null) return undefined;
  if (paid.amount <= 0) return { idTariff: null, fee: 0 };
  for (const tariff of tariffs) {
    const found = holds(tariff, paid) ? feeFor(tariff.fees, paid) : undefined;
    if (!found) continue;
    const ofAmount = BigInt(paid.amount) * scaled(found.percent, percentScale) * 10n ** BigInt(fixedScale);
    const fixed = scaled(found.fixed, fixedScale) * 10n ** BigInt(paid.decimals + percentScale + 2);
    const fee = rounded(ofAmount + fixed, 10n ** BigInt(percentScale + 2 + fixedScale));
    return { idTariff: tariff.id, fee: Number(fee) };
  }
  return undefined;
};
