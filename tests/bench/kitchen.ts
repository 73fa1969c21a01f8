import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags } from '../../tools/lib/chromium-flags.mjs';
import { enrol } from '../kitchen/enrol.ts';
import { abba, print, quantile, table } from './figures.ts';
import { openFloor } from './kitchen/floor.ts';
import { type Kitchen, openKitchen } from './kitchen/kitchen.ts';
import { painted, stampIn } from './kitchen/stamps.ts';
import { startBench } from './platform.ts';

/*
 * `npm run bench:kitchen`: two screens of 63 cards with the processor at a quarter. From an order in the database to
 * its paint, and from a press to its paint, to the disk and to the paint on the other screen; beside a floor of the same
 * run: the same frames and operations in a page that writes one text. ROUNDS of ROUND orders each, by turns.
 */
const cards = 63;
const lines = 6;
const rounds = Number(process.env['ROUNDS'] ?? 4);
const perRound = Number(process.env['ROUND'] ?? 25);
const slowdown = Number(process.env['CPU'] ?? 4);
const idleMs = 10_000;
const goal = 3;

const measures = ['order → paint', 'press → paint', 'press → disk', 'press → other screen'] as const;
type Measure = (typeof measures)[number];
type Figures = Record<Measure, number[]>;
const none = (): Figures => ({
  'order → paint': [],
  'press → paint': [],
  'press → disk': [],
  'press → other screen': [],
});
const figures = { board: none(), floor: none() };

/** How a page says what has happened, and where it is pressed. */
interface Kind {
  readonly order: (number: number) => string;
  readonly pressed: (task: string, line: string) => string;
  readonly arrived: (task: string, line: string) => string;
  readonly press: (page: Page, task: string, line: string) => Promise<void>;
}
const board: Kind = {
  order: (number) => `article[aria-label^="Order ${String(number)},"]`,
  pressed: (_, line) => `[data-line="${line}"][data-status="started"]`,
  arrived: (_, line) => `[data-line="${line}"][data-status="started"]`,
  press: (page, _, line) => page.locator(`[data-line="${line}"]`).first().click({ noWaitAfter: true }),
};
const floor: Kind = {
  order: (number) => `[data-said="order ${String(number)}"]`,
  pressed: (task) => `[data-said="${task} pressed"]`,
  arrived: (task) => `[data-said="${task} CRT"]`,
  press: async (page, task) => {
    await page.evaluate((wanted) => {
      document.body.dataset['task'] = wanted;
    }, task);
    await page.mouse.click(5, 5);
  },
};

const cell = (values: readonly number[], share: number): string => quantile(values, share).toFixed(0);

const slow = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

const round = async (kitchen: Kitchen, kind: Kind, into: Figures, [here, there]: readonly [Page, Page]) => {
  for (let index = 0; index < perRound; index += 1) {
    const next = kitchen.next();
    const shown = [here, there].map((page) => painted(page, kind.order(next)));
    const order = await kitchen.fire(lines);
    for (const at of await Promise.all(shown)) into['order → paint'].push(at - order.at);
    const [{ task, line } = { task: '', line: '' }] = order.tasks;
    const touched = here.evaluate(() => globalThis.benchStamps.touched());
    const stored = here.evaluate(() => globalThis.benchStamps.stored());
    const own = painted(here, kind.pressed(task, line));
    const other = painted(there, kind.arrived(task, line));
    await kind.press(here, task, line);
    const from = await touched;
    into['press → paint'].push((await own) - from);
    into['press → disk'].push((await stored) - from);
    into['press → other screen'].push((await other) - from);
    const gone = [here, there].map((page) => painted(page, kind.order(next), true));
    await kitchen.cook(order.tasks.map((one) => one.task));
    await Promise.all(gone);
  }
};

const openPair = async (browser: Browser): Promise<readonly [Page, Page]> => {
  const pages = [];
  for (let index = 0; index < 2; index += 1) {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await stampIn(page);
    pages.push(page);
  }
  const [here, there] = pages;
  if (!here || !there) throw new Error('There are two screens.');
  return [here, there];
};
const stampsOf = (page: Page) =>
  page.evaluate(() => ({
    longTasks: globalThis.benchStamps.longTasks.length,
    commits: globalThis.benchStamps.commits,
  }));

const bench = await startBench();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
});
try {
  const kitchen = await openKitchen(bench);
  for (let index = 0; index < cards - 1; index += 1) await kitchen.fire(lines);
  const boards = await openPair(browser);
  for (const [index, page] of boards.entries())
    await enrol(page, kitchen.origin, kitchen.idMonitor, `Bench ${String(index)}`);
  const shown = await boards[0].locator('article').count();
  print(
    `${String(shown)} cards on a screen, ${String(lines)} lines each, processor slowed ${String(slowdown)} times`,
  );
  for (const page of boards) await slow(page);

  const before = await stampsOf(boards[0]);
  await boards[0].waitForTimeout(idleMs);
  const after = await stampsOf(boards[0]);
  print(
    `${String(idleMs / 1000)} s at rest, all timers ticking: ${String(after.commits - before.commits)} React commits, ${String(after.longTasks - before.longTasks)} long tasks`,
  );
  const floors = await openPair(browser);
  for (const page of floors) {
    await openFloor(page, kitchen.origin, await kitchen.enrol());
    await slow(page);
  }
  let longTasks = 0;
  for (let index = 0; index < rounds; index += 1)
    for (const which of abba(index, ['board', 'floor'] as const)) {
      const start = await stampsOf(boards[0]);
      await round(
        kitchen,
        which === 'board' ? board : floor,
        figures[which],
        which === 'board' ? boards : floors,
      );
      if (which === 'board') longTasks += (await stampsOf(boards[0])).longTasks - start.longTasks;
    }
  print(
    table([
      ['ms', 'p50', 'p95', 'p99', 'floor p50', 'p95', 'p99', 'ratio p50', 'p99', ''],
      ...measures.map((measure) => {
        const [ours, theirs] = [figures.board[measure], figures.floor[measure]];
        const ratio = (share: number): number => quantile(ours, share) / quantile(theirs, share);
        return [
          measure,
          ...[0.5, 0.95, 0.99].map((share) => cell(ours, share)),
          ...[0.5, 0.95, 0.99].map((share) => cell(theirs, share)),
          ratio(0.5).toFixed(2),
          ratio(0.99).toFixed(2),
          ratio(0.5) > goal ? 'MISS' : '',
        ];
      }),
    ]),
  );
  print(`${String(longTasks)} long tasks while it was used`);
} finally {
  await browser.close();
  await bench.stop();
}
