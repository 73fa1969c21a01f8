import type { ServerFrame } from '@comanda/api/live';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Person } from '../http/handler.ts';
import { eventFor, type Stretch, stretchAfter } from './events.ts';

/** A signed-in line, as the channels see it. */
export interface Subscriber {
  readonly person: () => Person;
  readonly send: (frame: ServerFrame) => void;
  /** The number that was sent last, by company. */
  readonly positions: Map<string, number>;
}
export interface Channels {
  /** Sends what is new on a company's channel to who hears it. */
  readonly pump: (idCompany: string) => void;
  readonly pumpAll: () => void;
  readonly add: (subscriber: Subscriber) => void;
  readonly remove: (subscriber: Subscriber) => void;
}

const deliver = (subscriber: Subscriber, idCompany: string, { events, head, oldest }: Stretch): void => {
  const position = subscriber.positions.get(idCompany);
  if (position === undefined) return;
  if (position < oldest - 1) {
    subscriber.positions.set(idCompany, head);
    subscriber.send({ reload: idCompany });
    return;
  }
  for (const event of events.filter(({ seq }) => seq > position)) {
    subscriber.positions.set(idCompany, event.seq);
    subscriber.send(eventFor(subscriber.person(), event));
  }
};

/**
 * Fans the events of companies out to the lines of this process. Each company is read by one statement for all of its
 * lines, from the one that lags most; a line that asks for what it missed simply lags until it was sent.
 */
export const openChannels = (pool: pg.Pool, log: FastifyBaseLogger): Channels => {
  const subscribers = new Set<Subscriber>();
  const running = new Set<string>();
  const again = new Set<string>();

  const hearersOf = (idCompany: string): Subscriber[] =>
    [...subscribers].filter(({ positions }) => positions.has(idCompany));
  const lagOf = (idCompany: string): number =>
    Math.min(...hearersOf(idCompany).map(({ positions }) => positions.get(idCompany) ?? Infinity));

  const run = async (idCompany: string): Promise<void> => {
    for (let from = lagOf(idCompany); Number.isFinite(from);) {
      const stretch = await stretchAfter(pool, idCompany, from);
      for (const subscriber of hearersOf(idCompany)) deliver(subscriber, idCompany, stretch);
      const reached = lagOf(idCompany);
      if (reached <= from || reached >= stretch.head) return;
      from = reached;
    }
  };
  const pump = (idCompany: string): void => {
    if (running.has(idCompany)) {
      again.add(idCompany);
      return;
    }
    running.add(idCompany);
    void run(idCompany)
      .catch((error: unknown) => log.warn({ err: error }, 'events could not be read'))
      .finally(() => {
        running.delete(idCompany);
        if (again.delete(idCompany)) pump(idCompany);
      });
  };
  return {
    pump,
    pumpAll: () => {
      for (const id of new Set([...subscribers].flatMap(({ positions }) => [...positions.keys()]))) pump(id);
    },
    add: (subscriber) => subscribers.add(subscriber),
    remove: (subscriber) => subscribers.delete(subscriber),
  };
};
