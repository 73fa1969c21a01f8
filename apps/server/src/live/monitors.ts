import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Brands } from '../brand/brands.ts';
import type { Config } from '../config.ts';
import { withRole } from '../db/transaction.ts';
import { clearUncollected, forgetOldKitchen, redeem, standingOf } from '../domain/kitchen/index.ts';
import { addTally } from '../domain/kitchen/tally.ts';
import { noteSeen } from '../domain/kitchen/seen.ts';
import type { Screen } from '../core/caller.ts';
import { listenOn } from './listener.ts';
import { type MonitorLine, openMonitorLine, type Stood, type Word } from './monitorLine.ts';
import { openPump } from './pump.ts';
import { boundSocket, closing, isOriginAllowed } from './socket.ts';
import { kitchenAfter, type KitchenStretch } from './stream.ts';

const path = '/api/kds/v1/ws/monitor/:id';
/** Tabs of one device, and sockets of it that are not known to be dead yet. */
const linesAScreen = 5;
const forgetEveryMs = 60_000;

export interface KitchenOptions {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly brands: Brands;
  readonly app: FastifyInstance;
  readonly registry: Registry;
}

const measure = (registry: Registry, lines: ReadonlySet<MonitorLine>): { readonly sent: Counter } => {
  const screens = new Gauge({
    name: 'kitchen_screens',
    help: 'Lines of kitchen screens that are open.',
    registers: [registry],
    collect: () => {
      screens.set(lines.size);
    },
  });
  addTally(registry);
  const sent = new Counter({
    name: 'kitchen_frames_total',
    help: 'Events that were sent to screens of the kitchen.',
    registers: [registry],
  });
  return { sent };
};

const ticketIn = ({ query }: FastifyRequest): string =>
  typeof query === 'object' && query !== null && 'token' in query && typeof query.token === 'string'
    ? query.token
    : '';
const monitorIn = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';

/**
 * The lines of kitchen monitors (docs/product.md §16.7), whichever process a screen reached: what happens in a shop is
 * written to the database with its number, and each process that has screens of the shop reads it there.
 */
export const startKitchen = ({
  pool,
  config,
  brands,
  app,
  registry,
}: KitchenOptions): { readonly stop: () => Promise<void> } => {
  const lines = new Set<MonitorLine>();
  const { sent } = measure(registry, lines);
  const linesOf = (idStore: string): MonitorLine[] =>
    [...lines].filter(({ screen }) => screen.idStore === idStore);
  const { pump, drained } = openPump<KitchenStretch>({
    read: (idStore, after) =>
      kitchenAfter(pool, { idCompany: linesOf(idStore)[0]?.screen.idCompany ?? '', idStore }, after),
    positionsOn: (idStore) => linesOf(idStore).flatMap((line) => line.position() ?? []),
    deliver: (idStore, stretch) => {
      for (const line of linesOf(idStore)) line.deliver(stretch);
    },
    log: app.log,
  });

  const stand = (screen: Screen, { told, ...of }: Word) =>
    withRole(
      pool,
      'comanda_request',
      { companies: [screen.idCompany], user: screen.idScreen },
      async (db): Promise<Stood | undefined> => {
        const said = await noteSeen(db, screen, told);
        const stood = said && (await standingOf(db, screen, of));
        return stood && { ...stood, said };
      },
    );

  const listener = listenOn({
    pool,
    channels: ['comanda_kitchen', 'comanda_screen', 'comanda_word'],
    onNotice: (channel, payload) => {
      if (channel === 'comanda_kitchen') pump(payload);
      else
        for (const line of lines) {
          if (line.screen.idScreen !== payload) continue;
          if (channel === 'comanda_word') line.recheck();
          else line.close(closing.policy);
        }
    },
    onConnected: () => {
      for (const idStore of new Set([...lines].map(({ screen }) => screen.idStore))) pump(idStore);
      for (const line of lines) line.recheck();
    },
  });
  const forgetting = setInterval(() => {
    forgetOldKitchen(pool).catch((error: unknown) => app.log.warn({ err: error }, 'old kitchen orders stay'));
    clearUncollected(pool).catch((error: unknown) =>
      app.log.warn({ err: error }, 'what nobody has collected stays'),
    );
  }, forgetEveryMs);
  forgetting.unref();

  const screens = new WeakMap<FastifyRequest, Screen>();
  app.get(
    path,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOriginAllowed({ config, brands }, request)) return reply.code(403).send();
        const screen = await withRole(pool, 'comanda_gate', {}, (db) => redeem(db, ticketIn(request)));
        if (screen?.idMonitor !== monitorIn(request)) return reply.code(401).send();
        screens.set(request, screen);
        return undefined;
      },
    },
    (socket, request) => {
      const screen = screens.get(request);
      const others = [...lines].filter((line) => line.screen.idScreen === screen?.idScreen);
      if (!screen || others.length >= linesAScreen) {
        socket.close(closing.policy);
        return;
      }
      const line = openMonitorLine({
        bind: boundSocket(socket),
        screen,
        stand: (word) => stand(screen, word),
        onLag: () => pump(screen.idStore),
        onSent: () => sent.inc(),
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
      await drained();
    },
  };
};
