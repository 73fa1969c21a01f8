import { setTimeout as wait } from 'node:timers/promises';
import { deviceCalls } from '@comanda/api/calls';
import { applied, type Catalogue, emptyCatalogue, fault } from './catalogue.ts';
import { businessDay, type Clock, hourIn } from './clock.ts';
import { demandOf, meanGap } from './demand.ts';
import { memoryIn, type Memory, type Upload } from './memory.ts';
import { closingOf, openPeriod, withTicket } from './period.ts';
import type { Platform, Signed } from './platform.ts';
import { drawsOf } from './random.ts';
import { nextTicket, type Shop } from './sale.ts';

export interface TillOptions {
  readonly platform: Platform;
  readonly clock: Clock;
  readonly seed: number;
  /** Folder in which tills keep what they must not forget. */
  readonly folder: string;
  /** Milliseconds between two looks for new commits. */
  readonly pullEvery: number;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

const retryAfter = 2000;
/** A till reads an X after so many tickets, as a shop does at the change of shifts. */
const ticketsAnX = 40;

const signedIn = async ({ platform, signal }: TillOptions): Promise<Signed> => {
  for (;;) {
    const signed = await platform.signIn();
    if (signed) return signed;
    await wait(retryAfter, undefined, { signal });
  }
};

/**
 * One till: pulls and acknowledges what was published to its store, sells with it, closes its days. It remembers
 * before it sends, so that neither a cut line nor a cut power loses or doubles a ticket. Ends when its signal aborts.
 */
export const runTill = async (options: TillOptions): Promise<void> => {
  const { platform, clock, signal, say } = options;
  const signed = await signedIn(options);
  const store = memoryIn(options.folder, signed.idTerminal);
  const draws = drawsOf(options.seed);
  const demand = demandOf(signed.businessKind);
  const shop: Shop = {
    idRegion: signed.idRegion,
    currency: signed.currency,
    decimals: signed.decimals,
  };
  let catalogue: Catalogue = emptyCatalogue;
  let commit = 0;
  /** The commit that the platform knows this till to have. */
  let told = 0;
  let memory: Memory = (await store.read()) ?? {
    period: openPeriod(signed.openFrom),
    lastTicket: signed.lastTicket,
    lastX: 0,
    lastZ: signed.lastZ,
    grandTotal: signed.grandTotal,
    used: [],
    outbox: [],
  };
  const remember = async (next: Memory): Promise<void> => {
    await store.write(next);
    memory = next;
  };

  /** A clock that was faster last time may be behind its own last closing: a period never ends before it began. */
  const now = (): Date => new Date(Math.max(clock.now().getTime(), Date.parse(memory.period.from)));

  const pull = async (): Promise<void> => {
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
  };

  const calls = { ticket: deviceCalls.ticket, x: deviceCalls.x, z: deviceCalls.z };
  const send = async (upload: Upload): Promise<boolean> => {
    const { kind, body } = upload;
    const result = await (kind === 'ticket'
      ? platform.call(calls.ticket, { data: body, signal })
      : platform.call(calls[kind], { data: body, signal }));
    if (!result.ok && result.failure.kind === 'refused' && result.failure.status < 500)
      throw new Error(
        `${kind} ${body.number} refused: ${result.failure.error.code} ${JSON.stringify(result.failure.error.extra ?? [])}`,
      );
    return result.ok;
  };
  const flush = async (): Promise<void> => {
    for (let [first] = memory.outbox; first; [first] = memory.outbox) {
      if (!(await send(first))) return;
      await remember({ ...memory, outbox: memory.outbox.slice(1) });
    }
  };

  const sell = async (): Promise<void> => {
    const ticket = nextTicket(catalogue, shop, draws, new Set(memory.used), {
      number: memory.lastTicket + 1,
      at: now(),
      commit,
    });
    if (!ticket) return;
    const period = withTicket(memory.period, ticket);
    const reading =
      period.tickets % ticketsAnX === 0
        ? [
            {
              kind: 'x' as const,
              body: closingOf(period, {
                number: memory.lastX + 1,
                to: now(),
                currency: shop.currency,
                grandTotal: memory.grandTotal,
              }),
            },
          ]
        : [];
    await remember({
      ...memory,
      period,
      lastTicket: ticket.number,
      lastX: memory.lastX + reading.length,
      used: [...new Set([...memory.used, ...ticket.lines.flatMap(({ taxes }) => taxes)])],
      outbox: [...memory.outbox, { kind: 'ticket', body: ticket }, ...reading],
    });
  };
  const closeDay = async (): Promise<void> => {
    const to = now();
    if (
      memory.period.tickets === 0 ||
      businessDay(signed.timeZone, new Date(memory.period.from)) === businessDay(signed.timeZone, to)
    )
      return;
    const body = closingOf(memory.period, {
      number: memory.lastZ + 1,
      to,
      currency: shop.currency,
      grandTotal: memory.grandTotal,
    });
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

  say(`signed in at ${signed.sName}, last ticket ${memory.lastTicket}`);
  const pulling = (async () => {
    while (!signal.aborted) {
      await pull();
      await wait(options.pullEvery, undefined, { signal });
    }
  })();
  const selling = (async () => {
    while (!signal.aborted) {
      await wait(
        Math.max(1, clock.toReal(draws.exponential(meanGap(demand, hourIn(signed.timeZone, clock.now()))))),
        undefined,
        { signal },
      );
      await closeDay();
      await sell();
      await flush();
    }
  })();
  await Promise.all([pulling, selling]);
};
