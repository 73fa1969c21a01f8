import {
  deliveryNoteCalls,
  deviceCalls,
  hubOrderCalls,
  kitchenOrderCalls,
  type Ticket,
} from '@comanda/api/calls';
import { applied, bookOf, type Catalogue, emptyCatalogue, fault, languageOf } from './catalogue.ts';
import { readersOf, withCards } from './cards.ts';
import { businessDay, type Clock, hourIn } from './clock.ts';
import { broughtTo, nextNote } from './delivery.ts';
import { demandOf } from './demand.ts';
import { type Dish, dishesOf } from './kitchen/dishes.ts';
import { bring, live, noHub, type Standing, taken, takenBack } from './hub/orders.ts';
import { drawerOf } from './drawer.ts';
import { cameBack, lived } from './habits.ts';
import { corrected, nextCorrection, ordered, seated } from './kitchen/tables.ts';
import type { Memory, MemoryStore, Upload } from './memory.ts';
import type { Course } from './packs.ts';
import { daysUntil, salesOn } from './past.ts';
import { closingOf, openPeriod, withTicket } from './period.ts';
import type { Platform, Signed } from './platform.ts';
import { drawsOf, seedOf } from './random.ts';
import { nextTicket, type Shop, splitBill } from './sale.ts';
import { seatsOf } from './seats.ts';
import { visitOf } from './visit.ts';

export interface TillOptions {
  readonly platform: Platform;
  readonly clock: Clock;
  readonly course: Course;
  readonly seed: number;
  /** Business days that a till which has never sold has behind it; their sales come first. */
  readonly past: number;
  /** Waits until other tills have told their past: a platform that begins is not flooded. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  /** Where the till of an id keeps what it must not forget. */
  readonly storeOf: (idTerminal: string) => MemoryStore;
  /** Milliseconds in the shop between two looks for new commits. */
  readonly pullEvery: number;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

/** A till reads an X after so many tickets, as a shop does at the change of shifts. */
const ticketsAnX = 40;
/** Share of tables at which two pay, each their part. */
const paysApart = 0.08;
/** Milliseconds in the shop that guests wait for a till. */
const longestQueue = 60_000;
/** Sales at the counter for each order from outside that this till's shop gets. */
const salesAnOrder = 5;

const signedIn = async ({ platform, clock, pullEvery, signal }: TillOptions): Promise<Signed> => {
  for (;;) {
    const signed = await platform.signIn();
    if (signed) return signed;
    await clock.pass(pullEvery, signal);
  }
};

/** What a till has pulled, and the commit that it belongs to. */
interface Shelf {
  readonly catalogue: () => Catalogue;
  readonly commit: () => number;
  /** Looks for what was published since, and acknowledges it. */
  readonly pull: () => Promise<void>;
}
const shelfOf = ({ platform, signal, say }: TillOptions): Shelf => {
  let catalogue: Catalogue = emptyCatalogue;
  let commit = 0;
  /** The commit that the platform knows this till to have. */
  let told = 0;
  return {
    catalogue: () => catalogue,
    commit: () => commit,
    pull: async () => {
      const pulled = await platform.call(deviceCalls.pull, { params: { since: String(commit) }, signal });
      if (!pulled.ok || (pulled.data.number === told && !pulled.data.reload)) return;
      const { number, changes, reload } = pulled.data;
      const next = applied(catalogue, changes, reload);
      const error = fault(next);
      // Both at once: a ticket names the commit whose taxes it is sold with.
      if (!error) {
        catalogue = next;
        commit = number;
      }
      const acknowledged = await platform.call(deviceCalls.acknowledge, {
        data: { number, ...(error && { error }) },
        signal,
      });
      if (!acknowledged.ok) return;
      if (!error) told = number;
      say(error ? `refused commit ${number}: ${error}` : `has commit ${number}`);
    },
  };
};

/** Sends one upload; answers whether the platform has it. What it refuses is a fault of this till. */
const sendWith =
  ({ platform, signal, say }: TillOptions) =>
  async ({ kind, body }: Upload): Promise<boolean> => {
    const send = async () => {
      switch (kind) {
        case 'ticket':
          return platform.call(deviceCalls.ticket, { data: body, signal });
        case 'note':
          return platform.call(deliveryNoteCalls.upload, { data: body, signal });
        case 'order': {
          const result = await platform.call(kitchenOrderCalls.upload, { data: body, signal });
          if (result.ok && result.data.unattended.length > 0)
            say(`order ${body.number}: nobody watches the lines ${result.data.unattended.join(', ')}`);
          return result;
        }
        default:
          return platform.call(deviceCalls[kind], { data: body, signal });
      }
    };
    const result = await send();
    if (!result.ok && result.failure.kind === 'refused' && result.failure.status < 500)
      throw new Error(
        `${kind} ${body.number} refused: ${result.failure.error.code} ${JSON.stringify(result.failure.error.extra ?? [])}`,
      );
    return result.ok;
  };

/**
 * One till: pulls and acknowledges what was published to its store, sells with it, orders from the kitchen, closes its
 * days. It remembers before it sends, so that neither a cut line nor a cut power loses or doubles anything. Ends when
 * its signal aborts.
 */
export const runTill = async (options: TillOptions): Promise<void> => {
  const { clock, course, signal, say } = options;
  const signed = await signedIn(options);
  const store = options.storeOf(signed.idTerminal);
  const draws = drawsOf(options.seed);
  const kitchenDraws = drawsOf(seedOf(options.seed, 'kitchen'));
  const demand = demandOf(signed.businessKind);
  const habits = drawsOf(seedOf(options.seed, 'habits'));
  const cardDraws = drawsOf(seedOf(options.seed, 'cards'));
  const readers = readersOf(signed.idTerminal, signed.businessKind);
  const shop: Shop = {
    idStore: signed.idStore,
    timeZone: signed.timeZone,
    idRegion: signed.idRegion,
    currency: signed.currency,
    decimals: signed.decimals,
  };
  const shelf = shelfOf(options);
  const send = sendWith(options);
  const opened = clock.now().getTime();
  const kept = await store.read();
  const days =
    kept || signed.lastTicket > 0 || options.past === 0 ? [] : daysUntil(signed, clock.now(), options.past);
  let memory: Memory = kept ?? {
    period: openPeriod(days[0]?.from.toISOString() ?? signed.openFrom),
    lastTicket: signed.lastTicket,
    lastNote: signed.lastDeliveryNote,
    lastX: 0,
    lastZ: signed.lastZ,
    grandTotal: signed.grandTotal,
    used: [],
    tables: [],
    hub: noHub,
    outbox: [],
  };
  const remember = async (next: Memory): Promise<void> => {
    await store.write(next);
    memory = next;
  };

  /** A clock that was faster last time may be behind its own last closing: a period never ends before it began. */
  const now = (): Date => new Date(Math.max(clock.now().getTime(), Date.parse(memory.period.from)));

  const flush = async (): Promise<void> => {
    for (let [first] = memory.outbox; first; [first] = memory.outbox) {
      if (!(await send(first))) return;
      await remember({ ...memory, outbox: memory.outbox.slice(1) });
    }
  };

  /** @param cooks whether a kitchen cooks what is sold: not what was eaten days ago */
  const sell = async (at: Date, cooks: boolean): Promise<void> => {
    const catalogue = shelf.catalogue();
    const facts = { number: memory.lastTicket + 1, at, commit: shelf.commit() };
    const back = cameBack(catalogue, shop, memory.earlier, facts, habits);
    if (back) {
      await remember({
        ...memory,
        period: withTicket(memory.period, back),
        lastTicket: back.number,
        earlier: undefined,
        outbox: [...memory.outbox, { kind: 'ticket', body: back }],
      });
      return;
    }
    const visit = seated(
      visitOf(signed.businessKind, kitchenDraws, course.hunger),
      seatsOf(catalogue, shop.idStore),
      memory.tables,
      at.getTime(),
      kitchenDraws,
    );
    const plain = nextTicket(catalogue, shop, draws, new Set(memory.used), facts, visit);
    if (!plain) return;
    const isSplit = cooks && visit.guests > 1 && kitchenDraws.share() < paysApart;
    const bills = isSplit ? splitBill(catalogue, shop, plain) : [plain];
    const tickets = bills.map((bill) =>
      withCards(lived(catalogue, shop, bill, visit, habits), readers, cardDraws),
    );
    const [ticket = plain, other] = tickets;
    const language = languageOf(catalogue, shop.idRegion);
    const dishesIn = (of: Ticket): readonly Dish[] =>
      cooks ? dishesOf(bookOf(catalogue), of, kitchenDraws, language) : [];
    const own = dishesIn(ticket);
    const dishes = [...own, ...(other ? dishesIn(other) : [])];
    const split = other && { stays: own.length, number: other.number };
    const { tables, sent } = ordered(memory.tables, { ticket, visit, dishes, language, split }, kitchenDraws);
    const order: Upload[] = sent ? [{ kind: 'order', body: sent }] : [];
    const paid = tickets.map((body): Upload => ({ kind: 'ticket', body }));
    const period = tickets.reduce(withTicket, memory.period);
    const reading =
      period.tickets > memory.period.tickets && period.tickets % ticketsAnX === 0
        ? [
            {
              kind: 'x' as const,
              body: closingOf(period, {
                number: memory.lastX + 1,
                to: at,
                currency: shop.currency,
                grandTotal: memory.grandTotal,
              }),
            },
          ]
        : [];
    await remember({
      ...memory,
      period,
      lastTicket: (other ?? ticket).number,
      earlier: other ?? ticket,
      lastX: memory.lastX + reading.length,
      used: [...new Set([...memory.used, ...plain.lines.flatMap(({ taxes }) => taxes)])],
      tables,
      outbox: [
        ...memory.outbox,
        // Guests at a table eat before they pay.
        ...(visit.guests > 0 ? [...order, ...paid] : [...paid, ...order]),
        ...reading,
      ],
    });
  };
  const catering = drawsOf(seedOf(options.seed, 'catering'));
  /** Now and then something goes to a customer who is invoiced for it later. */
  const deliver = async (at: Date): Promise<void> => {
    const catalogue = shelf.catalogue();
    const facts = { number: memory.lastNote + 1, at, commit: shelf.commit() };
    const body =
      broughtTo(catalogue, memory.note, facts, catering) ?? nextNote(catalogue, shop, catering, facts);
    if (!body) return;
    await remember({
      ...memory,
      lastNote: body.number,
      note: body.kind === 'N' ? body : undefined,
      outbox: [...memory.outbox, { kind: 'note', body }],
    });
  };
  const correct = async (): Promise<void> => {
    const { tables, sent } = corrected(memory.tables, now().getTime());
    if (sent.length === 0) return;
    const orders = sent.map((body): Upload => ({ kind: 'order', body }));
    await remember({ ...memory, tables, outbox: [...memory.outbox, ...orders] });
  };
  const hubDraws = drawsOf(seedOf(options.seed, 'hub'));
  let standing: Standing | undefined;
  /** Looks for orders from outside, rings up what was accepted and takes back what was cancelled. */
  const look = async (passed: number): Promise<void> => {
    const { taken: rungUp, takenBack: returned } = memory.hub;
    const found = await options.platform.call(hubOrderCalls.ofDevice, {
      data: { taken: rungUp.slice(0, 100), takenBack: returned.slice(0, 100) },
      signal,
    });
    if (!found.ok) return;
    standing = found.data;
    if (rungUp.length + returned.length > 0)
      await remember({
        ...memory,
        hub: { ...memory.hub, taken: rungUp.slice(100), takenBack: returned.slice(100) },
      });
    const catalogue = shelf.catalogue();
    for (const { isBack, order } of [
      ...standing.make.map((order) => ({ isBack: false, order })),
      ...standing.takeBack.map((order) => ({ isBack: true, order })),
    ]) {
      const facts = { number: memory.lastTicket + 1, at: now(), commit: shelf.commit() };
      const done = isBack
        ? takenBack(catalogue, shop, memory.hub, order, facts)
        : taken(catalogue, shop, memory.hub, order, facts, hubDraws);
      if (!done) continue;
      await remember({
        ...memory,
        hub: done.hub,
        ...(done.ticket && {
          lastTicket: done.ticket.number,
          period: withTicket(memory.period, done.ticket),
        }),
        outbox: [...memory.outbox, ...done.uploads],
      });
    }
    await live(options.platform, standing, passed, hubDraws, signal);
  };
  /** A guest orders from outside, by whatever way orders come to this store. */
  const order = async (): Promise<void> => {
    if (!standing || standing.services.length === 0) return;
    const brought = memory.hub.brought + 1;
    await remember({ ...memory, hub: { ...memory.hub, brought } });
    await bring(
      options.platform,
      {
        catalogue: shelf.catalogue(),
        shop,
        services: standing.services,
        code: `${signed.idTerminal.slice(-3).toUpperCase()}-${brought}`,
        facts: { number: 1, at: clock.now(), commit: shelf.commit() },
        draws: hubDraws,
      },
      signal,
    );
  };
  const closeDay = async (to: Date): Promise<void> => {
    if (
      memory.period.tickets === 0 ||
      businessDay(signed.timeZone, new Date(memory.period.from), signed.dayBegins) ===
        businessDay(signed.timeZone, to, signed.dayBegins)
    )
      return;
    const drawer = drawerOf(shelf.catalogue(), memory.period, shop.decimals, habits);
    const body = closingOf(
      { ...memory.period, own: drawer },
      {
        number: memory.lastZ + 1,
        to,
        currency: shop.currency,
        grandTotal: memory.grandTotal,
      },
    );
    await remember({
      ...memory,
      period: openPeriod(body.to),
      lastX: 0,
      lastZ: body.number,
      grandTotal: body.grandTotal,
      outbox: [...memory.outbox, { kind: 'z', body }],
    });
    say(`closed Z ${body.number} with ${body.tickets} tickets`);
  };

  /** Sells and closes the days that the till has behind it, as fast as the platform takes them. */
  const livePast = async (): Promise<void> => {
    const past = drawsOf(seedOf(options.seed, 'past'));
    for (const [place, day] of days.entries()) {
      for (const at of salesOn(day, demand, signed.timeZone, past)) {
        if (signal.aborted) return;
        await sell(at, false);
        await deliver(at);
        await flush();
      }
      if (place < days.length - 1) await closeDay(day.to);
      await flush();
    }
    say(`has ${days.length - 1} days behind it, last ticket ${memory.lastTicket}`);
  };

  say(`signed in at ${signed.sName}, last ticket ${memory.lastTicket}`);
  const pulling = (async () => {
    while (!signal.aborted) {
      await shelf.pull();
      await clock.pass(options.pullEvery, signal);
    }
  })();
  const saleAfter = (at: Date): number =>
    at.getTime() + draws.exponential(course.gap(demand, hourIn(signed.timeZone, at), at.getTime() - opened));
  const working = (async () => {
    if (days.length > 0) {
      // Who has nothing to sell yet keeps no other till waiting.
      while (shelf.commit() === 0) await clock.pass(1000, signal);
      await options.inTurn(livePast);
    }
    let nextSale = saleAfter(clock.now());
    let nextOrder = clock.now().getTime();
    let looked = clock.now().getTime();
    while (!signal.aborted) {
      const next = Math.min(nextSale, nextOrder, looked + options.pullEvery, nextCorrection(memory.tables));
      await clock.pass(next - clock.now().getTime(), signal);
      await correct();
      const present = clock.now().getTime();
      if (present >= looked + options.pullEvery) {
        await look(present - looked);
        looked = clock.now().getTime();
      }
      if (present >= nextOrder && standing === undefined) nextOrder = present + options.pullEvery;
      if (present >= nextOrder) {
        await order();
        const gap = course.gap(demand, hourIn(signed.timeZone, clock.now()), present - opened);
        nextOrder = present + hubDraws.exponential(salesAnOrder * gap);
      }
      if (clock.now().getTime() >= nextSale) {
        await closeDay(now());
        await sell(now(), true);
        await deliver(now());
        // Guests come whether or not the till keeps up; those of hours that it slept through have gone elsewhere.
        nextSale = saleAfter(new Date(Math.max(nextSale, clock.now().getTime() - longestQueue)));
      }
      await flush();
    }
  })();
  await Promise.all([pulling, working]);
};
