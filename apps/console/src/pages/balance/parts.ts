import type { BalanceRecord } from '@comanda/api/calls';

/** One part of a period, a day or a month, with what was sold and bought in it. */
export interface BalancePart {
  /** `2026-11-20`, of a month its first. */
  readonly day: string;
  readonly sold: number;
  readonly bought: number;
}

const dayOf = (from: string): string => `${from.slice(0, 4)}-${from.slice(4, 6)}-${from.slice(6, 8)}`;
const next = (day: string, isMonth: boolean): string => {
  const date = new Date(`${day}T00:00:00Z`);
  if (isMonth) date.setUTCMonth(date.getUTCMonth() + 1, 1);
  else date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

/** Each part of a period in its order, those in which nothing was too. */
export function partsOf(
  records: readonly BalanceRecord[],
  currency: string,
  { from, to, isMonths }: { readonly from: string; readonly to: string; readonly isMonths: boolean },
): readonly BalancePart[] {
  const known = new Map<string, number>();
  for (const { currency: code, kind, FromDate, cash } of records)
    if (code === currency) known.set(`${kind} ${dayOf(FromDate)}`, cash);
  const parts: BalancePart[] = [];
  for (let day = isMonths ? `${from.slice(0, 7)}-01` : from; day <= to; day = next(day, isMonths))
    parts.push({ day, sold: known.get(`SLE ${day}`) ?? 0, bought: known.get(`PUR ${day}`) ?? 0 });
  return parts;
}
