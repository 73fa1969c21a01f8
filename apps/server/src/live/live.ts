import websocket from '@fastify/websocket';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Brands } from '../brand/brands.ts';
import type { Config } from '../config.ts';
import { withRole } from '../db/transaction.ts';
import { hungBy } from '../domain/presentation/index.ts';
import { personOf, type Shown } from '../domain/session/authenticate.ts';
import { Refusal } from '../core/refusal.ts';
import type { Person } from '../core/caller.ts';
import { openChannels } from './channels.ts';
import { forgetOldEvents, headsOf } from './events.ts';
import { type Line, openLine } from './line.ts';
import { listenOn } from './listener.ts';
import { boundSocket, isOriginAllowed } from './socket.ts';
import { openWallLine, type WallLine } from './wallLine.ts';

const path = '/api/notification/v1/ws';
const wallPath = '/api/reporting/v1/ws/presentation';
const linesAPerson = 10;
const linesAWall = 20;
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
  const walls = new Set<WallLine>();
  const sockets = new Gauge({
    name: 'live_sockets',
    help: 'Live lines that are open.',
    registers: [registry],
    collect: () => {
      sockets.set(lines.size + walls.size);
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
    channels: ['comanda_live', 'comanda_access', 'comanda_words'],
    onNotice: (channel, payload) => {
      if (channel === 'comanda_live') channels.pump(payload);
      else if (channel === 'comanda_words') for (const line of lines) line.reword();
      else for (const line of [...lines, ...walls]) if (line.concerns(payload)) line.recheck();
    },
    onConnected: () => {
      channels.pumpAll();
      for (const line of [...lines, ...walls]) line.recheck();
      for (const line of lines) line.reword();
    },
  });
  const forgetting = setInterval(() => {
    forgetOldEvents(pool).catch((error: unknown) => app.log.warn({ err: error }, 'old events stay'));
  }, forgetEveryMs);
  forgetting.unref();

  await app.register(websocket, { options: { maxPayload: messageBytes } });
  const ofOurPages: RouteShorthandOptions & { readonly websocket: true } = {
    websocket: true,
    preValidation: async (request, reply) => {
      if (!isOriginAllowed({ config, brands }, request)) await reply.code(403).send();
    },
  };
  app.get(wallPath, ofOurPages, (socket, { hostname }) => {
    const brand = brands.of(hostname).code;
    const line = openWallLine({
      bind: boundSocket(socket),
      channels,
      judge: async (block) => {
        const hung = await withRole(pool, 'comanda_gate', {}, (db) =>
          hungBy(db, { secret: config.secret, block, brand }),
        );
        return hung === 'unsigned' ? undefined : hung;
      },
      headOf: async (idCompany) => (await headsOf(pool, [idCompany]))[idCompany] ?? 0,
      admit: (id) => [...walls].filter((one) => one.shows() === id).length < linesAWall,
      onClosed: () => walls.delete(line),
    });
    walls.add(line);
  });
  app.get(path, ofOurPages, (socket, { hostname }) => {
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
  });
  return {
    stop: async () => {
      clearInterval(forgetting);
      for (const line of [...lines, ...walls]) line.close();
      await listener.close();
      await channels.drained();
    },
  };
};
