import type { Ticket } from '@comanda/api/calls';
import { lineTotal, priceLines } from '@comanda/api/pricing';
import type { Employee } from '@comanda/api/areas/basics/employee';
import type { PaymentMethod } from '@comanda/api/areas/basics/paymentMethod';
import type { Customer } from '@comanda/api/areas/others/customer';
import type { Tip } from '@comanda/api/areas/others/tip';
import type { BusinessSource } from '@comanda/api/areas/sales/businessSource';
import { activeOf, type Book, bookOf, type Catalogue, languageOf, paymentMethodsOf } from './catalogue.ts';
import { discounted, discountsAt } from './discounts.ts';
import type { Draws } from './random.ts';
import { handedOver, type Shop } from './sale.ts';
import { seatFor, seatsOf } from './seats.ts';
import type { Visit } from './visit.ts';

/** How often what is no plain sale happens, as shares of tickets. */
const often = {
  customer: { '00': 0.06, '01': 0.15, '02': 0.6, '03': 0.1 },
  discount: 0.06,
  /** While a discount of certain hours holds. */
  happyHour: 0.4,
  tip: 0.12,
  split: 0.08,
  correction: 0.03,
  voided: 0.005,
  copy: 0.01,
  refund: 0.004,
  amendment: 0.002,
} as const;
/** Who learns the till sells seldom. */
const apprentice = 0.02;

interface Named {
  readonly id: string;
  readonly status: string;
  readonly order: number;
}
type TicketKind = Named & { readonly kind: string };

const worksHere = ({ stores }: Employee, { idStore }: Shop): boolean =>
  stores.length === 0 || stores.some((one) => one.idStore === idStore);

/** Ticket with figures that follow from its lines. */
const priced = (book: Book, ticket: Ticket): Ticket => {
  const figures = priceLines(ticket.lines, book.taxes);
  return {
    ...ticket,
    lines: ticket.lines.map((line) => ({ ...line, total: lineTotal(line) })),
    taxes: [...figures.taxes],
    net: figures.net,
    total: figures.total,
  };
};

type Payment = Ticket['payments'][number];
const paid = (method: PaymentMethod | undefined, amount: number, { decimals }: Shop): Payment => ({
  idPaymentMethod: method?.id ?? null,
  kind: method?.kind ?? 'C',
  amount,
  change: method?.givesChange === 'S' && amount > 0 ? handedOver(amount, decimals) - amount : 0,
});
/** Nearest five of the smallest unit, where the method says that small coins are not given. */
const roundingOf = (method: PaymentMethod | undefined, total: number): number =>
  method?.kind === 'C' && method.rounding === 'H' ? Math.round(total / 5) * 5 - total : 0;

const tipOf = (catalogue: Catalogue, total: number, draws: Draws): number => {
  const [tip] = activeOf<Tip>(catalogue, 'TIP').filter(({ suggested }) => suggested.length > 0);
  const percent = tip && draws.pick(tip.suggested, () => 1)?.percent;
  return percent === undefined ? 0 : Math.round((total * Number(percent)) / 100);
};

/** How a ticket is paid: in one, by two guests, with a tip on top. */
const settled = (catalogue: Catalogue, shop: Shop, ticket: Ticket, draws: Draws): Ticket => {
  if (ticket.voided || ticket.total === 0) return { ...ticket, payments: [] };
  const methods = paymentMethodsOf(catalogue).filter(({ kind }) => kind !== 'P');
  const [first] = ticket.payments;
  const method = methods.find(({ id }) => id === first?.idPaymentMethod);
  const rounding = roundingOf(method, ticket.total);
  const due = ticket.total + rounding;
  const other = methods.find(({ kind }) => kind === 'T') ?? method;
  const half = draws.share() < often.split && rounding === 0 ? Math.floor(due / 2) : 0;
  const tip = draws.share() < often.tip ? tipOf(catalogue, ticket.total, draws) : 0;
  const forTips = paymentMethodsOf(catalogue).find(({ kind }) => kind === 'P');
  return {
    ...ticket,
    rounding,
    payments: [
      paid(method, due - half, shop),
      ...(half > 0 ? [{ ...paid(other, half, shop), change: 0 }] : []),
      ...(tip > 0 ? [{ idPaymentMethod: forTips?.id ?? null, kind: 'P', amount: tip, change: 0 }] : []),
    ],
  };
};

const reasons = { en: ['Ordered by mistake', 'Taken back'], es: ['Error al pedir', 'Devuelto'] };
const reasonIn = (language: string | undefined, draws: Draws): string =>
  draws.pick(language?.startsWith('es') ? reasons.es : reasons.en, () => 1) ?? '';

/**
 * A plain sale as it happens: somebody serves it, a guest is known or not, something is taken off, corrected, voided or
 * printed again, and it is paid with or without a tip. By the records that the shop has, and shares that are knobs.
 */
export const lived = (
  catalogue: Catalogue,
  shop: Shop,
  plain: Ticket,
  visit: Visit,
  draws: Draws,
): Ticket => {
  const book = bookOf(catalogue);
  const language = languageOf(catalogue, shop.idRegion);
  const at = new Date(plain.at);
  const staff = activeOf<Employee>(catalogue, 'EMP').filter((one) => worksHere(one, shop));
  const employee = draws.pick(staff, ({ access }) => (access === 'T' ? apprentice : 1));
  const idEmployee = employee?.id ?? null;
  const isKnown = draws.share() < often.customer[visit.serviceKind];
  const customer = isKnown ? draws.pick(activeOf<Customer>(catalogue, 'CST'), () => 1) : undefined;
  const source =
    visit.serviceKind === '03'
      ? draws.pick(activeOf<Named & BusinessSource>(catalogue, 'BSR'), () => 1)
      : undefined;
  const offered = discountsAt(catalogue, { timeZone: shop.timeZone, at, total: plain.total });
  const own = offered.find(({ id }) => id === customer?.idDiscount);
  const happy = offered.find(({ hours }) => hours !== null);
  const luck = draws.share();
  const discount =
    own ??
    (happy && luck < often.happyHour
      ? happy
      : luck < often.discount
        ? draws.pick(offered, () => 1)
        : undefined);
  const [kind] = activeOf<TicketKind>(catalogue, 'TKK').filter((one) => one.kind === 'FSC');
  const off = discount
    ? discounted(book, plain, discount, { ofWhole: draws.share() < 0.5, language })
    : { lines: plain.lines, discounts: plain.discounts };
  const [first] = plain.lines;
  const reason = reasonIn(language, draws);
  const corrections =
    first && draws.share() < often.correction
      ? [
          {
            name: first.name,
            quantity: '1',
            amount: Math.max(0, first.unitPrice),
            reason,
            idEmployee,
            at: plain.at,
            sent: draws.share() < 0.2,
          },
        ]
      : [];
  const seat =
    visit.guests > 0
      ? (visit.seat ?? seatFor(seatsOf(catalogue, shop.idStore), new Set(), visit.guests, draws))
      : undefined;
  const isVoided = draws.share() < often.voided;
  const dressed = priced(book, {
    ...plain,
    ...off,
    idEmployee,
    idCustomer: customer?.id ?? null,
    idTicketKind: kind?.id ?? null,
    idSource: source?.id ?? null,
    table: seat?.number ?? null,
    covers: visit.guests,
    corrections,
    voided: isVoided ? { reason, idEmployee, at: plain.at } : null,
    copies: draws.share() < often.copy ? 1 : 0,
    training: employee?.access === 'T',
  });
  return settled(catalogue, shop, dressed, draws);
};

/** A ticket that something may still be taken back from. */
const mayComeBack = ({ kind, voided, training, total }: Ticket): boolean =>
  kind === 'N' && voided === null && !training && total > 0;

/**
 * Now and then a guest comes back: a credit note takes back the first line of an earlier ticket, an amendment adds one more
 * of it. Nothing, where nobody does.
 */
export const cameBack = (
  catalogue: Catalogue,
  shop: Shop,
  earlier: Ticket | undefined,
  facts: { readonly number: number; readonly at: Date; readonly commit: number },
  draws: Draws,
): Ticket | undefined => {
  const luck = draws.share();
  const [line] = earlier?.lines ?? [];
  if (!earlier || !line || !mayComeBack(earlier) || luck >= often.refund + often.amendment) return undefined;
  const isRefund = luck < often.refund;
  const book = bookOf(catalogue);
  const known = line.taxes.every((id) => book.taxes.has(id));
  if (!known || earlier.commit !== facts.commit) return undefined;
  const ticket = priced(book, {
    ...earlier,
    ...facts,
    at: facts.at.toISOString(),
    kind: isRefund ? 'A' : 'B',
    amends: { idTerminal: null, number: earlier.number },
    covers: 0,
    discounts: [],
    corrections: [],
    copies: 0,
    rounding: 0,
    lines: [{ ...line, discounts: [], share: 0, quantity: isRefund ? '-1' : '1' }],
  });
  if (isRefund && ticket.total > 0) return undefined;
  const method = paymentMethodsOf(catalogue).find(({ kind }) => kind === 'C');
  return {
    ...ticket,
    payments: ticket.total === 0 ? [] : [{ ...paid(method, ticket.total, shop), change: 0 }],
  };
};
