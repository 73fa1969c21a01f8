import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { type Opened, withPage } from '../libraries/browser.ts';
import { between, type Cost, middle, nothing, read, share, sum } from '../libraries/clock.ts';
import { type Deed, type Scenario, scenarios, type SceneName } from './scenarios.ts';
import './stage.ts';

export interface Figure {
  readonly cost: Cost;
  /** In the document when the step is done. */
  readonly nodes: number;
}
/** What one opening of a library's page has shown: the figures of steps by their names. */
export interface Visit {
  readonly figures: ReadonlyMap<string, Figure>;
  /** What went wrong, by the name of the scenario. */
  readonly faults: ReadonlyMap<string, string>;
}

const warmUp = 2;
const proofMs = 10_000;

/** How a scene is played: what is counted, and whether one looks after each step, which takes time of its own. */
interface Play {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly scenario: Scenario;
  readonly isProof: boolean;
}

/** Presses the first of what is found, by its place: that costs the page nothing but the press. */
const pressAt = async (page: Page, found: Locator): Promise<() => Promise<void>> => {
  const box = await found.first().boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  return async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.evaluate(() => globalThis.benchRest());
  };
};
/** What can be read on the page, as a person reads it. */
const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);
const deeds: Readonly<
  Record<Deed, (page: Page, scene: SceneName, version: number) => Promise<() => Promise<void>>>
> = {
  show: (page, scene, version) =>
    Promise.resolve(() => page.evaluate((shown) => globalThis.benchStage?.show(shown), { scene, version })),
  clear: (page) => Promise.resolve(() => page.evaluate(() => globalThis.benchStage?.show(undefined))),
  open: async (page) => pressAt(page, page.locator('main :is(button, [role=combobox], input):visible')),
  turn: async (page) => pressAt(page, page.getByRole('button', { name: /^next(?: month.*)?$/i })),
};

/** Once through the steps of a scene: what each of those that have a name has cost. */
const turn = async ({ page, cdp, scenario, isProof }: Play): Promise<ReadonlyMap<string, Figure>> => {
  const figures = new Map<string, Figure>();
  let version = -1;
  await page.mouse.move(0, 0);
  for (const { name, deed, shows, times = 1 } of scenario.steps) {
    let cost = nothing;
    const earlier = isProof ? await textOf(page) : undefined;
    for (let time = 0; time < times; time += 1) {
      if (deed === 'show') version += 1;
      const act = await deeds[deed](page, scenario.scene, version);
      const before = await read(cdp);
      await act();
      cost = sum(cost, between(before, await read(cdp)));
    }
    if (isProof) {
      await page.getByText(shows(version)).filter({ visible: true }).first().waitFor({ timeout: proofMs });
      if ((await textOf(page)) === earlier) throw new Error(`${name ?? deed} changes nothing.`);
    }
    if (name === undefined) continue;
    const nodes = await page.evaluate(() => document.body.querySelectorAll('*').length);
    figures.set(name, { cost: share(cost, times), nodes });
  }
  return figures;
};

const sample = async (play: Play): Promise<ReadonlyMap<string, Figure>> => {
  await play.cdp.send('HeapProfiler.collectGarbage');
  await play.page.evaluate(() => globalThis.benchRest());
  const turns: ReadonlyMap<string, Figure>[] = [];
  for (let index = 0; index < play.scenario.turns; index += 1) turns.push(await turn(play));
  const total = new Map(turns[0]);
  for (const figures of turns.slice(1))
    for (const [name, { cost, nodes }] of figures)
      total.set(name, { cost: sum(total.get(name)?.cost ?? nothing, cost), nodes });
  return new Map(
    [...total].map(([name, { cost, nodes }]) => [name, { cost: share(cost, turns.length), nodes }]),
  );
};

/** 2 samples that do not count, of which the first is looked at, and then `samples`. */
const measure = async (
  { page, cdp, load }: Opened,
  scenario: Scenario,
  samples: number,
): Promise<ReadonlyMap<string, Figure>> => {
  await load();
  await page.waitForFunction(() => globalThis.benchStage !== undefined);
  const has = await page.evaluate((scene) => globalThis.benchStage?.scenes.includes(scene), scenario.scene);
  if (!has) return new Map();
  const found: ReadonlyMap<string, Figure>[] = [];
  for (let index = 0; index < warmUp + samples; index += 1)
    found.push(await sample({ page, cdp, scenario, isProof: index === 0 }));
  const counted = found.slice(warmUp);
  return new Map(
    [...(counted[0] ?? [])].map(([name, { nodes }]) => [
      name,
      { nodes, cost: middle(counted.map((figures) => figures.get(name)?.cost ?? nothing)) },
    ]),
  );
};

/** Opens a library's page and plays the scenarios, each on the page as it comes. */
export const visit = (
  browser: Browser,
  directory: string,
  samples: number,
  isWanted: (scenario: Scenario) => boolean,
): Promise<Visit> =>
  withPage(browser, directory, async (opened) => {
    const figures = new Map<string, Figure>();
    const faults = new Map<string, string>();
    for (const scenario of scenarios.filter(isWanted))
      try {
        for (const [name, figure] of await measure(opened, scenario, samples)) figures.set(name, figure);
      } catch (error) {
        faults.set(scenario.name, error instanceof Error ? error.message : String(error));
      }
    return { figures, faults };
  });
