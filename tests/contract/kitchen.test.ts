import {
  type BodyOf,
  kitchenCalls,
  type KitchenBoard,
  type KitchenTask,
  resourceCalls,
  screenCalls,
  screenSelfCalls,
  kitchenOrderCalls,
} from '@comanda/api/calls';
import { section as sections } from '@comanda/api/areas/kitchen/section';
import { product as products } from '@comanda/api/areas/sales/product';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { assume } from '../../apps/server/src/db/transaction.ts';
import { bump } from '../../apps/server/src/domain/kitchen/bump.ts';
import { forgetOldKitchen } from '../../apps/server/src/domain/kitchen/index.ts';
import { holdKitchen } from '../../apps/server/src/domain/kitchen/kept.ts';
import {
  enrolScreen,
  openShop,
  orderOf,
  makeSection,
  type TestScreen,
  type TestShop,
} from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Orders of tills and what cooks do with them (docs/product.md §16). */
const platform = usePlatform();
let shop: TestShop;
let here: TestScreen;
let there: TestScreen;
let number = 0;

beforeAll(async () => {
  shop = await openShop(platform());
  const monitor = await shop.monitor();
  here = await enrolScreen(platform(), shop.owner, monitor.id);
  there = await enrolScreen(platform(), shop.owner, (await shop.monitor()).id);
  // Whoever has spoken is watching.
  await here.board();
});

type Lines = Parameters<typeof orderOf>[1];
const upload = (lines: Lines, of: number, revision = 1) =>
  shop.till.call(kitchenOrderCalls.upload, { data: orderOf(of, lines, revision) });
const cardOn = async (screen: TestScreen, id: string) =>
  (await screen.whole()).orders.find((order) => order.id === id);
const tasksOn = async (screen: TestScreen, id: string): Promise<readonly KitchenTask[]> => {
  const card = await cardOn(screen, id);
  return (card?.lines ?? []).flatMap((line) => card?.tasks.filter((task) => task.line === line.id) ?? []);
};
const send = (data: BodyOf<typeof kitchenOrderCalls.upload>) =>
  shop.till.call(kitchenOrderCalls.upload, { data });
const fire = async (lines: Lines): Promise<{ id: string; number: number; tasks: readonly KitchenTask[] }> => {
  number += 1;
  const { data } = await upload(lines, number);
  return { id: data.id, number, tasks: await tasksOn(here, data.id) };
};
const first = (tasks: readonly KitchenTask[]): KitchenTask => {
  const [task] = tasks;
  if (!task) throw new Error('There is no task.');
  return task;
};
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const outcomeOf = async (screen: TestScreen, op: ReturnType<TestScreen['move']>, { id }: KitchenTask) => {
  const answer = await screen.send([op]);
  return 'answers' in answer ? answer.answers[0]?.outcomes[id] : 'resetInstall';
};

describe('two cooks at one dish', () => {
  it('merge their steps, and hear what became of each', async () => {
    const { id, tasks } = await fire([{}]);
    const task = first(tasks);
    const both = { ...task, status: 'CRT' as const };
    expect(await outcomeOf(here, here.move('START', [task]), task)).toBe('applied');
    expect(await outcomeOf(there, there.move('START', [task]), task)).toBe('already');
    expect(await outcomeOf(there, there.move('FINISH', [both]), task)).toBe('applied');
    expect(await outcomeOf(here, here.move('START', [task]), task)).toBe('superseded');
    expect(await outcomeOf(here, here.move('FINISH', [task]), task)).toBe('illegal');
    expect(await tasksOn(there, id)).toMatchObject([
      { status: 'RDY', rev: 2, times: { FNL: expect.any(Number) }, moved: { by: there.idMonitor } },
    ]);
  });
  it('do nothing to what was taken back or given up since they looked', async () => {
    const [one, other] = (await fire([{}, {}])).tasks;
    if (!one || !other) throw new Error('There are no tasks.');
    const start = here.move('START', [one]);
    await here.send([start, here.undo(start.opId)]);
    expect(await outcomeOf(there, there.move('START', [one]), one)).toBe('conflict');
    await here.send([here.move('DISCARD', [other])]);
    expect(await outcomeOf(there, there.move('START', [other]), other)).toBe('discarded');
  });
  it('see what the other has not acknowledged', async () => {
    const { id, tasks } = await fire([{}, {}]);
    const task = first(tasks);
    await here.send([here.move('DISCARD', [task])]);
    const given = (await tasksOn(here, id)).find((one) => one.id === task.id);
    if (!given) throw new Error('It is gone.');
    expect(await outcomeOf(here, here.move('ACK_DISCARD', [given]), given)).toBe('applied');
    expect((await here.whole()).acknowledged).toContain(task.id);
    expect((await there.whole()).acknowledged).not.toContain(task.id);
    const board = await there.whole();
    expect(board.orders.find((order) => order.id === id)?.tasks).toContainEqual(given);
  });
  it('take back what they did themselves, and for fifteen minutes', async () => {
    const { id, tasks } = await fire([{}]);
    const task = first(tasks);
    const start = here.move('START', [task]);
    await here.send([start]);
    expect(await outcomeOf(there, there.undo(start.opId), task)).toBeUndefined();
    await platform().pool.query('update kitchen_operation set at = at - 15 * 60000 where op_id = $1', [
      start.opId,
    ]);
    expect(await outcomeOf(here, here.undo(start.opId), task)).toBe('conflict');
    expect(await tasksOn(here, id)).toMatchObject([{ status: 'CRT', rev: 1 }]);
  });
  it('do what their monitor may do', async () => {
    const quick = await enrolScreen(
      platform(),
      shop.owner,
      (await shop.monitor(undefined, { skipStart: 'S', discard: 'N' })).id,
    );
    const task = first((await fire([{}])).tasks);
    expect(await outcomeOf(quick, quick.move('DISCARD', [task]), task)).toBe('illegal');
    expect(await outcomeOf(quick, quick.move('FINISH', [task]), task)).toBe('applied');
  });
  it('of another shop see nothing of it and move nothing, whatever sections they share', async () => {
    const { id, tasks } = await fire([{}]);
    const task = first(tasks);
    const monitor = await shop.monitor(undefined, { idStore: shop.idOtherStore });
    const far = await enrolScreen(platform(), shop.owner, monitor.id);
    const start = here.move('START', [task]);
    await here.send([start]);
    const finish = { ...task, status: 'CRT' as const };
    expect(await outcomeOf(far, far.move('FINISH', [finish]), task)).toBe('illegal');
    expect(await outcomeOf(far, start, task)).toBe('illegal');
    expect(await far.send([far.undo(start.opId)], here.install)).toMatchObject({
      answers: [{ outcomes: {} }],
    });
    expect(await tasksOn(here, id)).toMatchObject([{ status: 'CRT', rev: 1 }]);
    expect((await far.whole()).orders).toEqual([]);
  });
  it('are refused as a whole where one word is wrong', async () => {
    const { id, tasks } = await fire([{}]);
    const start = here.move('START', [first(tasks)]);
    const { idMonitor, install } = here;
    const batches = [
      [start, ...many(50, here.undo(start.opId))],
      [start, here.move('FINISH', many(201, first(tasks)))],
      [start, here.move('FINISH', many(2, first(tasks)))],
      [start, { ...here.undo(start.opId), opId: 'I0000000000000000000000000' }],
      [start, { ...here.undo(start.opId), target: start.opId.toLowerCase() }],
    ];
    for (const ops of batches) {
      const answer = await here.callWith(kitchenCalls.line, { idMonitor, install, ops });
      expect(answer.status).toBe(400);
    }
    expect(await tasksOn(here, id)).toEqual(tasks);
  });
  it('may not speak for another monitor', async () => {
    const answers = [
      await here.call(kitchenCalls.regular, { data: { idMonitor: there.idMonitor } }),
      await here.call(kitchenCalls.line, {
        data: {
          idMonitor: there.idMonitor,
          install: here.install,
          ops: [here.undo('01J00000000000000000000000')],
        },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('an order', () => {
  it('is fired line by line, and voided line by line, by its revisions', async () => {
    const { id, number: of } = await fire([{}, { name: 'Tortilla' }]);
    const never = { name: 'Sopa', isVoided: true };
    await upload([{}, { name: 'Tortilla', isVoided: true }, { name: 'Flan' }, never], of, 3);
    const card = await cardOn(here, id);
    expect(card).toMatchObject({
      revision: 3,
      lines: [{ number: 1 }, { number: 2 }, { number: 3, name: 'Flan' }, { number: 4 }],
    });
    const told = await tasksOn(here, id);
    expect(told.map(({ status, moved }) => [status, moved.by])).toEqual([
      ['PND', null],
      ['DSC', null],
      ['PND', null],
    ]);
    // What comes late is done already; a line that is not named any more is voided.
    const late = await upload([{}, { name: 'Tortilla' }, { name: 'Flan' }], of, 2);
    expect(late.data).toMatchObject({ id, revision: 3 });
    await upload([{}], of, 4);
    expect((await tasksOn(here, id)).map(({ status }) => status)).toEqual(['PND', 'DSC', 'DSC']);
    const { rows } = await platform().pool.query<{ kind: string }>(
      `select kind from kitchen_event where data ->> 'order' = $1 order by seq`,
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['NEW', 'VOID', 'MOD', 'VOID']);
  });
  it('is as old as its till says, as far as that can be believed, and so is each line that says when it was taken', async () => {
    const sent = async (of: number, at: string, lines: Lines, revision = 1) => {
      const { data } = await send({ ...orderOf(of, lines, revision), at });
      const card = await cardOn(here, data.id);
      const told = await tasksOn(here, data.id);
      return {
        order: Math.round(((told[0]?.moved.at ?? 0) - (card?.at ?? 0)) / 60_000),
        lines: told.map(({ times, moved }) => Math.round((moved.at - (times.PND ?? 0)) / 60_000)),
      };
    };
    number += 3;
    // Held up for half an hour; then a second round that says when it was, and a third that does not.
    expect(await sent(number, minutesAgo(30), [{}])).toEqual({ order: 30, lines: [30] });
    const rounds = [{}, { name: 'Flan', at: minutesAgo(20) }, { name: 'Té' }];
    expect(await sent(number, minutesAgo(30), rounds, 2)).toEqual({ order: 30, lines: [30, 20, 0] });
    const [board] = (await here.whole()).orders;
    expect(board?.number).toBe(number);
    for (const wrong of [-120, 25 * 60])
      expect(await sent((number -= 1), minutesAgo(wrong), [{}])).toEqual({ order: 0, lines: [0] });
    number += 2;
    // When it was taken is nothing that the line is.
    const told = rounds.map((line) => ({ ...line, at: minutesAgo(5) }));
    expect((await upload(told, number, 3)).status).toBe(200);
    expect((await upload([{ at: 'noon' }], number + 1)).text).toContain('lines.0.at');
  });
  it('is the same when it is sent again, and refused as something else', async () => {
    number += 1;
    const sent = orderOf(number, [{}]);
    const made = await send(sent);
    const before = await here.whole();
    expect((await send(sent)).data).toEqual(made.data);
    expect((await here.whole()).asOf).toEqual(before.asOf);
    const other = await send({ ...sent, place: 'Mesa 5' });
    expect(other.error).toMatchObject({ code: 'ERROR_INFORMATION_EXISTS', extra: [{ field: 'revision' }] });
    const [line] = sent.lines;
    if (!line) throw new Error('There is no line.');
    const swapped = await send({ ...sent, revision: 2, lines: [{ ...line, name: 'Otra cosa' }] });
    expect(swapped.error).toMatchObject({ extra: [{ field: 'lines.0.number', error: 'exists' }] });
    await send({ ...sent, revision: 3, lines: [{ ...line, isVoided: true }] });
    const back = await send({ ...sent, revision: 4 });
    expect(back.error).toMatchObject({ extra: [{ field: 'lines.0.isVoided', error: 'exists' }] });
  });
  it('goes to the section of its product’s area or department, by the name that the kitchen has for it', async () => {
    const { data: list } = await shop.owner.call(resourceCalls(products).list, {
      data: { idCompany: shop.idCompany, limit: 10 },
    });
    const [sold, ofArea] = list.elements;
    if (!sold || !ofArea) throw new Error('Nothing is sold.');
    const { rows } = await platform().pool.query<{ idArea: string }>(
      `update product set id_area = (select id from area where id_company = $2 limit 1),
         id_department = (select id from department where id_company = $2 and id <> $3 limit 1)
       where id = $1 returning id_area as "idArea"`,
      [ofArea.id, shop.idCompany, sold.idDepartment],
    );
    await platform().pool.query(
      `update product set id_area = null, kitchen_names = '{"es-ES":"Burg"}' where id = $1`,
      [sold.id],
    );
    const own = await makeSection(shop.owner, shop.idCompany, {
      departments: [{ idDepartment: sold.idDepartment }],
      areas: [{ idArea: rows[0]?.idArea }],
    });
    const line = { idProduct: sold.id };
    await shop.monitor([own.id], { idStore: shop.idOtherStore });
    // Nobody in this shop shows that section yet.
    expect(first((await fire([line])).tasks).section).toBe(shop.idSection);
    const monitor = await shop.monitor([own.id, shop.idSection]);
    const sent = orderOf((number += 1), [line, {}, { idProduct: ofArea.id }]);
    const { data } = await send(sent);
    expect(data.unattended).toEqual([1, 3]);
    const screen = await enrolScreen(platform(), shop.owner, monitor.id);
    const card = await cardOn(screen, data.id);
    expect(card?.lines.map(({ names }) => names)).toEqual([{ 'es-ES': 'Burg' }, {}, {}]);
    const routed = (await tasksOn(screen, data.id)).map(({ section }) => section);
    expect(routed).toEqual([own.id, shop.idSection, own.id]);
    // The other monitor sees the order, and what it waits for; the new screen is watching now.
    expect((await cardOn(here, data.id))?.tasks).toHaveLength(3);
    const again = await send(sent);
    expect(again.data.unattended).toEqual([]);
  });
});

describe('a board', () => {
  it('is told as unchanged where nothing is new, until its monitor is another', async () => {
    const { asOf } = await here.whole();
    expect(await here.board(asOf)).toEqual({ asOf, now: expect.any(Number), unchanged: true });
    // Whoever knows more than there is knows another history.
    expect(await here.board({ ...asOf, seq: asOf.seq + 1 })).toHaveProperty('orders');
    await fire([{}]);
    const { asOf: next } = await here.whole();
    expect(await here.board(asOf)).toHaveProperty('orders');
    const { data: section } = await shop.owner.call(resourceCalls(sections).get, {
      params: { id: shop.idSection },
    });
    const { created: _created, updated: _updated, ...row } = section;
    await shop.owner.call(resourceCalls(sections).update, { data: { ...row, alert1: 3 } });
    const board = await here.board(next);
    expect(board).toMatchObject({
      settings: {
        sections: expect.arrayContaining([expect.objectContaining({ alert1: 180_000, isOwn: true })]),
      },
    });
    expect(board.asOf.epoch).not.toBe(next.epoch);
    await platform().pool.query(
      `update store set time_zone = 'Asia/Tokyo', version = version + 1 where id = $1`,
      [shop.idStore],
    );
    expect(await here.board(board.asOf)).toMatchObject({ settings: { timeZone: 'Asia/Tokyo' } });
  });
  it('has each order once: open, else finished, else given up', async () => {
    const quick = await enrolScreen(
      platform(),
      shop.owner,
      (await shop.monitor(undefined, { skipStart: 'S' })).id,
    );
    const lines = [{}, {}];
    const [half, done, mixed, gone] = [
      await fire(lines),
      await fire(lines),
      await fire(lines),
      await fire(lines),
    ];
    await quick.send([quick.move('FINISH', half.tasks.slice(0, 1)), quick.move('FINISH', done.tasks)]);
    await quick.send([
      quick.move('FINISH', mixed.tasks.slice(0, 1)),
      quick.move('DISCARD', mixed.tasks.slice(1)),
      quick.move('DISCARD', gone.tasks),
    ]);
    const numbers = (await quick.whole()).orders.map((order) => order.number);
    expect(numbers.filter((one) => one >= half.number)).toEqual(
      [half, mixed, done, gone].map((order) => order.number),
    );
  });
  it('shows at most 63 orders that are finished, the newest first', async () => {
    const monitor = await shop.monitor([(await makeSection(shop.owner, shop.idCompany)).id]);
    const screen = await enrolScreen(platform(), shop.owner, monitor.id);
    const { id, tasks } = await fire([{}]);
    await platform().pool.query(
      `with made as (
         insert into fired_order select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 100000 + n))).*
         from fired_order o, generate_series(1, 70) n where o.id = $1 returning id, id_company, id_store, number),
       lines as (
         insert into kitchen_line select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'id_order', made.id))).*
         from kitchen_line l, made where l.id_order = $1 returning id, id_order)
       insert into kitchen_task select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'id_order', made.id,
         'id_line', lines.id, 'id_section', $3::text, 'status', case when made.number > 100065 then 'PND' else 'RDY' end, 'moved', made.number))).*
       from kitchen_task t, made join lines on lines.id_order = made.id where t.id = $2`,
      [id, first(tasks).id, (await screen.whole()).settings.sections.find(({ isOwn }) => isOwn)?.id],
    );
    const board = await screen.whole();
    const numbers = board.orders.map((order) => order.number - 100_000);
    expect(numbers).toEqual([66, 67, 68, 69, 70, ...Array.from({ length: 63 }, (_, at) => 65 - at)]);
  });
});

describe('a screen', () => {
  it('shows the shop that its monitor goes to, where nothing was ever fired', async () => {
    const monitor = await shop.monitor();
    const screen = await enrolScreen(platform(), shop.owner, monitor.id);
    await fire([{}]);
    await platform().pool.query('delete from kitchen_head where id_store = $1', [shop.idOtherStore]);
    await platform().pool.query('update monitor set id_store = $2 where id = $1', [
      monitor.id,
      shop.idOtherStore,
    ]);
    const board = await screen.whole();
    expect(board).toMatchObject({ asOf: { seq: 0 }, orders: [], settings: { idStore: shop.idOtherStore } });
    expect(await screen.board(board.asOf)).toHaveProperty('unchanged');
  });
  it('ends with its revocation, and nobody else’s', async () => {
    const monitor = await shop.monitor();
    const [one, other] = [
      await enrolScreen(platform(), shop.owner, monitor.id, 'Uno'),
      await enrolScreen(platform(), shop.owner, monitor.id, 'Otro'),
    ];
    await one.board();
    const listed = await shop.owner.call(screenCalls.list, { params: { id: monitor.id } });
    expect(listed.data).toMatchObject([
      { name: 'Otro', isLive: false, seen: null },
      { name: 'Uno', author: 'Carmen Robledo', isLive: true, waiting: 0 },
    ]);
    expect(listed.text).not.toContain(one.credential);
    await shop.owner.call(screenCalls.revoke, { params: { id: one.id } });
    const ended = await one.call(kitchenCalls.regular, { data: { idMonitor: monitor.id } });
    expect(ended.status).toBe(511);
    expect((await other.call(screenSelfCalls.ticket)).status).toBe(200);
    await other.call(screenSelfCalls.leave);
    expect((await other.call(screenSelfCalls.ticket)).status).toBe(511);
    const { data: none } = await shop.owner.call(screenCalls.list, { params: { id: monitor.id } });
    expect(none).toEqual([]);
  });
  it('is chosen by what is on it now: how much of each order is to be made, and how long the first waits', async () => {
    const monitor = await shop.monitor();
    const cook = await platform().as('cook');
    const chosen = async () =>
      (await cook.call(screenCalls.choices)).data.find(({ id }) => id === monitor.id);
    const before = (await chosen())?.orders.length ?? 0;
    for (const lines of [[{}, {}], [{}]]) await upload(lines, (number += 1));
    const choice = await chosen();
    expect(choice?.orders.slice(before)).toEqual([2, 1]);
    expect(choice?.oldest).toBeGreaterThanOrEqual(0);
    const screen = await enrolScreen(platform(), cook, monitor.id);
    expect((await screen.whole()).settings).toMatchObject({
      columns: 0,
      distance: 1,
      layout: 'FLOW',
      touch: true,
    });
  });
  it('ends with its monitor', async () => {
    const monitor = await shop.monitor();
    const screen = await enrolScreen(platform(), await platform().as('cook'), monitor.id);
    const choice = (await (await platform().as('cook')).call(screenCalls.choices)).data.find(
      ({ id }) => id === monitor.id,
    );
    expect(choice).toMatchObject({ idStore: shop.idStore, cName: expect.any(String), screens: 0 });
    await platform().pool.query(`update monitor set status = 'I' where id = $1`, [monitor.id]);
    expect((await screen.call(screenSelfCalls.ticket)).status).toBe(511);
  });
});

describe('the database', () => {
  it('is asked six times for one operation', async () => {
    const task = first((await fire([{}])).tasks);
    const statements: string[] = [];
    const logger = { logQuery: (statement: string) => void statements.push(statement) };
    const answer = await drizzle(platform().pool, { logger }).transaction(async (db) => {
      await assume(db, 'comanda_request', { companies: [shop.idCompany] });
      statements.length = 0;
      const bumped = await bump(
        await holdKitchen(db, shop),
        {
          monitor: here.idMonitor,
          install: here.install,
          mover: { kind: 'REGULAR', sections: [task.section], skipsStart: false, mayDiscard: false },
        },
        [here.move('START', [task])],
      );
      return { ...bumped, asked: statements.length };
    });
    expect(answer).toMatchObject({ outcomes: ['applied'], asked: 6 });
  });
  it('answers what was taken back as it was then, though the step itself is forgotten, for 30 days', async () => {
    const task = first((await fire([{}])).tasks);
    const start = here.move('START', [task]);
    const undo = here.undo(start.opId);
    await here.send([start]);
    const done = await here.send([undo]);
    expect(done).toMatchObject({ answers: [{ outcomes: { [task.id]: 'applied' } }] });
    const age = async (days: number): Promise<void> => {
      await platform().pool.query(`update kitchen_operation set at = at - $1::bigint where op_id = any($2)`, [
        days * 86_400_000,
        [start.opId, undo.opId],
      ]);
      await forgetOldKitchen(platform().pool);
    };
    await age(2);
    // A screen that was without the network or its power, and never heard the answer.
    expect(await here.send([undo])).toEqual(done);
    await age(29);
    expect(await here.send([undo])).toMatchObject({ answers: [{ outcomes: {} }] });
  });
  it('forgets what nobody can ask for any more, and nothing that is still to be done', async () => {
    const [open, done] = [await fire([{}]), await fire([{}])];
    const task = first(done.tasks);
    await here.send([here.move('START', [task]), here.move('FINISH', [{ ...task, status: 'CRT' }])]);
    const left = async () => {
      const { rows } = await platform().pool.query<Record<'events' | 'operations' | 'installs', number>>(
        `select (select count(*) from kitchen_event)::int as events,
           (select count(*) from kitchen_operation)::int as operations,
           (select count(*) from kitchen_install)::int as installs`,
      );
      return rows[0];
    };
    const [before, young]: [KitchenBoard, unknown] = [await here.whole(), await left()];
    await forgetOldKitchen(platform().pool);
    expect([(await here.whole()).orders, await left()]).toEqual([before.orders, young]);
    await platform().pool.query(`update fired_order set at = at - 36 * 86400000::bigint where id = any($1)`, [
      [open.id, done.id],
    ]);
    await platform().pool.query(`update kitchen_event set at = at - 3600000`);
    await platform().pool.query(`update kitchen_operation set at = at - 31 * 86400000::bigint`);
    await platform().pool.query(`update kitchen_install set used = used - interval '31 days'`);
    await forgetOldKitchen(platform().pool);
    const ids = (await here.whole()).orders.map(({ id }) => id);
    expect(ids).toContain(open.id);
    expect(ids).not.toContain(done.id);
    expect(ids.length).toBe(before.orders.length - 1);
    expect(await left()).toEqual({ events: 0, operations: 0, installs: 0 });
    // Nothing is known any more of what came since: whoever was away fetches all of it.
    expect(await here.board({ ...before.asOf, seq: before.asOf.seq - 1 })).toHaveProperty('orders');
  });
});
