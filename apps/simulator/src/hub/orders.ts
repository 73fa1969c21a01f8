import {
  type AnswerOf,
  type BodyOf,
  hubOrderCalls,
  type OrderReason,
  type SentOrder,
  type Ticket,
  type TillOrder,
} from '@comanda/api/calls';
import { bookOf, type Catalogue, languageOf } from '../catalogue.ts';
import { withCards } from '../cards.ts';
import { dishesOf } from '../kitchen/dishes.ts';
import type { Upload } from '../memory.ts';
import type { Platform } from '../platform.ts';
import type { Draws } from '../random.ts';
import { nextTicket, type Shop, ticketOfOrder } from '../sale.ts';
import { orderedFrom } from './guests.ts';

export type Standing = AnswerOf<typeof hubOrderCalls.ofDevice>;

/** What a till remembers of orders from outside. */
export interface HubMemory {
  /** How many it has brought: the next one has a code of its own. */
  readonly brought: number;
  /** What it has rung up and not been told to be through with. */
  readonly made: readonly { readonly id: string; readonly ticket: Ticket; readonly order?: SentOrder }[];
  /** What the platform does not know yet. */
  readonly taken: readonly { readonly id: string; readonly number: number }[];
  readonly takenBack: readonly string[];
}
export const noHub: HubMemory = { brought: 0, made: [], taken: [], takenBack: [] };

interface Facts {
  readonly number: number;
  readonly at: Date;
  readonly commit: number;
}
/** How many rung-up orders a till remembers: by then a guest has eaten. */
const remembered = 60;

/** Rings an accepted order up and sends it to the kitchen. */
export const taken = (
  catalogue: Catalogue,
  shop: Shop,
  memory: HubMemory,
  asked: TillOrder,
  facts: Facts,
  draws: Draws,
): { readonly hub: HubMemory; readonly ticket: Ticket; readonly uploads: readonly Upload[] } | undefined => {
  const rungUp = ticketOfOrder(catalogue, shop, asked, facts);
  if (!rungUp) return undefined;
  const ticket = withCards(rungUp, 'online', draws);
  const language = languageOf(catalogue, shop.idRegion);
  const dishes = dishesOf(bookOf(catalogue), ticket, draws, language);
  const order: SentOrder | undefined =
    dishes.length === 0
      ? undefined
      : {
          number: ticket.number,
          revision: 1,
          at: ticket.at,
          ...(asked.wanted !== null && { wanted: asked.wanted }),
          serviceKind: asked.serviceKind,
          emitter: 'HUB',
          place: asked.table === '' ? asked.code : asked.table,
          note: asked.note,
          lines: dishes.map((dish, index) => ({ ...dish, number: index + 1 })),
        };
  const { id } = asked;
  return {
    hub: {
      ...memory,
      made: [...memory.made, { id, ticket, ...(order && { order }) }].slice(-remembered),
      taken: [...memory.taken, { id, number: ticket.number }],
    },
    ticket,
    uploads: [{ kind: 'ticket', body: ticket }, ...(order ? [{ kind: 'order' as const, body: order }] : [])],
  };
};

/** Takes an order back that was cancelled: its dishes are given up, and a credit note gives its money back. */
export const takenBack = (
  catalogue: Catalogue,
  shop: Shop,
  memory: HubMemory,
  asked: TillOrder,
  facts: Facts,
): { readonly hub: HubMemory; readonly ticket?: Ticket; readonly uploads: readonly Upload[] } => {
  const hub = { ...memory, takenBack: [...memory.takenBack, asked.id] };
  const known = memory.made.find(({ id }) => id === asked.id);
  if (!known) return { hub, uploads: [] };
  const back = ticketOfOrder(catalogue, shop, asked, facts, known.ticket.number);
  const [paid] = known.ticket.payments;
  // It goes back to the card that it came from.
  const ticket = back && {
    ...back,
    payments: back.payments.map((payment) => ({ ...payment, ...(paid?.card && { card: paid.card }) })),
  };
  const voided = known.order && {
    ...known.order,
    revision: known.order.revision + 1,
    lines: known.order.lines.map((line) => ({ ...line, isVoided: true })),
  };
  return {
    hub: { ...hub, made: memory.made.filter((one) => one !== known) },
    ...(ticket && { ticket }),
    uploads: [
      ...(voided ? [{ kind: 'order' as const, body: voided }] : []),
      ...(ticket ? [{ kind: 'ticket' as const, body: ticket }] : []),
    ],
  };
};

/** Brings an order of a guest to the platform, by one of the ways that orders come to the store. */
export const bring = async (
  platform: Platform,
  {
    catalogue,
    shop,
    services,
    code,
    facts,
    draws,
  }: {
    readonly catalogue: Catalogue;
    readonly shop: Shop;
    readonly services: Standing['services'];
    readonly code: string;
    readonly facts: Facts;
    readonly draws: Draws;
  },
  signal: AbortSignal,
): Promise<void> => {
  const service = draws.pick(services, () => 1);
  if (!service) return;
  const visit = { serviceKind: service.serviceKind, guests: 0, emitter: 'HUB', lines: 2.4 } as const;
  const sold = nextTicket(catalogue, shop, draws, new Set(), facts, visit);
  const sent = sold && orderedFrom(sold, service, code, languageOf(catalogue, shop.idRegion), draws);
  if (sent) await platform.call(hubOrderCalls.upload, { data: sent, signal });
};

const MINUTE = 60_000;
/** Mean minutes until somebody answers an order, until it is fetched, and until it is brought. */
const means = { answer: 5, fetch: 6, bring: 14 } as const;
const reasons: readonly OrderReason[] = ['BUSY', 'SOLD'];
/** Shares of orders that are not made: by the store, or because the guest thinks better of it. */
const refused = { byStore: 0.05, byGuest: 0.05 } as const;

type Told = BodyOf<typeof hubOrderCalls.tell>;
const answerOf = (status: TillOrder['status'], draws: Draws): Told => {
  if (status === 'PRC') return { status: 'SNT' };
  const luck = draws.share();
  if (luck < refused.byGuest) return { status: 'CRC' };
  if (luck < refused.byGuest + refused.byStore)
    return { status: 'RJT', reason: draws.pick(reasons, () => 1) ?? 'BUSY' };
  return { status: 'ACP' };
};

/**
 * What the people of a shop say of orders between two looks: whoever waits is answered in the end, and what is ready is
 * handed over. Somebody at the console may be faster; then the platform says so, and nothing happens here.
 */
export const live = async (
  platform: Platform,
  { waiting, ready }: Standing,
  passed: number,
  draws: Draws,
  signal: AbortSignal,
): Promise<void> => {
  const comes = (mean: number): boolean => draws.share() < 1 - Math.exp(-passed / (mean * MINUTE));
  const tell = (id: string, data: Told) =>
    platform.call(hubOrderCalls.tell, { params: { id }, data, signal });
  for (const { id, status } of waiting) if (comes(means.answer)) await tell(id, answerOf(status, draws));
  for (const { id, status, serviceKind } of ready) {
    const isBrought = serviceKind === '02' || serviceKind === '03';
    if (comes(status === 'PPK' ? means.bring : means.fetch))
      await tell(id, { status: status === 'PPK' || !(isBrought || serviceKind === '01') ? 'DLV' : 'PPK' });
  }
};
