import {
  type KitchenTask,
  resourceCalls,
  screenCalls,
  screenSelfCalls,
  kitchenOrderCalls,
} from '@comanda/api/calls';
import type { MonitorFrame } from '@comanda/api/live';
import { monitor as monitors } from '@comanda/api/areas/kitchen/monitor';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  enrolScreen,
  lineTo,
  lineUrl,
  makeSection,
  openShop,
  orderOf,
  type TestLine,
  type TestScreen,
  type TestShop,
} from '../support/kitchen.ts';
import { startServer } from '../support/server.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* The line of a kitchen monitor (docs/product.md §16.7). */
const platform = usePlatform({ LOG_LEVEL: 'info' });
let shop: TestShop;
let here: TestScreen;
let silent: TestLine;
let number = 0;
const open: TestLine[] = [];
afterEach(() => {
  for (const line of open.splice(0)) line.end();
});
beforeAll(async () => {
  shop = await openShop(platform());
  here = await enrolScreen(platform(), shop.owner, (await shop.monitor()).id);
  silent = await here.open();
});

type Lines = Parameters<typeof orderOf>[1];
const fire = async (lines: Lines = [{}]): Promise<string> => {
  number += 1;
  return (await shop.till.call(kitchenOrderCalls.upload, { data: orderOf(number, lines) })).data.id;
};
const tasksOf = async (screen: TestScreen, id: string): Promise<readonly KitchenTask[]> =>
  (await screen.whole()).orders.find((order) => order.id === id)?.tasks ?? [];
const greeted = async (...parameters: Parameters<TestScreen['greet']>): Promise<TestLine> =>
  tracked(await here.greet(...parameters));
const tracked = (line: TestLine): TestLine => {
  open.push(line);
  return line;
};
const newsOf = async (line: TestLine): Promise<Extract<MonitorFrame, { data: unknown }>['data']> => {
  const frame = await line.nextNews();
  if (!('data' in frame)) throw new Error(`not news: ${JSON.stringify(frame)}`);
  return frame.data;
};
const ack = (screen: TestScreen, asOf: { epoch: string; seq: number }, pend = 0) => ({
  ack: { dev: screen.install, ...asOf, pend, ver: 1, vis: true, audio: true },
});

/** Something happens of which the notice is lost, and everything before it is forgotten. */
const happen = (seq: number) =>
  platform().pool.query(
    `with gone as (delete from kitchen_event where id_store = $1 returning *),
       made as (insert into kitchen_event select (jsonb_populate_record(
           null::kitchen_event, to_jsonb(gone) || jsonb_build_object('seq', $2::bigint))).*
         from gone order by gone.seq desc limit 1)
     update kitchen_head set seq = $2::bigint where id_store = $1`,
    [shop.idStore, seq],
  );

/** The status that the opening of a socket is answered with. */
const refused = (url: string, headers: Record<string, string> = {}): Promise<number | undefined> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    socket.on('open', () => resolve(101));
    socket.on('error', () => undefined);
  });

describe('a ticket', () => {
  it('opens one line of its own monitor, once', async () => {
    const other = await shop.monitor();
    const { origin } = platform();
    const ticketOf = async () => (await here.call(screenSelfCalls.ticket)).data.ticket;
    expect(await refused(lineUrl(origin, here.idMonitor, ''))).toBe(401);
    expect(await refused(lineUrl(origin, here.idMonitor, here.credential))).toBe(401);
    expect(await refused(lineUrl(origin, other.id, await ticketOf()))).toBe(401);
    const late = await ticketOf();
    await platform().pool.query(`update kitchen_entry set created = created - interval '31 seconds'`);
    expect(await refused(lineUrl(origin, here.idMonitor, late))).toBe(401);
    const gone = await enrolScreen(platform(), shop.owner, here.idMonitor);
    const { data: left } = await gone.call(screenSelfCalls.ticket);
    await gone.call(screenSelfCalls.leave);
    expect(await refused(lineUrl(origin, here.idMonitor, left.ticket))).toBe(401);
    const ticket = await ticketOf();
    const evil = { origin: 'https://evil.test' };
    expect(await refused(lineUrl(origin, here.idMonitor, ticket), evil)).toBe(403);
    tracked(await lineTo(lineUrl(origin, here.idMonitor, ticket)));
    expect(await refused(lineUrl(origin, here.idMonitor, ticket))).toBe(401);
    expect(platform().server.said()).not.toContain(ticket);
    expect(platform().server.said()).not.toContain(here.credential);
    expect(platform().server.said()).toContain('"route":"/api/kds/v1/screen/ticket"');
  });
});

describe('a line', () => {
  it('proves what it knows at once and after each word, and notes what the screen has still to send', async () => {
    const { asOf } = await here.whole();
    const line = await greeted(asOf);
    expect(await line.next()).toEqual({
      hb: { epoch: asOf.epoch, head: expect.any(Number), now: expect.any(Number), up: 0 },
    });
    line.say('not JSON');
    line.say({ ack: { dev: 7 } });
    line.say(ack(here, asOf, 3));
    expect(await line.next()).toMatchObject({ hb: { epoch: asOf.epoch } });
    const { data } = await shop.owner.call(screenCalls.list, { params: { id: here.idMonitor } });
    expect(data).toMatchObject([{ id: here.id, isLive: true, waiting: 3 }]);
    const [task] = await tasksOf(here, await fire());
    if (!task) throw new Error('There is no task.');
    await here.send([here.move('START', [task])]);
    const [fired, moved] = [await newsOf(line), await newsOf(line)];
    expect([fired, moved]).toMatchObject([
      {
        v: 1,
        kind: 'NEW',
        card: { tasks: [{ status: 'PND' }] },
        tasks: [{ id: task.id, moved: { by: null } }],
      },
      {
        kind: 'STATUS',
        prev: fired.seq,
        tasks: [{ status: 'CRT', moved: { by: here.idMonitor } }],
        op: { install: here.install },
      },
    ]);
    line.say(ack(here, { epoch: asOf.epoch, seq: moved.seq }));
    // A beat that was due earlier may come first.
    let beat = await line.next();
    while ('hb' in beat && beat.hb.head < moved.seq) beat = await line.next();
    expect(beat).toMatchObject({ hb: { head: moved.seq, up: 1 } });
  });
  it('tells each monitor what its sections have a part in, without a gap', async () => {
    const bar = await makeSection(shop.owner, shop.idCompany);
    const both = await enrolScreen(platform(), shop.owner, (await shop.monitor([shop.idSection, bar.id])).id);
    const one = await enrolScreen(platform(), shop.owner, (await shop.monitor([bar.id])).id);
    const { rows } = await platform().pool.query<{ id: string }>(
      `update product set id_area = null, id_department = (select id_department from product
         where id_company = $1 and status = 'A' order by id limit 1)
       where id = (select id from product where id_company = $1 and status = 'A' order by id limit 1) returning id`,
      [shop.idCompany],
    );
    await platform().pool.query(
      `insert into section_departments (id_company, id_owner, position, id_department)
       select p.id_company, $2, 0, p.id_department from product p where p.id = $1`,
      [rows[0]?.id, bar.id],
    );
    const far = await enrolScreen(
      platform(),
      shop.owner,
      (await shop.monitor(undefined, { idStore: shop.idOtherStore })).id,
    );
    const elsewhere = tracked(await far.listen());
    const lines = [tracked(await both.listen()), tracked(await one.listen())];
    const drink = { idProduct: rows[0]?.id ?? '' };
    await fire([{}]);
    await fire([drink]);
    await fire([{}]);
    const mixed = await fire([drink, {}]);
    const [all, own] = lines;
    if (!all || !own) throw new Error('There are no lines.');
    const told = [await newsOf(all), await newsOf(all), await newsOf(all), await newsOf(all)];
    expect(told.slice(1).map(({ prev }) => prev)).toEqual(told.slice(0, 3).map(({ seq }) => seq));
    const drinks = [await newsOf(own), await newsOf(own)];
    expect(drinks.map(({ seq }) => seq)).toEqual([told[1]?.seq, told[3]?.seq]);
    expect(drinks[1]).toMatchObject({ prev: drinks[0]?.seq, order: mixed });
    expect(drinks[1]?.card?.tasks).toHaveLength(2);
    // A section is of all shops of a company, and what happens in one is nothing to another.
    elsewhere.say(ack(far, (await far.whole()).asOf));
    expect(await elsewhere.next()).toHaveProperty('hb');
  });
  it('sends what nobody told it of before the beat that tells of it, and a reset where it is forgotten', async () => {
    await fire();
    const { asOf: known } = await here.whole();
    const line = await greeted(known);
    await line.next();
    await happen(known.seq + 1);
    line.say(ack(here, known));
    expect(await line.next()).toMatchObject({ data: { seq: known.seq + 1, prev: known.seq } });
    expect(await line.next()).toMatchObject({ hb: { head: known.seq + 1 } });
    await happen(known.seq + 3);
    line.say(ack(here, known));
    expect(await line.next()).toMatchObject({ reset: { epoch: known.epoch, why: 'history' } });
  });
  it('gives what was missed, or says that it is no longer kept, or that its monitor is another', async () => {
    const { asOf } = await here.whole();
    const ids = [await fire(), await fire()];
    const line = await greeted(asOf);
    const told = [await newsOf(line), await newsOf(line)];
    expect(told.map(({ order }) => order)).toEqual(ids);
    expect(told[0]?.prev).toBeLessThanOrEqual(asOf.seq);
    expect(await line.next()).toMatchObject({ hb: { head: told[1]?.seq } });
    const newsAfter = async (since: typeof asOf) => {
      const asking = await here.greet(since);
      const news = await asking.nextNews();
      asking.end();
      return news;
    };
    const history = { reset: { epoch: asOf.epoch, why: 'history' } };
    await platform().pool.query('delete from kitchen_event where id_store = $1', [shop.idStore]);
    // What is kept no longer counts: a screen that has lost it must not take its board for what there is.
    line.say(ack(here, asOf));
    expect(await line.next()).toMatchObject({ hb: { head: told[1]?.seq } });
    expect(await newsAfter(asOf)).toMatchObject(history);
    const last = { ...asOf, seq: told[1]?.seq ?? 0 };
    const row = (await shop.owner.call(resourceCalls(monitors).get, { params: { id: here.idMonitor } })).data;
    const { created: _created, updated: _updated, ...settings } = row;
    await shop.owner.call(resourceCalls(monitors).update, { data: { ...settings, rows: 3 } });
    const {
      asOf: { epoch },
    } = await here.whole();
    expect(epoch).not.toBe(asOf.epoch);
    line.say(ack(here, asOf));
    expect(await line.next()).toMatchObject({ hb: { epoch } });
    expect(await newsAfter(last)).toMatchObject({ reset: { epoch, why: 'settings' } });
    const { asOf: long } = await here.whole();
    await fire();
    await platform().pool.query('update kitchen_head set seq = seq + 500 where id_store = $1', [
      shop.idStore,
    ]);
    expect(await newsAfter(long)).toMatchObject({ reset: { epoch, why: 'history' } });
  });
  it('counts anew for all screens once one of them knows more than its shop: the database was put back', async () => {
    const [task] = await tasksOf(here, await fire());
    if (!task) throw new Error('There is no task.');
    await here.send([here.move('START', [task])]);
    const putBack = async (): Promise<void> => {
      await platform().pool.query(
        `with gone as (delete from kitchen_event where id_store = $1 returning seq)
         update kitchen_head set seq = seq - 1 where id_store = $1`,
        [shop.idStore],
      );
      await platform().pool.query(
        `update kitchen_task set status = 'PND', rev = 0, times = times - 'CRT' where id = $1`,
        [task.id],
      );
    };
    const { asOf: known } = await here.whole();
    const line = await greeted(known);
    await line.next();

    await putBack();
    expect(await here.board({ ...known, seq: known.seq - 1 })).toMatchObject({
      asOf: { epoch: known.epoch },
      unchanged: true,
    });
    const other = await greeted(known);
    const news = await other.nextNews();
    expect(news).toMatchObject({ reset: { epoch: expect.not.stringMatching(known.epoch), why: 'history' } });
    const { asOf: anew } = await here.whole();
    expect(news).toMatchObject({ reset: { epoch: anew.epoch } });
    // A line that was open meanwhile, too; and it goes on in the new epoch.
    line.say(ack(here, known));
    expect(await line.nextNews()).toEqual({ reset: { epoch: anew.epoch, why: 'history' } });
    expect(await tasksOf(here, await fire())).toHaveLength(1);
    expect(await newsOf(line)).toMatchObject({ epoch: anew.epoch, seq: known.seq, kind: 'NEW' });

    await putBack();
    const board = await here.board({ ...anew, seq: known.seq });
    expect(board).toHaveProperty('orders');
    expect(board.asOf).toMatchObject({ seq: known.seq - 1 });
    expect([known.epoch, anew.epoch]).not.toContain(board.asOf.epoch);
    // Once is enough.
    expect((await here.board({ ...known, seq: 10_000 })).asOf).toEqual(board.asOf);
  });
  it('hears what another process was told', async () => {
    const second = await startServer({
      dataDirectory: platform().dataDirectory,
      databaseUrl: platform().databaseUrl,
    });
    try {
      const there = tracked(await here.listen(second.origin));
      const line = tracked(await here.listen());
      const id = await fire();
      expect((await newsOf(there)).order).toBe(id);
      expect((await newsOf(line)).order).toBe(id);
    } finally {
      await second.stop();
    }
  });
  it('ends with its screen, at once', async () => {
    const mine = tracked(await here.listen());
    const screen = await enrolScreen(platform(), shop.owner, here.idMonitor);
    const line = tracked(await screen.listen());
    await shop.owner.call(screenCalls.revoke, { params: { id: screen.id } });
    // By its own beat it would end at the latest, which comes after that of the line that was opened before.
    const beat = mine.next();
    expect(await Promise.race([line.closed, beat])).toBe(1008);
    mine.say(ack(here, (await here.whole()).asOf));
    expect(await beat).toHaveProperty('hb');
  });
  it('ends with its next word where its screen, monitor or shop is none any more, or another', async () => {
    const changes = [
      (id: string) => `update monitor set id_store = '${shop.idStore}' where id = '${id}'`,
      (id: string) => `update monitor set status = 'I' where id = '${id}'`,
      // The notice of it is lost.
      (id: string) => `begin; set local session_replication_role = replica;
        update kitchen_screen set ended = now() where id_monitor = '${id}'; commit`,
      (id: string) =>
        `update store set status = 'I' where id = (select id_store from monitor where id = '${id}')`,
    ];
    for (const change of changes) {
      const monitor = await shop.monitor(undefined, { idStore: shop.idOtherStore });
      const screen = await enrolScreen(platform(), shop.owner, monitor.id);
      const line = tracked(await screen.listen());
      await platform().pool.query(change(monitor.id));
      line.say(ack(screen, { epoch: '', seq: 0 }));
      expect(await Promise.race([line.closed, line.next()])).toBe(1008);
    }
  });
  it('that talks without end is ended', async () => {
    const loud = tracked(await here.open());
    for (let nth = 0; nth < 30; nth += 1) loud.say({ nothing: nth });
    expect(await loud.closed).toBe(1008);
  });
  it('that says nothing for five seconds is ended', async () => {
    expect(await silent.closed).toBe(1008);
  });
});

it('is counted', async () => {
  const line = tracked(await here.listen());
  await fire();
  await newsOf(line);
  const text = await (await fetch(`${platform().origin}/metrics`)).text();
  expect(text).toMatch(/^kitchen_screens \d/m);
  expect(text).toMatch(/^kitchen_frames_total [1-9]/m);
  expect(text).toMatch(/^kitchen_operations_total\{outcome="applied"\} [1-9]/m);
  expect(text).not.toContain(here.idMonitor);
});
