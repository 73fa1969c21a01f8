import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deviceCalls, kitchenCalls, resourceCalls, screenCalls } from '@comanda/api/calls';
import { monitor, type Monitor } from '@comanda/api/resources/monitor';
import { encinaAs } from '../../e2e/support/encina.ts';
import { callerOf } from '../../support/caller.ts';
import type { Bench } from '../platform.ts';
import type { FloorScreen } from './floor.ts';

/** A shop to measure: a till, a monitor that shows 63 cards, and a hand that clears what was cooked. */
export interface Kitchen {
  readonly origin: string;
  readonly idMonitor: string;
  /** Fires an order of so many dishes; its tasks, and when the platform had it, in milliseconds since 1970. */
  readonly fire: (lines: number) => Promise<{
    readonly number: number;
    readonly tasks: readonly { readonly task: string; readonly line: string }[];
    readonly at: number;
  }>;
  /** Number of the order that is fired next. */
  readonly next: () => number;
  /** Cooks everything of an order, so that its card goes. */
  readonly cook: (tasks: readonly string[]) => Promise<void>;
  readonly enrol: () => Promise<FloorScreen>;
}
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const opId = (): string =>
  Array.from(randomUUID().replaceAll('-', '').slice(0, 26), (digit) => letters[parseInt(digit, 16)]).join('');

export const openKitchen = async ({ server, pool, dataDirectory }: Bench): Promise<Kitchen> => {
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
  // A wall of a hundred inches holds nine columns of seven cards.
  const wall: Partial<Monitor> = { rows: 7, diagonal: 100 };
  const { data: shown } = await call(monitors.update, {
    data: { ...first, ...wall, sections: sections.map(({ id }) => ({ idSection: id })) },
  });
  const enrol = async (): Promise<FloorScreen> => {
    const { data } = await call(screenCalls.enrol, { params: { id: shown.id }, data: { name: 'Bench' } });
    return { idMonitor: shown.id, credential: data.credential };
  };
  const hand = callerOf(origin, (await enrol()).credential);
  const install = randomUUID();
  let dseq = 0;
  let number = 0;
  return {
    origin,
    idMonitor: shown.id,
    enrol,
    next: () => number + 1,
    fire: async (lines) => {
      number += 1;
      const { data } = await caller.call(kitchenCalls.upload, {
        data: {
          number,
          revision: 1,
          at: new Date().toISOString(),
          serviceKind: '00',
          place: `T${String(number % 40)}`,
          lines: Array.from({ length: lines }, (_, index) => ({
            number: index + 1,
            name: `Plato del día ${String(index + 1)}`,
            quantity: String(1 + (index % 3)),
            modifiers: index % 3 === 0 ? [{ sign: '-' as const, name: 'Sin cebolla' }] : [],
          })),
        },
      });
      const { rows } = await pool.query<{ task: string; line: string; at: string }>(
        `select id as task, id_line as line, moved as at from kitchen_task where id_order = $1 order by id`,
        [data.id],
      );
      return { number, tasks: rows, at: Number(rows[0]?.at) };
    },
    cook: async (tasks) => {
      const { rows } = await pool.query<{ id: string; status: string; epoch: number; rev: number }>(
        'select id, status, epoch, rev from kitchen_task where id = any($1::uuid[])',
        [tasks],
      );
      const intents = (status: string, add: number) =>
        rows
          .filter((row) => row.status === 'PND' || status === 'CRT')
          .map((row) => ({
            task: row.id,
            from: status as 'PND' | 'CRT',
            to: status === 'PND' ? ('CRT' as const) : ('FNL' as const),
            epoch: row.epoch,
            rev: row.rev + add,
          }));
      const ops = (['PND', 'CRT'] as const).flatMap((status, index) => {
        const wanted = intents(status, index);
        if (wanted.length === 0) return [];
        dseq += 1;
        const kind = status === 'PND' ? ('START' as const) : ('FINISH' as const);
        return [{ opId: opId(), dseq, kind, tasks: wanted }];
      });
      await hand.call(kitchenCalls.line, { data: { idMonitor: shown.id, install, ops } });
    },
  };
};
