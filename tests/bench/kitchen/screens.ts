import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, type Page } from 'playwright';
import { enrol } from '../../kitchen/enrol.ts';
import { beginFloor, type FloorScreen } from './floor.ts';
import type { Fired, Kitchen, Step } from './kitchen.ts';
import { type Sight, stampIn } from './stamps.ts';

/** A screen of a kind: how it is opened, what it shows when, and where it is pressed. */
export interface Screen {
  readonly name: string;
  readonly page: Page;
  readonly open: () => Promise<void>;
  readonly orderShown: (number: number) => Sight;
  readonly pressed: (order: Fired, step: Step) => Sight;
  readonly arrived: (order: Fired, step: Step) => Sight;
  /** Where a press means this step of this order. */
  readonly aim: (order: Fired, step: Step) => Promise<{ readonly x: number; readonly y: number }>;
  /** What is finished here keeps its place for a while: until the next order has room. */
  readonly left: (order: Fired) => Promise<void>;
  /** Presses there as a finger does, which leaves the glass whether or not the page has answered yet. */
  readonly press: (place: { readonly x: number; readonly y: number }) => Promise<void>;
  /** Its processor, a quarter as fast, for as long as it is measured: a slowed page that rests takes half a processor. */
  readonly slow: (rate: number) => Promise<void>;
}
export type Pair = readonly [here: Screen, there: Screen];

/** Upright, so that nine by seven cards of six dishes have room; with the pixels of Full HD, as no GPU draws them. */
const size = { viewport: { width: 2160, height: 3840 }, deviceScaleFactor: 0.5, locale: 'en-GB' };
export const limitMs = 30_000;
/** A finger rests on what it presses; what a press looks like is drawn before it is one. */
const fingerMs = 80;

export const openPage = async (
  browser: Browser,
  name: string,
): Promise<Pick<Screen, 'name' | 'page' | 'press' | 'slow'>> => {
  const context = await browser.newContext(size);
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  await stampIn(page);
  const cdp: CDPSession = await context.newCDPSession(page);
  return {
    name,
    page,
    press: async ({ x, y }) => {
      const button = { x, y, button: 'left', clickCount: 1 } as const;
      await page.mouse.move(x, y);
      const down = cdp.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
      await wait(fingerMs);
      await Promise.all([down, cdp.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' })]);
    },
    slow: async (rate) => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    },
  };
};

const centreOf = async (
  page: Page,
  selector: string,
): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** What is finished here stands for a while, to be had back. */
const pressedOnBoard = ({ tasks }: Fired, step: Step): Sight => ({
  selector: `[data-line="${tasks.at(-1)?.line ?? ''}"][data-status="${step === 'FINISH' ? 'finished' : 'started'}"]`,
});
/** All of a card is begun when its last line is; what is finished elsewhere leaves. */
const stepOnBoard = ({ id, tasks }: Fired, step: Step): Sight =>
  step === 'FINISH'
    ? { selector: `[data-ticket="${id}"]`, isGone: true }
    : { selector: `[data-line="${tasks.at(-1)?.line ?? ''}"][data-status="started"]` };

/** The monitor itself. `cards` is how many it has to show, all on one page. */
export const boardScreen = async (
  browser: Browser,
  kitchen: Kitchen,
  { name, cards }: { readonly name: string; readonly cards: number },
): Promise<Screen> => {
  const opened = await openPage(browser, name);
  const { page } = opened;
  await enrol(page, kitchen.origin, kitchen.idMonitor, `Bench ${name}`);
  return {
    ...opened,
    open: async () => {
      await page.goto(`${kitchen.origin}/kds/monitor/${kitchen.idMonitor}`);
      await page.locator('[data-connection="live"]').waitFor();
      // What came while the screen was closed is told, in room that the cards need.
      for (const notice of await page.getByRole('button', { name: 'Dismiss' }).all()) await notice.click();
      const whole = page.locator('article[data-ticket]:has([data-bump])');
      await whole.nth(cards - 1).waitFor();
      const shown = await page.locator('article').count();
      const wanted = await whole.count();
      if (shown !== cards || wanted !== cards)
        throw new Error(
          `${String(shown)} cells and ${String(wanted)} whole cards stand on the page, not ${String(cards)}`,
        );
    },
    orderShown: (number) => ({ selector: `article[aria-label^="Order ${String(number)},"]` }),
    pressed: pressedOnBoard,
    arrived: stepOnBoard,
    aim: ({ id }) => centreOf(page, `[data-bump="${id}"]`),
    left: ({ id }) => page.locator(`[data-ticket="${id}"]`).waitFor({ state: 'detached' }),
  };
};

/** What does not come is said, instead of being waited for. */
export const within = async <T>(what: string, wanted: Promise<T>, limit = limitMs): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing for ${String(limit / 1000)} s`)), limit);
  });
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
};
/** A page of the floor: what stands on it, what is written into and where it is pressed. */
export interface Ground {
  readonly html: string;
  readonly textAt: string;
  readonly pressAt: string;
}
/** Nothing but the text. */
export const blank: Ground = { html: '<!doctype html><p></p>', textAt: 'p', pressAt: 'p' };

/** A page as it stands, without its code: what a browser takes to draw one text anew on such a page. */
export const frozenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const code of copy.querySelectorAll('script, link:not([rel=stylesheet])')) code.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
export const frozen = async ({ page }: Screen): Promise<Ground> => ({
  html: await frozenOf(page),
  textAt: 'article[data-ticket] bdi',
  pressAt: '[data-bump]',
});

/** The floor: the same frames and operations in a page that writes one text. */
export const floorScreen = async (
  browser: Browser,
  kitchen: Kitchen,
  name: string,
  { html, textAt, pressAt }: Ground,
): Promise<Screen> => {
  const opened = await openPage(browser, name);
  const { page } = opened;
  const screen: FloorScreen = await kitchen.enrol();
  const address = `${kitchen.origin}/floor`;
  // What is cooked is ready at once: nobody prepares between cooking and handing over.
  const goals: Readonly<Record<Step, string>> = { START: 'CRT', FINISH: 'RDY' };
  return {
    ...opened,
    open: async () => {
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto(address, { waitUntil: 'load' });
      // A route would stand in the way of every call.
      await page.unroute(address);
      await beginFloor(page, screen, textAt);
    },
    orderShown: (number) => ({ selector: `[data-said="order ${String(number)}"]` }),
    pressed: ({ id }, step) => ({ selector: `[data-said="${id} ${step}"]` }),
    arrived: ({ id }, step) => ({ selector: `[data-said="${id} ${goals[step]}"]` }),
    aim: async ({ id, tasks }, step) => {
      const [from, to, rev] = step === 'START' ? (['PND', 'CRT', 0] as const) : (['CRT', 'FNL', 1] as const);
      const intents = tasks.map(({ task }) => ({ task, from, to, epoch: 0, rev }));
      await page.evaluate(
        (next) => {
          globalThis.floorNext = next;
        },
        { kind: step, order: id, tasks: intents },
      );
      return centreOf(page, pressAt);
    },
    // The orders of its picture stand there for good.
    left: () => Promise.resolve(),
  };
};
