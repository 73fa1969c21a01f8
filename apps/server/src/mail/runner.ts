import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Brands } from '../brand/brands.ts';
import type { Config } from '../config.ts';
import { workThrough } from '../live/queue.ts';
import { mailChannel } from './outbox.ts';
import { forgetMails, sendNext } from './sending.ts';
import { transportOf } from './transport.ts';

export interface MailsOptions {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly brands: Brands;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends mails while their people do something else (docs/product.md §22.2). */
export const startMails = ({
  pool,
  config,
  brands,
  log,
}: MailsOptions): { readonly stop: () => Promise<void> } => {
  const transport = transportOf(config);
  if (!transport) {
    log.warn('mails wait: set COMANDA_SMTP and COMANDA_MAIL_FROM to send them');
    return { stop: async () => undefined };
  }
  const queue = workThrough({
    pool,
    log,
    channel: mailChannel,
    next: (warn) => sendNext({ pool, brands, transport, warn }),
    forget: () => forgetMails(pool),
    waits: 'mails wait',
    stays: 'old mails stay',
  });
  return {
    stop: async () => {
      await queue.stop();
      transport.close();
    },
  };
};
