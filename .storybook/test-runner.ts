import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import type { MetStory } from '../tools/lib/evidence.ts';
import { mirroredOptions } from './axe-options.ts';
import { describeFaults, injectAxe, runAxe } from './checks/axe.ts';
import { begin, note, took } from './checks/clock.ts';
import {
  faultsByTouch,
  faultsInCircumstances,
  faultsInLanguage,
  faultsInPlace,
  faultsOfWords,
  injectChecks,
} from './checks/circumstances.ts';
import { consoleErrors, watchConsole } from './checks/console.ts';
import { colourVariants, contrastFaults, measuresAll, showsMoreThanPairs } from './checks/contrast.ts';
import { keepEvidence, shownBy } from './checks/evidence.ts';
import { keyFaults } from './checks/keyboard.ts';
import { unknown } from './checks/known.ts';
import { openedAgain } from './checks/opening.ts';
import { injectContrast, noteSpecimens, pairFaults } from './checks/pairs.ts';
import { textFaults } from './checks/text.ts';
import { inLanguage, quietAddon, shown } from './checks/workbench.ts';
import { furtherLanguages } from './globals.ts';

/** `npm run pairs` asks what stories meet and judges nothing. */
const onlyPairs = process.env['COMANDA_PAIRS'] === 'derive';

/** Pages of the look show every colour for its own sake; which ones meet is what components show. */
const showsSpecimens = (title: string): boolean => title.startsWith('Foundations/');

/** Which of its component's stories one is, also when it is tried once more. */
function placeIn(title: string, id: string): number {
  const stories = visited.get(title) ?? new Set();
  visited.set(title, stories.add(id));
  return [...stories].indexOf(id);
}
const visited = new Map<string, Set<string>>();

/**
 * Each story is rendered, played and read, and looked at as it is: its colours, axe, what it shows. The first of a component
 * and every so many after it are drawn again: in other looks, turned round, by touch, by keys, in longer words, in Arabic.
 * `npm test` does so with a share of them (`tools/stories.mjs --share`); `npm run test:full` draws every one again, and in
 * further languages.
 */
const isShare = process.env['COMANDA_STORIES'] === 'share';
const isLookedAt = (place: number): boolean => !isShare || place % 16 === 0;
/** Of a page of the look each colour would be looked at again: what components show of them stands for it. */
const isDrawnAgain = (title: string, place: number): boolean =>
  measuresAll || (isShare ? place === 0 && isOneOfThree(title) && !showsSpecimens(title) : place % 6 === 0);

/** The same components in every run, of whatever stories. */
const isOneOfThree = (title: string): boolean =>
  Array.from(title, (sign) => sign.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0) % 3 === 0;

/** Turned round and in the words of another catalogue: the rules that these can break, leaks, keys. */
async function faultsInArabic(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await inLanguage(page, 'ar-EG', async () => {
    faults.push(...(await openedAgain(page)));
    took('render in Arabic');
    const mirrored = await runAxe(page, mirroredOptions);
    faults.push(...(await textFaults(page)), ...describeFaults('right to left', mirrored));
    took('axe right to left');
    // Last: what keys have opened would be in the way of the others.
    faults.push(...(await keyFaults(page)));
    took('keys right to left');
  });
  took('back');
  return faults;
}

/** What holds in other looks, turned round, by touch, by keys and in other words than the story's own. */
async function faultsAgain(page: Page, story: { title: string; isSpecimen: boolean }): Promise<string[]> {
  const faults: string[] = [];
  const { title, isSpecimen } = story;
  const isMeasured = !measuresAll && !isSpecimen && !(await showsMoreThanPairs(page));
  for (const variant of isMeasured ? [] : colourVariants)
    faults.push(...(await contrastFaults(page, title, variant)));
  took('contrast in further themes');
  if (!isSpecimen) {
    faults.push(...(await faultsInPlace(page, title)), ...(await faultsByTouch(page, title)));
    if (measuresAll) faults.push(...(await faultsInCircumstances(page)));
    // While what the story has opened is open: keys leave it closed.
    faults.push(...(await faultsOfWords(page)));
    faults.push(...(await keyFaults(page)));
    took('keys');
    if (measuresAll)
      for (const { code } of furtherLanguages) faults.push(...(await faultsInLanguage(page, code)));
  }
  return [...faults, ...(await faultsInArabic(page))];
}

/**
 * What a story shows as it was played: no colour of no role and no pair of colours that is not measured, every accessibility
 * rule in the default theme. Answers its faults, and what is kept of it when it has none.
 */
async function lookedAt(
  page: Page,
  story: { id: string; title: string; name: string; isSpecimen: boolean },
): Promise<{ faults: readonly string[]; evidence?: MetStory }> {
  const { id, title, name, isSpecimen } = story;
  if (isSpecimen) await noteSpecimens(page, title);
  const faults = isSpecimen ? [] : await pairFaults(page, title);
  took('pairs');
  if (onlyPairs) return { faults: [] };
  const audit = await runAxe(page);
  faults.push(...describeFaults('as it is', audit));
  took('axe');
  // Records are written of all stories or of none.
  if (isSpecimen || isShare) return { faults };
  const evidence = await shownBy(page, { id, title, name }, audit);
  took('evidence');
  return { faults, evidence };
}

/**
 * What must hold for every story, beside its play function: no leak in the text, all of `lookedAt`, for a share of them all of
 * `faultsAgain`, and an empty console over all of it. All faults of a story are reported together; of one without any is kept
 * what it showed.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).toString(), { waitUntil: 'load' });
    await quietAddon(page);
    await injectAxe(page);
    await injectContrast(page);
    await injectChecks(page);
  },

  async preVisit(page) {
    watchConsole(page);
    consoleErrors(page);
    begin();
  },

  async postVisit(page, { hasFailure, id, title, name }) {
    if (hasFailure) return;
    await shown(page, id);
    took('render and play');
    const place = placeIn(title, id);
    const isSpecimen = showsSpecimens(title);
    // Before the checks that change what is on the page.
    const { faults: seen = [], evidence } = isLookedAt(place)
      ? await lookedAt(page, { id, title, name, isSpecimen })
      : {};
    if (onlyPairs) return;
    const faults = [...seen, ...(await textFaults(page))];
    took('text');
    if (isDrawnAgain(title, place)) faults.push(...(await faultsAgain(page, { title, isSpecimen })));
    note(id);
    faults.push(...consoleErrors(page));
    const rest = unknown(id, [...new Set(faults)], measuresAll);
    if (rest.length) throw new Error(rest.join('\n'));
    if (evidence) keepEvidence(evidence);
  },
};

export default config;
