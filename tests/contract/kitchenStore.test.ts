import { beforeAll } from 'vitest';
import { kitchenOrderCalls } from '@comanda/api/calls';
import { withRole } from '../../apps/server/src/db/transaction.ts';
import { holdKitchen } from '../../apps/server/src/domain/kitchen/kept.ts';
import { openShop, orderOf, type TestShop } from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { type StoreUnderTest, storeTests } from '../kitchen/storeTests.ts';

/* What a kitchen's work needs of its store, tried on PostgreSQL; the memory of the histories passes the same. */
const platform = usePlatform();
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop(platform());
});

let number = 0;
storeTests(async (): Promise<StoreUnderTest> => {
  const { idCompany, idStore } = shop;
  const { id: idMonitor } = await shop.monitor();
  const run: StoreUnderTest['run'] = (work) =>
    withRole(platform().pool, 'comanda_request', { companies: [idCompany] }, async (db) =>
      work(await holdKitchen(db, { idCompany, idStore })),
    );
  return {
    run,
    monitor: idMonitor,
    fire: async (lines) => {
      number += 1;
      const order = orderOf(
        number,
        Array.from({ length: lines }, () => ({})),
      );
      const { data } = await shop.till.call(kitchenOrderCalls.upload, { data: order });
      const { rows } = await platform().pool.query<{ id: string }>(
        `select task.id from kitchen_task task join kitchen_line line on line.id = task.id_line
         where task.id_order = $1 order by line.number`,
        [data.id],
      );
      const ids = rows.map(({ id }) => id);
      const tasks = await run(({ tasksBy }) => tasksBy(ids));
      return ids.flatMap((id) => tasks.find((task) => task.id === id) ?? []);
    },
    told: async () => {
      const { rows } = await platform().pool.query<{
        seq: string;
        kind: 'STATUS';
        sections: string[];
        data: object;
      }>('select seq, kind, sections, data from kitchen_event where id_store = $1 order by seq', [idStore]);
      return rows.map(({ seq, data, ...row }) => Object.assign({ seq: Number(seq), ...row }, data) as never);
    },
    acknowledged: async () => {
      const { rows } = await platform().pool.query<{ id: string; epoch: number }>(
        'select id_task as id, epoch from kitchen_acknowledged where id_monitor = $1',
        [idMonitor],
      );
      return rows;
    },
  };
});
