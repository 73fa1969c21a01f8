import { kitchenOrderCalls, type KitchenTask } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { clearUncollected } from '../../apps/server/src/domain/kitchen/index.ts';
import {
  enrolScreen,
  makeSection,
  openShop,
  orderOf,
  type TestScreen,
  type TestShop,
} from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What goes first, what another section makes, and what nobody collects (docs/product.md §16.2, rows 16 to 19). */
const platform = usePlatform();
let shop: TestShop;
let grill: TestScreen;
let fry: TestScreen;
let pass: TestScreen;
let idFry = '';
let idThird = '';
let idHidden = '';
let number = 0;

beforeAll(async () => {
  shop = await openShop(platform());
  await platform().pool.query(
    `update kitchen_store set pickup_circuit = 'P', auto_clear = 15 where id_store = $1`,
    [shop.idStore],
  );
  idFry = (await makeSection(shop.owner, shop.idCompany)).id;
  idThird = (await makeSection(shop.owner, shop.idCompany)).id;
  idHidden = (await makeSection(shop.owner, shop.idCompany)).id;
  const enrolled = async (...args: Parameters<TestShop['monitor']>): Promise<TestScreen> =>
    enrolScreen(platform(), shop.owner, (await shop.monitor(...args)).id);
  grill = await enrolled();
  fry = await enrolled([idFry]);
  pass = await enrolled([shop.idSection, idFry, idThird], { kind: 'FULLORDER' });
  await enrolled([], { kind: 'PICKUP' });
});

const fire = async (lines: Parameters<typeof orderOf>[1] = [{}]): Promise<string> => {
  number += 1;
  const { data } = await shop.till.call(kitchenOrderCalls.upload, {
    data: { ...orderOf(number, lines), serviceKind: '01' },
  });
  return data.id;
};
const tasksAt = async (screen: TestScreen, id: string): Promise<readonly KitchenTask[]> =>
  (await screen.whole()).orders.find((order) => order.id === id)?.tasks ?? [];
const outcomes = async (
  screen: TestScreen,
  ...ops: Parameters<TestScreen['send']>[0]
): Promise<readonly string[]> => {
  const answer = await screen.send(ops);
  return 'answers' in answer ? answer.answers.flatMap((one) => Object.values(one.outcomes)) : [];
};

describe('a dish that is handed to another section', () => {
  it('leaves its monitor with its order, and is made at the other one from the beginning', async () => {
    const id = await fire();
    await outcomes(grill, grill.move('START', await tasksAt(grill, id)));
    const { asOf } = await fry.whole();
    const line = await fry.greet(asOf);
    const hand = grill.move('TRANSFER', await tasksAt(grill, id), idFry);
    expect(await outcomes(grill, hand)).toEqual(['applied']);
    expect(await line.nextNews()).toMatchObject({ data: { kind: 'MOD', order: id, card: { id } } });
    line.end();
    expect(await tasksAt(grill, id)).toEqual([]);
    const [task] = await tasksAt(fry, id);
    expect(task).toMatchObject({ status: 'PND', section: idFry, epoch: 1 });
    expect(Object.keys(task?.times ?? {})).toEqual(['PND']);
  });
  it('is moved no more by who saw it before, and comes back by who handed it on', async () => {
    const id = await fire();
    const seen = await tasksAt(grill, id);
    const hand = grill.move('TRANSFER', seen, idFry);
    await grill.send([hand]);
    expect(await outcomes(grill, grill.move('START', seen))).toEqual(['conflict']);
    expect(await outcomes(grill, grill.undo(hand.opId))).toEqual(['applied']);
    expect(await tasksAt(grill, id)).toMatchObject([{ status: 'PND', section: shop.idSection }]);
    expect(await tasksAt(fry, id)).toEqual([]);
  });
  it('goes nowhere where nobody sees it, nor where its monitor may not', async () => {
    const id = await fire();
    const tasks = await tasksAt(grill, id);
    expect(await outcomes(grill, grill.move('TRANSFER', tasks, idHidden))).toEqual(['illegal']);
    const bound = await enrolScreen(
      platform(),
      shop.owner,
      (await shop.monitor([shop.idSection], { transfer: 'N' })).id,
    );
    expect(await outcomes(bound, bound.move('TRANSFER', tasks, idFry))).toEqual(['illegal']);
    expect((await grill.whole()).settings.sections.filter(({ isShown }) => isShown)).toHaveLength(3);
  });
  it('changes places with another one of its line in one batch', async () => {
    const id = await fire();
    const { pool } = platform();
    await pool.query(
      `insert into kitchen_task (id_company, id, id_store, id_order, id_line, id_section, status, epoch, rev, is_held,
         times, moved) select id_company, gen_random_uuid(), id_store, id_order, id_line, $2, status, epoch, rev, is_held,
         times, moved from kitchen_task where id_order = $1`,
      [id, idFry],
    );
    const tasks = await tasksAt(pass, id);
    const [one] = tasks.filter(({ section }) => section === shop.idSection);
    const [other] = tasks.filter(({ section }) => section === idFry);
    if (!one || !other) throw new Error('There are not two dishes.');
    expect(await outcomes(pass, pass.move('TRANSFER', [one], idFry))).toEqual(['conflict']);
    const wide = await enrolScreen(platform(), shop.owner, (await shop.monitor([idThird])).id);
    const away = pass.move('TRANSFER', [one], idThird);
    const into = pass.move('TRANSFER', [other], shop.idSection);
    expect(await outcomes(pass, away, into)).toEqual(['applied', 'applied']);
    expect(await outcomes(pass, pass.undo(away.opId))).toEqual(['conflict']);
    expect(await outcomes(wide, wide.move('START', await tasksAt(wide, id)))).toContain('applied');
  });
});

describe('an urgent order', () => {
  it('says so on every screen, and may be taken back', async () => {
    const id = await fire([{}, { name: 'Pan' }]);
    const rush = pass.move('RUSH', await tasksAt(pass, id));
    expect(await outcomes(pass, rush)).toEqual(['applied', 'applied']);
    expect(await tasksAt(grill, id)).toMatchObject([{ isRush: true }, { isRush: true }]);
    // What the screen saw of it does not matter.
    expect(await outcomes(grill, grill.move('START', await tasksAt(grill, id)))).toEqual([
      'applied',
      'applied',
    ]);
    await pass.send([pass.move('UNRUSH', (await tasksAt(pass, id)).slice(0, 1))]);
    expect((await tasksAt(grill, id)).filter(({ isRush }) => isRush)).toHaveLength(1);
  });
  it('is made so by whoever sees whole orders, and by nobody else', async () => {
    const tasks = await tasksAt(grill, await fire());
    expect(await outcomes(grill, grill.move('RUSH', tasks))).toEqual(['illegal']);
  });
});

describe('what nobody collects', () => {
  it('leaves by itself once all of its order is ready for so long', async () => {
    const [late, fresh] = [await fire([{}, { name: 'Pan' }]), await fire()];
    for (const id of [late, fresh]) {
      await pass.send([pass.move('START', await tasksAt(pass, id))]);
      await pass.send([pass.move('FINISH', await tasksAt(pass, id))]);
    }
    const { pool } = platform();
    await pool.query(
      `update kitchen_task set moved = moved - 1000000, times = jsonb_set(times, '{RDY}',
         to_jsonb((times ->> 'RDY')::bigint - 1000000)) where id_order = $1`,
      [late],
    );
    await clearUncollected(pool);
    const { rows } = await pool.query<{ id: string; statuses: string[] }>(
      `select id_order as id, array_agg(distinct status) as statuses from kitchen_task where id_order = any($1) group by 1`,
      [[late, fresh]],
    );
    expect(new Map(rows.map(({ id, statuses }) => [id, statuses]))).toEqual(
      new Map([
        [late, ['DLV']],
        [fresh, ['RDY']],
      ]),
    );
  });
});
