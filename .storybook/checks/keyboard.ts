import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import { isPattern, patternOf } from '../apg/patterns.ts';
import type { Key, KeyRow, Outcome } from '../apg/rows.ts';
import type { KeyState } from './page/keys.ts';

const spatial = {
  ltr: { Forward: 'ArrowRight', Back: 'ArrowLeft' },
  rtl: { Forward: 'ArrowLeft', Back: 'ArrowRight' },
} as const;

/** How long something may take to open, close or move the focus. */
const patience = 1_000;

/** Walks the rows of the pattern that the story names, as the page is now directed. */
export async function keyFaults(page: Page): Promise<string[]> {
  const { name, direction } = await page.evaluate(() => ({
    name: globalThis.__STORYBOOK_PREVIEW__.currentRender.story.parameters.apg,
    direction:
      getComputedStyle(document.documentElement).direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  }));
  if (name === undefined) return [];
  if (!isPattern(name)) return [`keyboard: there is no pattern ${JSON.stringify(name)}`];
  const { start, rows } = patternOf(name);
  if (!(await begins(page, start))) return [`keyboard ${direction}: no ${start} takes the focus`];
  const faults: string[] = [];
  for (const row of rows) faults.push(...(await walk(page, row, direction)));
  return faults.map((fault) => `keyboard ${name} ${direction}: ${fault}`);
}

/** Puts the focus where the walk starts; what a story opens by playing is opened by its button where nothing played. */
async function begins(page: Page, start: string): Promise<boolean> {
  const begin = (role: string): Promise<boolean> =>
    page.evaluate((wanted) => comandaChecks.beginKeys(wanted), role);
  if (await begin(start)) return true;
  if (!start.startsWith('within ') || !(await begin('button'))) return false;
  await page.keyboard.press('Enter');
  const until = performance.now() + patience;
  while (performance.now() < until) {
    if (await begin(start)) return true;
    await page.waitForTimeout(20);
  }
  return false;
}

async function walk(
  page: Page,
  { keys, what, outcome, before = [] }: KeyRow,
  direction: 'ltr' | 'rtl',
): Promise<string[]> {
  const faults: string[] = [];
  for (const key of keys) {
    for (const step of before) await press(page, step, direction);
    const old = await stateAtRest(page);
    await press(page, key, direction);
    const missed = await missedOf(page, outcome, old);
    if (missed) faults.push(`${key} does not: ${what} (${JSON.stringify(missed)})`);
  }
  return faults;
}

async function press(page: Page, key: Key, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.keyboard.press(key === 'Forward' || key === 'Back' ? spatial[direction][key] : key);
}

const stateOf = (page: Page): Promise<KeyState> => page.evaluate(() => comandaChecks.keyState());

/** What has been closed gives the focus back a frame later: a key that comes before is nobody's. */
async function stateAtRest(page: Page): Promise<KeyState> {
  const until = performance.now() + patience;
  let last = await stateOf(page);
  for (;;) {
    await page.waitForTimeout(50);
    const now = await stateOf(page);
    if (isDeepStrictEqual(now, last) || performance.now() > until) return now;
    last = now;
  }
}

async function missedOf(
  page: Page,
  outcomes: readonly Outcome[],
  old: KeyState,
): Promise<Outcome | undefined> {
  const until = performance.now() + patience;
  for (;;) {
    const now = await stateOf(page);
    const missed = outcomes.find((outcome) => !holds(outcome, old, now));
    if (!missed || performance.now() > until) return missed;
    await page.waitForTimeout(20);
  }
}

function holds(outcome: Outcome, old: KeyState, now: KeyState): boolean {
  if ('on' in outcome) return now.role === outcome.on;
  if ('within' in outcome) return now.holders.includes(outcome.within);
  if ('opens' in outcome) return !old.shown.includes(outcome.opens) && now.shown.includes(outcome.opens);
  if ('closes' in outcome) return old.shown.includes(outcome.closes) && !now.shown.includes(outcome.closes);
  if ('presses' in outcome) return now.presses > old.presses;
  if ('is' in outcome) return now.is[outcome.is] !== (outcome.not ?? false);
  if ('value' in outcome)
    return {
      more: now.value > old.value,
      less: now.value < old.value,
      least: now.value === now.least,
      most: now.value === now.most,
    }[outcome.value];
  const places = {
    next: old.place + 1,
    previous: old.place - 1,
    first: 0,
    last: now.count - 1,
    same: old.place,
  };
  return now.place === places[outcome.focus];
}
