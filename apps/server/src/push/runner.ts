import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { workThrough } from '../live/queue.ts';
import { pushChannel } from './outbox.ts';
import { forgetDevices, pushNext } from './sending.ts';

export interface PushesOptions {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Has notifications shown on browsers while their people do something else (docs/product.md §21.12). */
export const startPushes = ({ pool, config, log }: PushesOptions): { readonly stop: () => Promise<void> } => {
  const { push: keys } = config;
  if (!keys) return { stop: async () => undefined };
  return workThrough({
    pool,
    log,
    channel: pushChannel,
    next: (warn) => pushNext({ pool, keys, warn }),
    forget: () => forgetDevices(pool),
    waits: 'pushes wait',
    stays: 'browsers that were signed out stay',
  });
};
