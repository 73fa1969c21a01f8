import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { rootCause } from '../core/failure.ts';
import { listenOn } from './listener.ts';

const forgetEvery = 3_600_000;

export interface QueueOptions {
  readonly pool: pg.Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Told when there is work. */
  readonly channel: string;
  /** Does the next piece of it; answers whether there was one. The signal says that the server stops. */
  readonly next: (warn: (error: unknown, message: string) => void, stopping: AbortSignal) => Promise<boolean>;
  /** Pieces that this server does at a time. */
  readonly hands?: number;
  /** Milliseconds between two looks for what waits to be tried again, or what a server that is gone has left. */
  readonly lookEvery?: number;
  /** Forgets what is long done. */
  readonly forget: () => Promise<unknown>;
  /** What the log says when work, or forgetting, does not go on. */
  readonly waits: string;
  readonly stays: string;
}

/**
 * Works through what lies in the database while its people do something else. Several servers share the work; each is told
 * when there is some, and looks for what waits to be tried again.
 */
export const workThrough = (options: QueueOptions): { readonly stop: () => Promise<void> } => {
  const { pool, log, channel, next, hands = 1, lookEvery = 5_000, waits, stays } = options;
  const warn = (error: unknown, message: string): void => log.warn({ err: rootCause(error) }, message);
  const stopping = new AbortController();
  const { signal } = stopping;
  const busy = new Set<Promise<void>>();
  /** Somebody asked while all hands were busy: there may be work that none of them has seen. */
  let isAsked = false;

  const work = async (): Promise<void> => {
    while (!signal.aborted && (await next(warn, signal)));
  };
  const wake = (): void => {
    if (signal.aborted) return;
    if (busy.size >= hands) {
      isAsked = true;
      return;
    }
    const hand: Promise<void> = work()
      .catch((error: unknown) => warn(error, waits))
      .finally(() => {
        busy.delete(hand);
        if (!isAsked) return;
        isAsked = false;
        wake();
      });
    busy.add(hand);
  };
  const forget = (): void => {
    options.forget().catch((error: unknown) => warn(error, stays));
  };

  const listener = listenOn({ pool, channels: [channel], onNotice: wake, onConnected: wake });
  const looking = setInterval(wake, lookEvery);
  const forgetting = setInterval(forget, forgetEvery);
  for (const timer of [looking, forgetting]) timer.unref();
  forget();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(looking);
      clearInterval(forgetting);
      await listener.close();
      await Promise.all(busy);
    },
  };
};
