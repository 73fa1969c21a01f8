import type { DeliveryNote, TicketLine } from '@comanda/api/calls';
import { lineTotal, priceLines } from '@comanda/api/pricing';
import type { Employee } from '@comanda/api/areas/basics/employee';
import type { Customer } from '@comanda/api/areas/others/customer';
import { activeOf, type Book, bookOf, type Catalogue } from './catalogue.ts';
import type { Draws } from './random.ts';
import { nextTicket, type Shop } from './sale.ts';

/** How often somebody who is invoiced later orders, as a share of sales; and how often less or more goes than was noted. */
const often = { delivery: 0.01, back: 0.25, more: 0.15 } as const;
/** A reception has so many of each. */
const portions = { least: 4, most: 24 } as const;

interface Facts {
  readonly number: number;
  readonly at: Date;
  readonly commit: number;
}
type Unpriced = Pick<DeliveryNote, 'idCustomer' | 'idEmployee' | 'currency'> &
  Partial<Pick<DeliveryNote, 'kind' | 'amends'>>;

const noteOf = (
  { taxes }: Book,
  { number, at, commit }: Facts,
  of: Unpriced,
  lines: readonly TicketLine[],
): DeliveryNote => {
  const figures = priceLines(lines, taxes);
  return {
    document: 'DLN',
    kind: 'N',
    amends: null,
    note: '',
    discounts: [],
    ...of,
    number,
    at: at.toISOString(),
    commit,
    lines: lines.map((line) => ({ ...line, total: lineTotal(line) })),
    taxes: [...figures.taxes],
    net: figures.net,
    total: figures.total,
  };
};

/** What goes to a house that pays by invoice: the food of some dishes, for all of its guests. Mostly nothing. */
export const nextNote = (
  catalogue: Catalogue,
  shop: Shop,
  draws: Draws,
  facts: Facts,
): DeliveryNote | undefined => {
  if (draws.share() >= often.delivery) return undefined;
  const houses = activeOf<
    Customer & { readonly id: string; readonly status: string; readonly order: number }
  >(catalogue, 'CST').filter(
    ({ legalName, document, addresses }) => legalName && document && addresses.length > 0,
  );
  const house = draws.pick(houses, () => 1);
  if (!house) return undefined;
  const book = bookOf(catalogue);
  const visit = { serviceKind: '02', emitter: 'POS', guests: 0, lines: 4 } as const;
  const sale = nextTicket(catalogue, shop, draws, new Set(book.taxes.keys()), facts, visit);
  // What is weighed or bottled is sold over the counter.
  const dishes = (sale?.lines ?? []).filter(({ idProduct }) => {
    const product = idProduct === null ? undefined : book.products.get(idProduct);
    return product?.isWeight !== 'S' && product?.stockControl !== 'S';
  });
  if (!sale || dishes.length === 0) return undefined;
  const staff = activeOf<Employee & { readonly id: string; readonly status: string; readonly order: number }>(
    catalogue,
    'EMP',
  ).filter(({ access }) => access !== 'T');
  const { least, most } = portions;
  return noteOf(
    book,
    facts,
    {
      idCustomer: house.id,
      idEmployee: draws.pick(staff, () => 1)?.id ?? null,
      currency: shop.currency,
    },
    dishes.map((line) => ({
      ...line,
      quantity: String(least + Math.floor(draws.share() * (most - least + 1))),
    })),
  );
};

/** Something of an earlier note that came back, or that more of was brought: a note about that one. Mostly nothing. */
export const broughtTo = (
  catalogue: Catalogue,
  earlier: DeliveryNote | undefined,
  facts: Facts,
  draws: Draws,
): DeliveryNote | undefined => {
  const [line] = earlier?.lines ?? [];
  const hours = earlier ? (facts.at.getTime() - Date.parse(earlier.at)) / 3_600_000 : 0;
  // Once: it is looked at when the dishes have come back, and never again.
  if (!earlier || !line || earlier.commit !== facts.commit || hours < 2 || hours > 3) return undefined;
  const luck = draws.share();
  if (luck >= (often.back + often.more) / 20) return undefined;
  const isBack = luck < often.back / 20;
  const { idCustomer, idEmployee, currency } = earlier;
  return noteOf(
    bookOf(catalogue),
    facts,
    {
      idCustomer,
      idEmployee,
      currency,
      kind: isBack ? 'A' : 'B',
      amends: { idTerminal: null, number: earlier.number },
    },
    [{ ...line, quantity: isBack ? '-2' : '3' }],
  );
};
