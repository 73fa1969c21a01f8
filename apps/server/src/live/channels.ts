import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type StoredEvent, type Stretch, stretchAfter } from './events.ts';
import { openPump } from './pump.ts';

/** An open line, as the channels see it. */
export interface Subscriber {
  /** Hears of an event, cut to what is for it. */
  readonly tell: (event: StoredEvent) => void;
  /** Hears that what it missed of a company is no longer kept. */
  readonly reload: (idCompany: string) => void;
  /** The number that was sent last, by company. */
  readonly positions: Map<string, number>;
}
export interface Channels {
  /** Sends what is new on a company's channel to who hears it. */
  readonly pump: (idCompany: string) => void;
  readonly pumpAll: () => void;
  readonly add: (subscriber: Subscriber) => void;
  readonly remove: (subscriber: Subscriber) => void;
  /** Until nothing is read any more. */
  readonly drained: () => Promise<void>;
}

const deliver = (subscriber: Subscriber, idCompany: string, stretch: Stretch): void => {
  const { after, events, head, oldest } = stretch;
  const position = subscriber.positions.get(idCompany);
  if (position === undefined || position < after) return;
  if (position < oldest - 1) {
    subscriber.positions.set(idCompany, head);
    subscriber.reload(idCompany);
    return;
  }
  for (const event of events.filter(({ seq }) => seq > position)) {
    subscriber.positions.set(idCompany, event.seq);
    subscriber.tell(event);
  }
};

/** The channels of companies, for the lines of this process. */
export const openChannels = (pool: pg.Pool, log: FastifyBaseLogger): Channels => {
  const subscribers = new Set<Subscriber>();
  const { pump, drained } = openPump<Stretch>({
    read: (idCompany, after) => stretchAfter(pool, idCompany, after),
    positionsOn: (idCompany) => [...subscribers].flatMap(({ positions }) => positions.get(idCompany) ?? []),
    deliver: (idCompany, stretch) => {
      for (const subscriber of subscribers) deliver(subscriber, idCompany, stretch);
    },
    log,
  });
  return {
    pump,
    pumpAll: () => {
      for (const id of new Set([...subscribers].flatMap(({ positions }) => [...positions.keys()]))) pump(id);
    },
    add: (subscriber) => subscribers.add(subscriber),
    remove: (subscriber) => subscribers.delete(subscriber),
    drained,
  };
};
