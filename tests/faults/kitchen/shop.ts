import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deviceCalls, resourceCalls, type SentOrder, kitchenOrderCalls } from '@comanda/api/calls';
import { monitor } from '@comanda/api/areas/kitchen/monitor';
import type { Pool } from 'pg';
import { encinaAs } from '../../e2e/support/encina.ts';
import { callerOf } from '../../support/caller.ts';
import { embeddedPool } from '../../support/embeddedPool.ts';
import { type Server, startServer } from '../../support/server.ts';

/** A shop with its kitchen: a server that may lose its power, its database, and a till that does not give up. */
export interface Shop {
  readonly port: () => number;
  readonly pool: Pool;
  readonly idStore: string;
  readonly monitor: { readonly id: string; readonly name: string; readonly sections: readonly string[] };
  /** Sends an order until the platform has it. */
  readonly fire: (order: SentOrder) => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const tillName = 'ENCINA MAD Barra';
const retryMs = 300;

export const openShop = async (): Promise<Shop> => {
  const directory = mkdtempSync(join(tmpdir(), 'comanda-kitchen-'));
  // As root the database runs as another user, who has to get through.
  chmodSync(directory, 0o711);
  let server: Server = await startServer({ dataDirectory: directory });
  const { port, origin } = server;
  let isUp = true;
  const licences: readonly { name: string; license: string }[] = JSON.parse(
    readFileSync(join(directory, 'demo-tills.json'), 'utf8'),
  );
  const license = licences.find(({ name }) => name === tillName)?.license ?? '';
  const signIn = async () =>
    (await callerOf(origin).call(deviceCalls.login, { data: { license, machine: 'faults' } })).data;
  const till = await signIn();
  const caller = callerOf(origin, till.token);
  const { call, idCompany } = await encinaAs(origin, 'owner');
  const monitors = await call(resourceCalls(monitor).list, { data: { idCompany, limit: 100 } });
  const here = monitors.data.elements.find(({ idStore }) => idStore === till.idStore);
  if (!here) throw new Error('The shop has no monitor.');
  const { data: first } = await call(resourceCalls(monitor).get, { params: { id: here.id } });
  // On a wall of a hundred inches nothing is on another page.
  const { data: whole } = await call(resourceCalls(monitor).update, {
    data: { ...first, rows: 7, diagonal: 100 },
  });
  return {
    port: () => port,
    pool: embeddedPool(directory),
    idStore: till.idStore,
    monitor: {
      id: here.id,
      name: whole.names['en-GB'] ?? Object.values(whole.names)[0] ?? whole.code,
      sections: whole.sections.map(({ idSection }) => idSection),
    },
    fire: async (order) => {
      for (;;) {
        const answer = await caller.call(kitchenOrderCalls.upload, { data: order }).catch(() => undefined);
        if (answer?.status === 200) return;
        if (answer && answer.status < 500) throw new Error(`The order was refused: ${answer.text}`);
        await pause(retryMs);
      }
    },
    kill: async () => {
      if (isUp) await server.kill();
      isUp = false;
    },
    start: async () => {
      if (!isUp) server = await startServer({ dataDirectory: directory, port });
      isUp = true;
    },
    close: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
