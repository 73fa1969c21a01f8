import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { rootCause } from '../core/failure.ts';
import { listenOn } from './listener.ts';

/** Milliseconds between two looks for what waits to be tried again. */
const lookEvery = 5_000;
const forgetEvery = 3_600_000;

export interface QueueOptions {
  readonly pool: pg.Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Told when there is work. */
  readonly channel: string;
  /** Does the next piece of it; answers whether there was one. */
  readonly next: (warn: (error: unknown, message: string) => void) => Promise<boolean>;
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
  const { pool, log, channel, next, waits, stays } = options;
  const warn = (error: unknown, message: string): void => log.warn({ err: rootCause(error) }, message);
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAsked = false;
  let working: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    do isAsked = false;
    while (!signal.aborted && ((await next(warn)) || isAsked));
  };
  const wake = (): void => {
    isAsked = true;
    if (signal.aborted || working) return;
    working = work()
      .catch((error: unknown) => warn(error, waits))
      .finally(() => {
        working = undefined;
      });
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
      await working;
    },
  };
};
