import { product } from '@comanda/api/areas/sales/product';
import { type BrowserContext, type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { visitOf } from '../e2e/support/test.ts';
import { abba, median, print, range, table } from './figures.ts';
import { fillProducts, fillRates, known, openCompany, settle } from './fill.ts';
import { type Bench, startBench } from './platform.ts';

/*
 * `npm run bench:console`: the built console in Chromium on a company of 100,000 products and on one of 100, then the
 * price sheet of a product with 1,000 rates. CPU is that of the page's main thread (CDP, thread ticks): what a
 * neighbour on the machine takes is not in it.
 */
const size = Number(process.env['BENCH_PRODUCTS'] ?? 100_000);
const rounds = 5;
const rates = 1_000;
const goals = { keystroke: 16, open: 1_000 };

const fill = async ({ pool }: Bench): Promise<string> => {
  const ids: string[] = [];
  for (const [name, count] of [
    ['LARGE', size],
    ['SMALL', 100],
    ['SHEET', 0],
  ] as const) {
    const id = await openCompany(pool, name);
    await fillProducts(pool, id, count);
    ids.push(id);
  }
  const sheet = ids.at(-1) ?? '';
  await fillRates(pool, sheet, rates);
  await fillProducts(pool, sheet, 1, { rates });
  await settle(pool);
  const { rows } = await pool.query<{ id: string }>('select id from product where id_company = $1', [sheet]);
  return rows[0]?.id ?? '';
};

interface Cost {
  /** Milliseconds of the main thread. */
  readonly cpu: number;
  /** Milliseconds until what was waited for stood there. */
  readonly wall: number;
}
/** Two frames and a breath: what an input has set off is done. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }),
  );
/** A page that has come to rest after it came: what it brings later, and what that sets off, is done. */
const settled = async (page: Page, cdp: CDPSession): Promise<void> => {
  for (let quiet = 0, looks = 0; quiet < 3 && looks < 30; looks += 1) {
    const before = await cpuOf(cdp);
    await atRest(page);
    quiet = (await cpuOf(cdp)) - before < 5 ? quiet + 1 : 0;
  }
};
const cpuOf = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};
const costOf = async (page: Page, cdp: CDPSession, work: () => Promise<unknown>): Promise<Cost> => {
  const [cpu, start] = [await cpuOf(cdp), performance.now()];
  await work();
  const wall = performance.now() - start;
  await atRest(page);
  return { cpu: (await cpuOf(cdp)) - cpu, wall };
};

const lines: string[][] = [['', 'CPU ms', 'range', 'wall ms', 'range', '']];
const report = (name: string, costs: readonly Cost[], misses = false): void => {
  const [cpu, wall] = [costs.map((cost) => cost.cpu), costs.map((cost) => cost.wall)];
  lines.push([
    name,
    median(cpu).toFixed(1),
    range(cpu),
    median(wall).toFixed(0),
    range(wall, 0),
    misses ? 'MISS' : '',
  ]);
};

const firstRow = (page: Page): Locator => page.getByRole('grid').getByRole('row').nth(1);
/** Keys as fast as a person types, one after the other: what a word sets off comes after it, and is none of a key's. */
const keys = async (page: Page, cdp: CDPSession, texts: Iterable<string>): Promise<Cost[]> => {
  const costs: Cost[] = [];
  await cdp.send('HeapProfiler.collectGarbage');
  await settled(page, cdp);
  for (const key of texts) costs.push(await costOf(page, cdp, () => page.keyboard.press(key)));
  return costs;
};

/** A page of its own with its counters, which begin anew with each document. */
const openPage = async (context: BrowserContext): Promise<{ page: Page; cdp: CDPSession }> => {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
};

const lists = async (context: BrowserContext, first: Page): Promise<void> => {
  const open: Record<string, Cost[]> = { LARGE: [], SMALL: [] };
  const typed: Record<string, Cost[]> = { LARGE: [], SMALL: [] };
  const found: Record<string, Cost[]> = { LARGE: [], SMALL: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const company of abba(round, ['LARGE', 'SMALL'] as const)) {
      await visitOf(first).choose(company);
      const { page, cdp } = await openPage(context);
      const start = performance.now();
      await page.goto(product.route);
      await firstRow(page).getByRole('rowheader').or(firstRow(page).getByRole('gridcell')).first().waitFor();
      const wall = performance.now() - start;
      await atRest(page);
      const opened = { wall, cpu: await cpuOf(cdp) };
      await page.getByRole('searchbox').first().focus();
      const strokes = await keys(page, cdp, known.common);
      // The list follows a word after a pause.
      const answer = await costOf(page, cdp, async () => {
        await page.waitForURL((url) => url.search.includes(known.common));
        await settled(page, cdp);
      });
      await page.close();
      if (round === 0) continue;
      open[company]?.push(opened);
      typed[company]?.push(...strokes);
      found[company]?.push(answer);
    }
  for (const [company, costs] of Object.entries(open)) report(`list of ${company}, loaded anew`, costs);
  for (const [company, costs] of Object.entries(typed))
    report(`key in the search of ${company}`, costs, median(costs.map(({ cpu }) => cpu)) > goals.keystroke);
  for (const [company, costs] of Object.entries(found)) report(`answer to a word in ${company}`, costs);
};

const sheet = async (page: Page, cdp: CDPSession, idProduct: string): Promise<void> => {
  await visitOf(page).choose('SHEET');
  const opened: Cost[] = [];
  const typed: Cost[] = [];
  const moved: Cost[] = [];
  const kept: Cost[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto(`${product.route}/${idProduct}/edit`);
    const section = page.getByRole('button', { name: /^Price level/ });
    // It stands open: what is measured is how it opens again.
    await section.click();
    await cdp.send('HeapProfiler.collectGarbage');
    await settled(page, cdp);
    const open = await costOf(page, cdp, async () => {
      await section.click();
      await page.getByRole('grid').getByRole('gridcell').first().waitFor();
    });
    await page.getByRole('grid').getByRole('gridcell').first().focus();
    const down = await keys(
      page,
      cdp,
      Array.from('12345', () => 'ArrowDown'),
    );
    const digits = await keys(page, cdp, '12.5');
    const enter = await keys(page, cdp, ['Enter']);
    if (round === 0) continue;
    opened.push(open);
    moved.push(...down);
    typed.push(...digits);
    kept.push(...enter);
  }
  const rows = await page.getByRole('grid').getAttribute('aria-rowcount');
  const missed = (costs: readonly Cost[]): boolean => median(costs.map(({ cpu }) => cpu)) > goals.keystroke;
  report(
    `sheet of ${Number(rows) - 1} prices, opened`,
    opened,
    median(opened.map(({ wall }) => wall)) > goals.open,
  );
  report('arrow in the sheet', moved, missed(moved));
  report('digit in the sheet', typed, missed(typed));
  report('Enter in the sheet', kept, missed(kept));
};

const bench = await startBench();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  const idProduct = await fill(bench);
  const context = await browser.newContext({
    baseURL: bench.server.origin,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const { page, cdp } = await openPage(context);
  await visitOf(page).signIn('owner');
  await lists(context, page);
  await sheet(page, cdp, idProduct);
  print(`The console on ${size} products and on 100, the same run:`);
  print(table(lines));
} finally {
  await browser.close();
  await bench.stop();
}
