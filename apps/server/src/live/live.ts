import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Brands } from '../brand/brands.ts';
import type { Config } from '../config.ts';
import { withRole } from '../db/transaction.ts';
import { personOf, type Shown } from '../domain/session/authenticate.ts';
import { Refusal } from '../core/refusal.ts';
import type { Person } from '../core/caller.ts';
import { openChannels } from './channels.ts';
import { forgetOldEvents, headsOf } from './events.ts';
import { type Line, openLine } from './line.ts';
import { listenOn } from './listener.ts';
import { boundSocket, isOriginAllowed } from './socket.ts';

const path = '/api/notification/v1/ws';
const linesAPerson = 10;
const messageBytes = 16_384;
const forgetEveryMs = 300_000;

export interface LiveOptions {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly brands: Brands;
  readonly app: FastifyInstance;
  readonly registry: Registry;
}

/**
 * The notification channel (docs/product.md §11): one socket a browser, whichever process it reached; the processes
 * hear of each other's events by the database.
 */
export const startLive = async ({
  pool,
  config,
  brands,
  app,
  registry,
}: LiveOptions): Promise<{ readonly stop: () => Promise<void> }> => {
  const lines = new Set<Line>();
  const sockets = new Gauge({
    name: 'live_sockets',
    help: 'Live lines that are open.',
    registers: [registry],
    collect: () => {
      sockets.set(lines.size);
    },
  });
  const channels = openChannels(pool, app.log);

  const authenticate = async (shown: Shown): Promise<Person | undefined> => {
    try {
      return await withRole(pool, 'comanda_gate', {}, (db) => personOf(db, config.secret, shown));
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
  const admit = (holder: string): boolean =>
    [...lines].filter((line) => line.holder() === holder).length < linesAPerson;

  const listener = listenOn({
    pool,
    channels: ['comanda_live', 'comanda_access'],
    onNotice: (channel, payload) => {
      if (channel === 'comanda_live') channels.pump(payload);
      else for (const line of lines) if (line.concerns(payload)) line.recheck();
    },
    onConnected: () => {
      channels.pumpAll();
      for (const line of lines) line.recheck();
    },
  });
  const forgetting = setInterval(() => {
    forgetOldEvents(pool).catch((error: unknown) => app.log.warn({ err: error }, 'old events stay'));
  }, forgetEveryMs);
  forgetting.unref();

  await app.register(websocket, { options: { maxPayload: messageBytes } });
  app.get(
    path,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOriginAllowed({ config, brands }, request)) await reply.code(403).send();
      },
    },
    (socket, { hostname }) => {
      const brand = brands.of(hostname).code;
      const line = openLine({
        bind: boundSocket(socket),
        channels,
        authenticate: (bearer) => authenticate({ bearer, brand }),
        headsOf: (companies) => headsOf(pool, companies),
        admit,
        onClosed: () => lines.delete(line),
      });
      lines.add(line);
    },
  );
  return {
    stop: async () => {
      clearInterval(forgetting);
      for (const line of lines) line.close();
      await listener.close();
      await channels.drained();
    },
  };
};
