import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { workThrough } from '../../live/queue.ts';
import { fiscalChannel } from './outbox.ts';
import { forgetRequests } from './requests.ts';
import { sendNextDocument } from './sending.ts';

export interface DocumentsOptions {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Has documents of tickets made and sent while tills sell on (docs/product.md §20.14). */
export const startDocuments = ({
  pool,
  config,
  log,
}: DocumentsOptions): { readonly stop: () => Promise<void> } =>
  workThrough({
    pool,
    log,
    channel: fiscalChannel,
    next: (warn, stopping) => sendNextDocument({ pool, config, warn, stopping }),
    // A gateway that is slow keeps the others waiting no longer than it must.
    hands: 2,
    // Documents are kept as long as their tickets.
    forget: () => forgetRequests(pool),
    waits: 'documents of tickets wait',
    stays: 'documents of tickets stay',
  });
