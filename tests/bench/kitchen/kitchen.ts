import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deviceCalls, resourceCalls, screenCalls, kitchenOrderCalls } from '@comanda/api/calls';
import { monitor, type Monitor } from '@comanda/api/areas/kitchen/monitor';
import { encinaAs } from '../../e2e/support/encina.ts';
import { callerOf } from '../../support/caller.ts';
import type { Bench } from '../platform.ts';
import type { FloorScreen } from './floor.ts';

/** What a press on a card does: all of it is begun, then all of it is done and the card goes. */
export type Step = 'START' | 'FINISH';

/** An order as the platform has it. */
export interface Fired {
  readonly id: string;
  readonly tasks: readonly { readonly task: string; readonly line: string }[];
  /** When the platform had it, in milliseconds since 1970. */
  readonly at: number;
}
/** A shop to measure: a till, and a monitor that has room for 63 cards. */
export interface Kitchen {
  readonly origin: string;
  readonly idMonitor: string;
  /** Fires an order of so many dishes. */
  readonly fire: (lines: number) => Promise<Fired>;
  /** Number of the order that is fired next. */
  readonly next: () => number;
  readonly enrol: () => Promise<FloorScreen>;
}

export const openKitchen = async (
  { server, pool, dataDirectory }: Bench,
  // So many inches make letters small enough for nine columns.
  wall: Partial<Monitor> = { rows: 7, diagonal: 100 },
): Promise<Kitchen> => {
  const { origin } = server;
  const licences: readonly { name: string; license: string }[] = JSON.parse(
    readFileSync(join(dataDirectory, 'demo-tills.json'), 'utf8'),
  );
  const license = licences.find(({ name }) => name === 'ENCINA MAD Barra')?.license ?? '';
  const { data: till } = await callerOf(origin).call(deviceCalls.login, {
    data: { license, machine: 'bench' },
  });
  const caller = callerOf(origin, till.token);
  const { call, idCompany } = await encinaAs(origin, 'owner');
  const monitors = resourceCalls(monitor);
  const { data: page } = await call(monitors.list, { data: { idCompany, limit: 100 } });
  const line = page.elements.find(({ idStore }) => idStore === till.idStore);
  const { data: first } = await call(monitors.get, { params: { id: line?.id ?? '' } });
  const { rows: sections } = await pool.query<{ id: string }>(
    `select id from section where id_company = $1 and status = 'A'`,
    [idCompany],
  );
  const { data: shown } = await call(monitors.update, {
    data: { ...first, ...wall, sections: sections.map(({ id }) => ({ idSection: id })) },
  });
  const enrol = async (): Promise<FloorScreen> => {
    const { data } = await call(screenCalls.enrol, { params: { id: shown.id }, data: { name: 'Bench' } });
    return { idMonitor: shown.id, credential: data.credential };
  };
  let number = 0;
  return {
    origin,
    idMonitor: shown.id,
    enrol,
    next: () => number + 1,
    fire: async (lines) => {
      number += 1;
      const { data } = await caller.call(kitchenOrderCalls.upload, {
        data: {
          number,
          revision: 1,
          at: new Date().toISOString(),
          serviceKind: '00',
          place: `T${String(number % 40)}`,
          lines: Array.from({ length: lines }, (_, index) => ({
            number: index + 1,
            name: `Plato ${String(index + 1)}`,
            quantity: String(1 + (index % 3)),
            modifiers: index % 3 === 0 ? [{ sign: '-' as const, name: 'Sin cebolla' }] : [],
          })),
        },
      });
      const { rows } = await pool.query<{ task: string; line: string; at: string }>(
        `select id as task, id_line as line, moved as at from kitchen_task where id_order = $1 order by id`,
        [data.id],
      );
      return { id: data.id, tasks: rows, at: Number(rows[0]?.at) };
    },
  };
};
