import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumFlags } from '../../tools/lib/chromium-flags.mjs';
import { abba, print, quantile, table } from './figures.ts';
import { measureBoards } from './kitchen/boards.ts';
import { type Fired, type Kitchen, openKitchen, type Step } from './kitchen/kitchen.ts';
import {
  blank,
  boardScreen,
  floorScreen,
  frozen,
  type Ground,
  limitMs,
  type Pair,
  type Screen,
  within,
} from './kitchen/screens.ts';
import type { Sight } from './kitchen/stamps.ts';
import { type Task, tasksDuring } from './kitchen/tasks.ts';
import { startBench } from './platform.ts';

/*
 * `npm run bench:kitchen`: two screens of 63 cards with the processor at a quarter. From an order in the database to
 * its paint, and from a press to its paint, to the disk and to the paint on the other screen: a press that begins all of
 * the oldest card, and one that finishes it, so that every other card moves up. Beside a floor of the same run: the same
 * frames and operations, and the same page, without its code, in which they write one text. What a browser takes for a
 * page with nothing else on it stands beside that. ROUNDS of ROUND orders each, by turns; only the pair that is measured
 * is open and slowed, as a slowed page takes the processor of the others even while it rests. `-- boards` measures each
 * kind of monitor in place of that (kitchen/boards.ts).
 */
const cards = 63;
const lines = 6;
const boardCards = 20;
const rounds = Number(process.env['ROUNDS'] ?? 4);
const perRound = Number(process.env['ROUND'] ?? 25);
const slowdown = Number(process.env['CPU'] ?? 4);
/** Orders before those that count: code that has just been loaded is slower. */
const warmUp = 5;
const restMs = 35_000;
/** By then all that the last press has caused is over: its answer, and numbers that were held still. */
const settleMs = 3_000;
const goal = 3;
const longTaskMs = 50;

const measures = [
  'order → paint',
  'start → paint',
  'start → disk',
  'start → other screen',
  'finish → paint',
  'finish → disk',
  'finish → other screen',
] as const;
type Measure = (typeof measures)[number];
type Figures = Readonly<Record<Measure, number[]>>;
const none = (): Figures => ({
  'order → paint': [],
  'start → paint': [],
  'start → disk': [],
  'start → other screen': [],
  'finish → paint': [],
  'finish → disk': [],
  'finish → other screen': [],
});

const expect = ({ page }: Screen, sight: Sight): Promise<void> =>
  page.evaluate((wanted) => globalThis.benchStamps.expect(wanted), sight);
const stamp = ({ name, page }: Screen, what: 'painted' | 'touched' | 'stored', of: string): Promise<number> =>
  within(
    `${name}: ${of}`,
    page.evaluate((wanted) => globalThis.benchStamps[wanted](), what),
  );

/** The orders on the board, the oldest first. */
const open: Fired[] = [];

const arrive = async (kitchen: Kitchen, pair: Pair, into: Figures): Promise<void> => {
  for (const screen of pair) await expect(screen, screen.orderShown(kitchen.next()));
  const order = await within('the order at the platform', kitchen.fire(lines));
  open.push(order);
  for (const at of await Promise.all(pair.map((one) => stamp(one, 'painted', 'order → paint'))))
    into['order → paint'].push(at - order.at);
};
/** Faster touches of one place are one (docs/product.md §16.11). */
const handRestsMs = 500;
const press = async ([here, there]: Pair, order: Fired, step: Step, into: Figures): Promise<void> => {
  const name = step === 'START' ? 'start' : 'finish';
  const place = await here.aim(order, step);
  await expect(here, here.pressed(order, step));
  await expect(there, there.arrived(order, step));
  await here.press(place);
  const from = await stamp(here, 'touched', `${name} → press`);
  const [own, disk, other] = await Promise.all([
    stamp(here, 'painted', `${name} → paint`),
    stamp(here, 'stored', `${name} → disk`),
    stamp(there, 'painted', `${name} → other screen`),
  ]);
  into[`${name} → paint`].push(own - from);
  into[`${name} → disk`].push(disk - from);
  into[`${name} → other screen`].push(other - from);
};
/** An order comes to a board that is full then, and the oldest of it is begun and finished. */
const turn = async (kitchen: Kitchen, pair: Pair, into: Figures): Promise<void> => {
  const all = async (): Promise<void> => {
    await arrive(kitchen, pair, into);
    const oldest = open.shift();
    if (!oldest) throw new Error('The board is empty.');
    await press(pair, oldest, 'START', into);
    await wait(handRestsMs);
    await press(pair, oldest, 'FINISH', into);
    await pair[0].left(oldest);
  };
  // A page that does not answer at all is no reason to wait either.
  await within(`${pair[0].name}: an order and its two presses`, all(), 4 * limitMs);
};

const commitsOf = async (pair: Pair): Promise<number> => {
  const each = await Promise.all(pair.map(({ page }) => page.evaluate(() => globalThis.benchStamps.commits)));
  return each.reduce((sum, commits) => sum + commits, 0);
};
/** Long tasks as a browser means them, by the time that passed; beside it those in which the thread itself worked so long. */
const told = (what: string, tasks: readonly Task[]): string => {
  const own = tasks.filter((task) => task.own > longTaskMs);
  const collections = tasks.filter(({ isCollection }) => isCollection).length;
  const most = (key: 'own' | 'passed'): string => Math.max(0, ...tasks.map((task) => task[key])).toFixed(0);
  return `${what}: ${String(tasks.length)} tasks of more than ${String(longTaskMs)} ms, at most ${most('passed')}${tasks.length > 0 ? ' MISS' : ''}; the thread's own work in ${String(own.length)} of them, at most ${most('own')}; memory collected in ${String(collections)}`;
};
const withOpen = async <T>(kitchen: Kitchen, pair: Pair, act: () => Promise<T>): Promise<T> => {
  for (const screen of pair) {
    await screen.open();
    await screen.slow(slowdown);
  }
  const discarded = none();
  for (let index = 0; index < warmUp; index += 1) await turn(kitchen, pair, discarded);
  const done = await act();
  for (const { page, slow } of pair) {
    await slow(1);
    await page.goto('about:blank');
  }
  return done;
};

const bench = await startBench();
const browser = await chromium.launch({
  // As a wall screen is set up: a board that says that nobody would hear it has less room.
  args: [...chromiumFlags, '--autoplay-policy=no-user-gesture-required'],
  ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
});
const measurePair = async (): Promise<void> => {
  const kitchen = await openKitchen(bench);
  while (open.length < cards - 1) open.push(await kitchen.fire(lines));
  const board = (name: string) => boardScreen(browser, kitchen, { name, cards: cards - 1 });
  const floor = async (name: string, ground: Ground): Promise<Pair> => [
    await floorScreen(browser, kitchen, `${name} here`, ground),
    await floorScreen(browser, kitchen, `${name} there`, ground),
  ];
  const boards: Pair = [await board('board here'), await board('board there')];
  await boards[0].open();
  const ground = await frozen(boards[0]);
  for (const { page } of boards) await page.goto('about:blank');
  const pairs = { board: boards, floor: await floor('floor', ground), blank: await floor('blank', blank) };
  const kinds = ['board', 'floor', 'blank'] as const;
  const figures = { board: none(), floor: none(), blank: none() };

  print(
    `Two screens of ${String(cards)} cards, ${String(lines)} dishes each, processor slowed ${String(slowdown)} times:`,
  );
  for (let index = 0; index < rounds; index += 1)
    for (const which of abba(index, kinds)) {
      const pair = pairs[which];
      await withOpen(kitchen, pair, async () => {
        for (let turns = 0; turns < perRound; turns += 1) await turn(kitchen, pair, figures[which]);
      });
    }
  const shares = [0.5, 0.95, 0.99];
  const of = (which: (typeof kinds)[number], measure: Measure): number[] =>
    shares.map((share) => quantile(figures[which][measure], share));
  print(
    table([
      [
        'ms',
        'p50',
        'p95',
        'p99',
        'floor p50',
        'p95',
        'p99',
        'ratio p50',
        'p95',
        'p99',
        '',
        'blank p50',
        'ratio',
      ],
      ...measures.map((measure) => {
        const ours = of('board', measure);
        const theirs = of('floor', measure);
        const [nothing = Number.NaN] = of('blank', measure);
        const ratios = ours.map((value, index) => value / (theirs[index] ?? Number.NaN));
        return [
          measure,
          ...[...ours, ...theirs].map((value) => value.toFixed(1)),
          ...ratios.map((ratio) => ratio.toFixed(2)),
          ratios.every((ratio) => ratio <= goal) ? '' : 'MISS',
          nothing.toFixed(1),
          ((ours[0] ?? Number.NaN) / nothing).toFixed(2),
        ];
      }),
    ]),
  );

  // The recording slows a page a little, so what is timed is over.
  for (const which of ['floor', 'board'] as const) {
    const pair = pairs[which];
    await withOpen(kitchen, pair, async () => {
      const [first] = pair;
      const used = await tasksDuring(browser, longTaskMs, async () => {
        for (let turns = 0; turns < perRound; turns += 1) await turn(kitchen, pair, none());
      });
      print(told(`${which}, ${String(perRound)} orders`, used));
      await first.page.waitForTimeout(settleMs);
      const before = await commitsOf(pair);
      if (which === 'board' && before === 0)
        throw new Error('No commit was counted although the board was drawn.');
      const rest = await tasksDuring(browser, longTaskMs, () => first.page.waitForTimeout(restMs));
      const commits = (await commitsOf(pair)) - before;
      print(
        `${told(`${which}, ${String(restMs / 1000)} s at rest, all clocks ticking`, rest)}; ${String(commits)} React commits${commits > 0 ? ' MISS' : ''}`,
      );
    });
  }
};

try {
  if (process.argv.includes('boards'))
    print(
      `${String(boardCards)} orders of ${String(lines)} dishes on each kind of monitor, processor slowed ${String(slowdown)} times:\n${await measureBoards(bench, browser, { cards: boardCards, lines, rounds: rounds * perRound, slowdown })}`,
    );
  else await measurePair();
} finally {
  await browser.close();
  await bench.stop();
}
