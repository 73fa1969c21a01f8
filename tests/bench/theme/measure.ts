import type { Browser, CDPSession, Page } from 'playwright';
import { withPage } from '../libraries/browser.ts';
import { between, type Cost, middle, read, share } from '../libraries/clock.ts';
import { type Act, countIn, type Work } from './page.ts';

export interface Figures {
  readonly cost: Cost;
  readonly work: Work;
}
/** There and back. */
export interface Scenario {
  readonly name: string;
  readonly there: Act;
  readonly back: Act;
  /** Share of the elements that has to have other colours then, or nothing was switched. */
  readonly changes: number;
}
export const scenarios = [
  {
    name: 'light ↔ dark',
    there: { what: 'mode', to: 'dark' },
    back: { what: 'mode', to: 'light' },
    changes: 0.5,
  },
  {
    name: 'theme ↔ theme',
    there: { what: 'theme', to: 'other' },
    back: { what: 'theme', to: 'own' },
    changes: 0.01,
  },
] as const satisfies readonly Scenario[];
export type ScenarioName = (typeof scenarios)[number]['name'];

/** What one opening of a library's page has shown. */
export interface Visit {
  readonly elements: number;
  /** Without the switches that the library does not have. */
  readonly figures: ReadonlyMap<ScenarioName, Figures>;
}

const warmUp = 2;
/** There and back in one sample. */
const turns = 5;
const act = (page: Page, wanted: Act): Promise<void> =>
  page.evaluate((wanted) => globalThis.benchCounter.act(wanted), wanted);

/** One sample, for a single switch: one alone is shorter than what a clock and a neighbour blur. */
const sample = async (page: Page, cdp: CDPSession, { there, back }: Scenario): Promise<Cost> => {
  await cdp.send('HeapProfiler.collectGarbage');
  await page.evaluate(() => globalThis.benchRest());
  const before = await read(cdp);
  for (let turn = 0; turn < turns; turn += 1) {
    await act(page, there);
    await act(page, back);
  }
  return share(between(before, await read(cdp)), 2 * turns);
};

/**
 * Whether the switch switches.
 *
 * @throws when too few elements look otherwise after it, or any does after the way back.
 */
const prove = async (page: Page, { name, there, back, changes }: Scenario): Promise<void> => {
  const colours = (): Promise<readonly string[]> => page.evaluate(() => globalThis.benchCounter.colours());
  const first = await colours();
  await act(page, there);
  const other = await colours();
  await act(page, back);
  const last = await colours();
  const differ = (some: readonly string[]): number =>
    some.filter((colour, index) => colour !== first[index]).length;
  if (differ(other) < first.length * changes || differ(last) > 0)
    throw new Error(
      `${name}: of ${String(first.length)} elements ${String(differ(other))} changed their colours, and ${String(differ(last))} did not change them back`,
    );
};

const watch = async (page: Page, { there, back }: Scenario): Promise<Work> => {
  const works: Work[] = [];
  for (const wanted of [there, back])
    works.push(await page.evaluate((wanted) => globalThis.benchCounter.watch(wanted), wanted));
  const most = (what: keyof Work): number => Math.max(...works.map((work) => work[what]));
  return {
    commits: most('commits'),
    renders: most('renders'),
    attributes: most('attributes'),
    nodes: most('nodes'),
  };
};

/** Opens a built page and switches it: 2 samples that do not count and then `samples`. */
export const visit = (browser: Browser, directory: string, samples: number): Promise<Visit> =>
  withPage(browser, directory, async ({ page, cdp, load }) => {
    await countIn(page);
    await load();
    await page.waitForFunction(
      () => globalThis.benchSwitches !== undefined && document.querySelector('main'),
    );
    await page.evaluate(() => globalThis.benchCounter.stand());
    if ((await page.evaluate(() => globalThis.benchCounter.commits())) === 0)
      throw new Error('No commit was counted although the page was drawn.');
    const elements = await page.locator('#root *').count();
    const hasThemes = await page.evaluate(() => globalThis.benchSwitches?.theme !== undefined);

    const figures = new Map<ScenarioName, Figures>();
    for (const scenario of scenarios) {
      if (scenario.there.what === 'theme' && !hasThemes) continue;
      await prove(page, scenario);
      const costs: Cost[] = [];
      for (let index = 0; index < warmUp + samples; index += 1) costs.push(await sample(page, cdp, scenario));
      figures.set(scenario.name, { cost: middle(costs.slice(warmUp)), work: await watch(page, scenario) });
    }
    return { elements, figures };
  });
