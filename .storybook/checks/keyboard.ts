import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import { isPattern, patternOf } from '../apg/patterns.ts';
import type { KeyRow, Outcome } from '../apg/rows.ts';
import type { KeyState } from './page/keys.ts';

const spatial = {
  ltr: { Forward: 'ArrowRight', Back: 'ArrowLeft' },
  rtl: { Forward: 'ArrowLeft', Back: 'ArrowRight' },
} as const;

type Direction = keyof typeof spatial;

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
  { keys, what, outcome, before = [], isRound = false }: KeyRow,
  direction: Direction,
): Promise<string[]> {
  const faults: string[] = [];
  for (const key of keys) {
    for (const step of before) await press(page, step, direction);
    const old = await stateAtRest(page);
    const typed = key === 'Letter' ? await page.evaluate(() => comandaChecks.letterAhead()) : undefined;
    const times = isRound ? 1 + (await page.evaluate(() => comandaChecks.stopsAround())) : 1;
    let missed: Outcome | undefined;
    for (let time = 0; time < times && !missed; time += 1) {
      await press(page, typed?.letter ?? key, direction);
      missed = await missedOf(page, outcome, { ...old, ahead: typed?.place ?? -1 }, direction);
    }
    if (missed) faults.push(`${key} does not: ${what} (${JSON.stringify(missed)})`);
  }
  return faults;
}

/** What was so before the key, and where a letter leads. */
interface Before extends KeyState {
  readonly ahead: number;
}

async function press(page: Page, key: string, direction: Direction): Promise<void> {
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
  old: Before,
  direction: Direction,
): Promise<Outcome | undefined> {
  const until = performance.now() + patience;
  // That something stays is seen when nothing moves any more.
  const stays = outcomes.some((outcome) => Object.values(outcome).includes('same'));
  for (;;) {
    const now = await (stays ? stateAtRest(page) : stateOf(page));
    const missed = outcomes.find((outcome) => !holds(outcome, old, now, direction));
    if (!missed || performance.now() > until) return missed;
    await page.waitForTimeout(20);
  }
}

const timesShown = (state: KeyState, role: string): number =>
  state.shown.filter((one) => one === role).length;

function holds(outcome: Outcome, old: Before, now: KeyState, direction: Direction): boolean {
  if ('on' in outcome) return now.role === outcome.on;
  if ('within' in outcome) return now.holders.includes(outcome.within);
  if ('outside' in outcome) return !now.holders.includes(outcome.outside);
  if ('named' in outcome) return now.role === old.role && now.place === old.ahead;
  if ('returns' in outcome) return old.opener !== 0 && now.focused === old.opener;
  if ('text' in outcome) return isText(outcome.text, old.text, now.text);
  if ('caret' in outcome) return now.caret === (outcome.caret === 'start' ? 0 : now.text.length);
  if ('scrolls' in outcome)
    return outcome.scrolls === 'on' ? now.scrolled > old.scrolled : now.scrolled < old.scrolled;
  if ('opens' in outcome) return timesShown(now, outcome.opens) > timesShown(old, outcome.opens);
  if ('closes' in outcome) return timesShown(now, outcome.closes) < timesShown(old, outcome.closes);
  if ('removes' in outcome) return timesShown(now, old.role) < timesShown(old, old.role);
  if ('presses' in outcome) return now.presses > old.presses;
  if ('is' in outcome) return now.is[outcome.is] !== (outcome.not ?? false);
  if ('row' in outcome) return isAt(outcome.row, old.row, now.row, now.rows);
  if ('column' in outcome) return isAt(outcome.column, old.column, now.column, now.columns);
  if ('lies' in outcome)
    return (outcome.lies === 'forward') === (direction === 'ltr')
      ? now.middle > old.middle
      : now.middle < old.middle;
  if ('days' in outcome) return now.day === old.day + outcome.days;
  if ('months' in outcome) return now.day === monthsOn(old.day, outcome.months);
  if ('value' in outcome)
    return {
      more: now.value > old.value,
      less: now.value < old.value,
      least: now.value === now.least,
      most: now.value === now.most,
      same: now.value === old.value,
      none: Number.isNaN(now.value) && !Number.isNaN(old.value),
    }[outcome.value];
  return isAt(outcome.focus, old.place, now.place, now.count);
}

const isText = (wanted: Extract<Outcome, { text: unknown }>['text'], old: string, now: string): boolean =>
  ({
    longer: now.length > old.length,
    shorter: now.length < old.length,
    same: now === old,
    empty: now === '' && old !== '',
  })[wanted];

function isAt(
  wanted: Extract<Outcome, { row: unknown }>['row'],
  old: number,
  now: number,
  count: number,
): boolean {
  return {
    next: now === old + 1,
    previous: now === old - 1,
    first: now === 0,
    last: now === count - 1,
    same: now === old,
    later: now > old + 1,
    earlier: now < old - 1,
  }[wanted];
}

/** The same day so many months later, or the last of a month that is shorter; in days since 1970. */
function monthsOn(day: number, months: number): number {
  const date = new Date(day * 86_400_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), length)) / 86_400_000;
}
