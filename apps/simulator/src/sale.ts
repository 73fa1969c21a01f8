import type { Ticket } from '@comanda/api/calls';
import { priceLines } from '@comanda/api/pricing';
import { type Catalogue, paymentMethodsOf, sellableTaxes, taxesOf } from './catalogue.ts';
import type { Item } from './menu.ts';
import type { Draws } from './random.ts';

export interface Shop {
  readonly idRegion: string | null;
  readonly currency: string;
  readonly decimals: number;
  readonly menu: readonly Item[];
}

/** Cash is handed over in round sums: the next five whole units. */
const handedOver = (total: number, decimals: number): number => {
  const step = 5 * 10 ** decimals;
  return Math.ceil(total / step) * step;
};
/** Shares of payments by number at European tills: cash 52, card 45, mobile the rest. */
const weights: Readonly<Record<string, number>> = { C: 52, T: 45, M: 3 };

/**
 * The next sale of a till, or nothing while it has no tax to sell with. A tax that this till has never sold with goes
 * first: a new key gets pressed.
 */
export const nextTicket = (
  catalogue: Catalogue,
  shop: Shop,
  draws: Draws,
  used: ReadonlySet<string>,
  facts: { number: number; at: Date; commit: number },
): Ticket | undefined => {
  const sellable = sellableTaxes(catalogue, shop.idRegion);
  const [served] = sellable;
  if (!served) return undefined;
  const goods = sellable[1] ?? served;
  const fresh = sellable.filter(({ id }) => !used.has(id));
  const lines = Array.from({ length: draws.count(2.6, 12) }, (_, index) => {
    const item = draws.pick(shop.menu, ({ weight }) => weight);
    const tax = fresh[index] ?? (item?.taxed === 'goods' ? goods : served);
    return {
      name: item?.name ?? '',
      quantity: String(draws.count(1.3, 6)),
      unitPrice: item?.price ?? 0,
      taxes: [tax.id],
    };
  });
  const priced = priceLines(lines, taxesOf(catalogue));
  const methods = paymentMethodsOf(catalogue);
  const method = draws.pick(methods, ({ kind }) => weights[kind] ?? 0);
  const change = method?.givesChange === 'S' ? handedOver(priced.total, shop.decimals) - priced.total : 0;
  return {
    ...facts,
    at: facts.at.toISOString(),
    serviceKind: draws.share() < 0.8 ? '00' : '01',
    currency: shop.currency,
    lines: lines.map((line, index) => ({ ...line, total: priced.totals[index] ?? 0 })),
    taxes: [...priced.taxes],
    payments: [
      { idPaymentMethod: method?.id ?? null, kind: method?.kind ?? 'C', amount: priced.total, change },
    ],
    net: priced.net,
    total: priced.total,
  };
};
