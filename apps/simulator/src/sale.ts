import type { Ticket, TicketLine, TillOrder } from '@comanda/api/calls';
import { priceLines, unitPriceOf } from '@comanda/api/pricing';
import type { Rate } from '@comanda/api/areas/sales/rate';
import {
  type Book,
  bookOf,
  type Catalogue,
  languageOf,
  paymentMethodsOf,
  sellableTaxes,
} from './catalogue.ts';
import { chosenFor, printed } from './choices.ts';
import { type Offer, offersOf } from './offer.ts';
import type { Draws } from './random.ts';
import { rateFor } from './rates.ts';
import { type Screen, screenOf } from './screen.ts';
import type { Visit } from './visit.ts';

export interface Shop {
  readonly idStore: string;
  readonly idRegion: string | null;
  readonly timeZone: string;
  readonly currency: string;
  readonly decimals: number;
}

/** Cash is handed over in round sums: the next five whole units. */
export const handedOver = (total: number, decimals: number): number => {
  const step = 5 * 10 ** decimals;
  return Math.ceil(total / step) * step;
};
/** Shares of payments by number at European tills: cash 52, card 45, mobile the rest. */
const weights: Readonly<Record<string, number>> = { C: 52, T: 45, M: 3 };

/** Favourites have the large keys, and what stands on a first page comes to mind first. */
const demandFor =
  ({ inSight }: Screen) =>
  ({ product }: Offer): number =>
    (product.favorite === 'S' ? 6 : 1) * (inSight.has(product.id) ? 2 : 1);

/** Grams that are cut at a counter, as kilograms. */
const weighed = (draws: Draws): string => String(Math.round(150 + draws.share() * 850) / 1000);

const lineOf = (
  book: Book,
  rate: Rate,
  offer: Offer,
  draws: Draws,
  language: string | undefined,
): Omit<TicketLine, 'total'> => {
  const { product, price } = offer;
  const chosen = chosenFor(book, offer, rate.id, draws, language);
  return {
    idProduct: product.id,
    idRate: rate.id,
    name: printed(product.names, language),
    quantity: product.isWeight === 'S' ? weighed(draws) : String(draws.count(1.3, 6)),
    unitPrice: unitPriceOf(price, chosen, rate, offer.taxes, book.taxes),
    taxes: [...offer.taxes],
    discounts: [],
    share: 0,
    ...chosen,
  };
};

/** What nothing has happened to: nobody is named, and nothing taken off. */
const plain = {
  kind: 'N',
  amends: null,
  status: 'F',
  idEmployee: null,
  idCustomer: null,
  idTicketKind: null,
  idSource: null,
  table: null,
  covers: 0,
  discounts: [],
  rounding: 0,
  corrections: [],
  voided: null,
  copies: 0,
  training: false,
} satisfies Partial<Ticket>;

/** How somebody pays. */
interface Method {
  readonly id: string | null;
  readonly kind: Ticket['payments'][number]['kind'];
  readonly givesChange: boolean;
}
/** What lines come to, paid at once. */
const settled = (
  lines: readonly Omit<TicketLine, 'total'>[],
  { taxes }: Book,
  { id, kind, givesChange }: Method,
  decimals: number,
): Pick<Ticket, 'lines' | 'taxes' | 'payments' | 'net' | 'total'> => {
  const priced = priceLines(lines, taxes);
  const change = givesChange ? handedOver(priced.total, decimals) - priced.total : 0;
  return {
    lines: lines.map((line, index) => ({ ...line, total: priced.totals[index] ?? 0 })),
    taxes: [...priced.taxes],
    payments: [{ idPaymentMethod: id, kind, amount: priced.total, change }],
    net: priced.net,
    total: priced.total,
  };
};

/**
 * A ticket for what somebody has ordered from outside, at the prices that they were told; with the number of its ticket
 * a credit note that gives all of it back. Nothing while the shop has no tax to sell with.
 */
export const ticketOfOrder = (
  catalogue: Catalogue,
  shop: Shop,
  { serviceKind, idSource, isPaid, lines: ordered, table }: TillOrder,
  facts: { readonly number: number; readonly at: Date; readonly commit: number },
  givesBack?: number,
): Ticket | undefined => {
  const book = bookOf(catalogue);
  const sellable = sellableTaxes(catalogue, shop.idRegion);
  const rate = rateFor(catalogue, book, shop, { serviceKind, at: facts.at });
  if (!rate || sellable.length === 0) return undefined;
  const offers = new Map(offersOf(book, rate, sellable).map((offer) => [offer.product.id, offer]));
  const first = sellable.slice(0, 1).map(({ id }) => id);
  const lines = ordered.map(({ note: _note, total: _total, quantity, ...line }) => ({
    ...line,
    idRate: rate.id,
    quantity: givesBack === undefined ? quantity : `-${quantity}`,
    taxes: [...(offers.get(line.idProduct ?? '')?.taxes ?? first)],
    discounts: [],
    share: 0,
  }));
  const wanted = isPaid ? ['M', 'T'] : ['C'];
  const chosen = paymentMethodsOf(catalogue).find(({ kind }) => wanted.includes(kind));
  const method = { id: chosen?.id ?? null, kind: chosen?.kind ?? 'C', givesChange: false };
  return {
    ...facts,
    ...plain,
    at: facts.at.toISOString(),
    serviceKind,
    idSource,
    table: table === '' ? null : table,
    currency: shop.currency,
    ...(givesBack !== undefined && { kind: 'A', amends: { idTerminal: null, number: givesBack } }),
    ...settled(lines, book, method, shop.decimals),
  };
};

/** A bill that two of its guests pay, each their part: two tickets with one number after the other. */
export const splitBill = (catalogue: Catalogue, { decimals }: Shop, ticket: Ticket): readonly Ticket[] => {
  const half = Math.ceil(ticket.lines.length / 2);
  const [payment] = ticket.payments;
  if (half === ticket.lines.length || !payment) return [ticket];
  const { idPaymentMethod: id, kind, change } = payment;
  const method = { id, kind, givesChange: change > 0 };
  return [ticket.lines.slice(0, half), ticket.lines.slice(half)].map((lines, index) => ({
    ...ticket,
    number: ticket.number + index,
    ...settled(lines, bookOf(catalogue), method, decimals),
  }));
};

/**
 * The next sale of a till, or nothing while it has nothing to sell. A tax that this till has never sold with goes
 * first, with a product of its own or any other: a new key gets pressed.
 */
export const nextTicket = (
  catalogue: Catalogue,
  shop: Shop,
  draws: Draws,
  used: ReadonlySet<string>,
  facts: { number: number; at: Date; commit: number },
  visit: Visit,
): Ticket | undefined => {
  const book = bookOf(catalogue);
  const sellable = sellableTaxes(catalogue, shop.idRegion);
  const { serviceKind, seat } = visit;
  const rate = rateFor(catalogue, book, shop, { serviceKind, seat, at: facts.at });
  const offers = rate && sellable.length > 0 ? offersOf(book, rate, sellable) : [];
  if (!rate || offers.length === 0) return undefined;
  const language = languageOf(catalogue, shop.idRegion);
  const screen = screenOf(catalogue, shop.idStore, [...book.departments.values()], offers);
  const wanted = demandFor(screen);
  const fresh = sellable.filter(({ id }) => !used.has(id));
  const lines = Array.from({ length: draws.count(visit.lines, 40) }, (_, index) => index).flatMap((index) => {
    const tax = fresh[index]?.id;
    const taxed = screen.keys.filter(({ taxes }) => tax !== undefined && taxes.includes(tax));
    const offer = draws.pick(taxed.length > 0 ? taxed : screen.keys, wanted);
    if (!offer) return [];
    return [lineOf(book, rate, tax === undefined ? offer : { ...offer, taxes: [tax] }, draws, language)];
  });
  const methods = paymentMethodsOf(catalogue);
  const chosen = draws.pick(methods, ({ kind }) => weights[kind] ?? 0);
  const method: Method = {
    id: chosen?.id ?? null,
    kind: chosen?.kind ?? 'C',
    givesChange: chosen?.givesChange === 'S',
  };
  return {
    ...facts,
    ...plain,
    at: facts.at.toISOString(),
    serviceKind,
    currency: shop.currency,
    ...settled(lines, book, method, shop.decimals),
  };
};
