import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Brands } from '../brand/brands.ts';
import type { Config } from '../config.ts';
import { rootCause } from '../core/failure.ts';
import { listenOn } from '../live/listener.ts';
import { mailChannel } from './outbox.ts';
import { forgetMails, sendNext } from './sending.ts';
import { transportOf } from './transport.ts';

/** Milliseconds between two looks for mails whose pause is over. */
const lookEvery = 5_000;
const forgetEvery = 3_600_000;

export interface MailsOptions {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly brands: Brands;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Sends mails while their people do something else (docs/product.md §22.2). Several servers share the work; each is
 * told when there is some, and looks for what waits to be tried again.
 */
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
  const warn = (error: unknown, message: string): void => log.warn({ err: rootCause(error) }, message);
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAsked = false;
  let sending: Promise<void> | undefined;

  const send = async (): Promise<void> => {
    do isAsked = false;
    while (!signal.aborted && ((await sendNext({ pool, brands, transport, warn })) || isAsked));
  };
  const wake = (): void => {
    isAsked = true;
    if (signal.aborted || sending) return;
    sending = send()
      .catch((error: unknown) => warn(error, 'mails wait'))
      .finally(() => {
        sending = undefined;
      });
  };
  const forget = (): void => {
    forgetMails(pool).catch((error: unknown) => warn(error, 'old mails stay'));
  };

  const listener = listenOn({ pool, channels: [mailChannel], onNotice: wake, onConnected: wake });
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
      await sending;
      transport.close();
    },
  };
};
