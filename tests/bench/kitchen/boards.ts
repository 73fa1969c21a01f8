import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitchenOrderCalls, type KitchenTask } from '@comanda/api/calls';
import type { Browser } from 'playwright';
import { callerOf, signIn } from '../../support/caller.ts';
import { enrolScreen, makeMonitor, makeSection, orderOf, type TestScreen } from '../../support/kitchen.ts';
import { tillOf } from '../../support/till.ts';
import { enrol } from '../../kitchen/enrol.ts';
import { quantile, table } from '../figures.ts';
import type { Bench } from '../platform.ts';
import { beginFloor, type FloorScreen } from './floor.ts';
import { frozenOf, openPage, within } from './screens.ts';
import type { Sight } from './stamps.ts';

/*
 * What each kind of monitor waits for: an order that its till has fired, one that is cooked, one that can be collected.
 * From the moment in the database to the paint, on one screen with the processor slowed, beside a page that hears the
 * same frames and writes one text.
 */
type Stage = 'fired' | 'cooked' | 'ready';
const subjects = {
  REGULAR: 'fired',
  FASTFOOD: 'fired',
  FULLORDER: 'fired',
  PREPARATION: 'cooked',
  PICKUP: 'ready',
} as const satisfies Readonly<Record<string, Stage>>;
type Kind = keyof typeof subjects;
const kinds = Object.keys(subjects) as Kind[];

/** So many inches make letters small enough for all orders to have a place. */
const wall = { rows: 7, diagonal: 100 };

interface Order {
  readonly id: string;
  readonly number: number;
}
/** A shop with a section for what is measured, and a monitor of each kind that works on it. */
interface Shop {
  readonly origin: string;
  readonly monitors: Readonly<Record<Kind, string>>;
  readonly fire: (number: number) => Promise<Order>;
  /** Takes an order on to a stage; answers when the database had its last step, in milliseconds since 1970. */
  readonly take: (order: Order, stage: Stage) => Promise<number>;
  /** Hands an order over, so that it leaves every board. */
  readonly handOver: (order: Order) => Promise<void>;
  readonly enrol: (idMonitor: string) => Promise<FloorScreen>;
}

const openShop = async ({ server, pool, dataDirectory }: Bench, lines: number): Promise<Shop> => {
  const { origin } = server;
  const licences = JSON.parse(readFileSync(join(dataDirectory, 'demo-tills.json'), 'utf8'));
  const till = await tillOf({ origin, anyone: callerOf(origin), licences }, 'ENCINA MAD Barra');
  const owner = await signIn(origin, 'owner');
  const { idStore } = till.signed;
  const { rows } = await pool.query<{ id: string }>(`select id_company as id from store where id = $1`, [
    idStore,
  ]);
  const idCompany = rows[0]?.id ?? '';
  await pool.query(`update kitchen_store set pickup_circuit = 'P' where id_store = $1`, [idStore]);
  await pool.query(`update section set takes_rest = 'N', status = 'I'`);
  const { id: idSection } = await makeSection(owner, idCompany, { takesRest: 'S' });
  const made = {} as Record<Kind, string>;
  for (const kind of kinds)
    made[kind] = (await makeMonitor(owner, idCompany, idStore, [idSection], { kind, ...wall })).id;
  const device = (idMonitor: string) => enrolScreen({ origin }, owner, idMonitor);
  const [cook, pass, counter] = [
    await device(made.REGULAR),
    await device(made.PREPARATION),
    await device(made.PICKUP),
  ];
  const tasksOf = async ({ id }: Order): Promise<readonly KitchenTask[]> =>
    (await cook.whole()).orders.find((order) => order.id === id)?.tasks ?? [];
  const move = async (
    by: TestScreen,
    step: 'START' | 'FINISH' | 'READY' | 'DELIVER',
    order: Order,
  ): Promise<void> => {
    await by.send([by.move(step, await tasksOf(order))]);
  };
  const lastOf = async ({ id }: Order): Promise<number> => {
    const { rows: found } = await pool.query<{ at: string }>(
      `select max(moved) as at from kitchen_task where id_order = $1`,
      [id],
    );
    return Number(found[0]?.at);
  };
  return {
    origin,
    monitors: made,
    enrol: async (idMonitor) => ({ idMonitor, credential: (await device(idMonitor)).credential }),
    fire: async (number) => {
      const dishes = Array.from({ length: lines }, (_, index) => ({ name: `Plato ${String(index + 1)}` }));
      const { data } = await till.call(kitchenOrderCalls.upload, {
        data: { ...orderOf(number, dishes), serviceKind: '01', place: `Ana ${String(number)}` },
      });
      return { id: data.id, number };
    },
    take: async (order, stage) => {
      if (stage === 'cooked') {
        await move(cook, 'START', order);
        await move(cook, 'FINISH', order);
      }
      if (stage === 'ready') await move(pass, 'READY', order);
      return lastOf(order);
    },
    handOver: async (order) => {
      await move(counter, 'DELIVER', order);
    },
  };
};

/** Where the board shows that an order came to it. */
const sightOn = (kind: Kind, { id, number }: Order): Sight => ({
  selector: kind === 'PICKUP' ? `[data-bump="${id}"]` : `article[aria-label^="Order ${String(number)},"]`,
});
const said: Readonly<Record<Stage, (order: Order) => string>> = {
  fired: ({ number }) => `order ${String(number)}`,
  cooked: ({ id }) => `${id} FNL`,
  ready: ({ id }) => `${id} RDY`,
};
const stages: readonly Stage[] = ['fired', 'cooked', 'ready'];

export interface BoardsAsked {
  /** Orders that stand on a board, dishes of each, orders that are measured, and how many times slower the processor is. */
  readonly cards: number;
  readonly lines: number;
  readonly rounds: number;
  readonly slowdown: number;
}

/** Measures each kind of monitor, and tells it as a table. */
export const measureBoards = async (
  bench: Bench,
  browser: Browser,
  { cards, lines, rounds, slowdown }: BoardsAsked,
): Promise<string> => {
  const shop = await openShop(bench, lines);
  let number = 0;
  const bring = async (stage: Stage): Promise<Order> => {
    const order = await shop.fire((number += 1));
    for (const next of stages.slice(1, stages.indexOf(stage) + 1)) await shop.take(order, next);
    return order;
  };
  const rows: string[][] = [];
  for (const kind of kinds) {
    const stage = subjects[kind];
    const open: Order[] = [];
    while (open.length < cards) open.push(await bring(stage));
    const board = await openPage(browser, kind);
    await enrol(board.page, shop.origin, shop.monitors[kind], `Bench ${kind}`);
    await board.page.waitForSelector(sightOn(kind, open[0] ?? { id: '', number: 0 }).selector);
    const floor = await openPage(browser, `${kind} floor`);
    const ground = await frozenOf(board.page);
    const address = `${shop.origin}/floor`;
    await floor.page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: ground }));
    await floor.page.goto(address, { waitUntil: 'load' });
    await floor.page.unroute(address);
    await beginFloor(floor.page, await shop.enrol(shop.monitors.REGULAR), '[data-ticket] bdi');
    const times: Record<'board' | 'floor', number[]> = { board: [], floor: [] };
    for (const [which, { page, slow, name }] of Object.entries({ board, floor }) as [
      'board' | 'floor',
      typeof board,
    ][]) {
      await slow(slowdown);
      for (let round = -2; round < rounds; round += 1) {
        const before = stages[stages.indexOf(stage) - 1];
        const next: Order = before ? await bring(before) : { id: '', number: number + 1 };
        const sight =
          which === 'board' ? sightOn(kind, next) : { selector: `[data-said="${said[stage](next)}"]` };
        await page.evaluate((wanted) => globalThis.benchStamps.expect(wanted), sight);
        const come = before ? next : await bring('fired');
        const at = await shop.take(come, stage);
        const painted = await within(
          `${name}: ${stage}`,
          page.evaluate(() => globalThis.benchStamps.painted()),
        );
        // The first ones warm both up.
        if (round >= 0) times[which].push(painted - at);
        open.push(come);
        const oldest = open.shift();
        if (oldest) {
          for (const rest of stages.slice(stages.indexOf(stage) + 1)) await shop.take(oldest, rest);
          await shop.handOver(oldest);
        }
      }
      await slow(1);
      await page.context().close();
    }
    for (const order of open) {
      for (const rest of stages.slice(stages.indexOf(stage) + 1)) await shop.take(order, rest);
      await shop.handOver(order);
    }
    const of = (which: 'board' | 'floor') => [0.5, 0.95].map((share) => quantile(times[which], share));
    const [ours, theirs] = [of('board'), of('floor')];
    rows.push([
      kind,
      `${stage} → paint`,
      ...[...ours, ...theirs].map((value) => value.toFixed(1)),
      ...ours.map((value, index) => (value / (theirs[index] ?? Number.NaN)).toFixed(2)),
    ]);
  }
  return table([['', 'ms', 'p50', 'p95', 'floor p50', 'p95', 'ratio p50', 'p95'], ...rows]);
};
