import type { TestRunnerConfig } from '@storybook/test-runner';
import { mirroredOptions } from './axe-options.ts';
import { describeFaults, injectAxe, runAxe } from './checks/axe.ts';
import { begin, note, took } from './checks/clock.ts';
import {
  faultsByTouch,
  faultsInCircumstances,
  faultsInPlace,
  faultsOfWords,
  injectChecks,
} from './checks/circumstances.ts';
import { consoleErrors, watchConsole } from './checks/console.ts';
import { colourVariants, contrastFaults, measuresAll, showsMoreThanPairs } from './checks/contrast.ts';
import { keyFaults } from './checks/keyboard.ts';
import { unknown } from './checks/known.ts';
import { injectContrast, noteSpecimens, pairFaults } from './checks/pairs.ts';
import { textFaults } from './checks/text.ts';
import { inLanguage, quietAddon, shown } from './checks/workbench.ts';
import { keepEvidence } from './evidence/collect.ts';

/** `npm run pairs` asks what stories meet and judges nothing. */
const onlyPairs = process.env['COMANDA_PAIRS'] === 'derive';

/** `npm run evidence` writes down what stories show and judges nothing either. */
const onlyEvidence = process.env['COMANDA_EVIDENCE'] === 'collect';

/** Pages of the look show every colour for its own sake; which ones meet is what components show. */
const showsSpecimens = (title: string): boolean => title.startsWith('Foundations/');

/**
 * What must hold for every story, beside its play function: no colour of no role and no pair of colours that is not
 * measured, no leak in the text, every accessibility rule in the default theme and once more from right to left, contrast
 * in further themes, the layout turned round, targets, names, markup and keys, texts from a catalogue, and an empty
 * console over all of it. `COMANDA_FULL` adds what costs more. All faults of a story are reported together.
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
    const isSpecimen = showsSpecimens(title);
    if (isSpecimen) await noteSpecimens(page, title);
    const faults = isSpecimen ? [] : await pairFaults(page, title);
    took('pairs');
    if (onlyPairs) return;
    if (onlyEvidence) return keepEvidence(page, { id, title, name });
    faults.push(...(await textFaults(page)));
    took('text');
    faults.push(...describeFaults('as it is', await runAxe(page)));
    took('axe');
    const isMeasured = !measuresAll && !isSpecimen && !(await showsMoreThanPairs(page));
    for (const variant of isMeasured ? [] : colourVariants)
      faults.push(...(await contrastFaults(page, title, variant)));
    took('contrast in further themes');
    if (!isSpecimen) {
      faults.push(...(await faultsInPlace(page, title)), ...(await faultsByTouch(page, title)));
      if (measuresAll) faults.push(...(await faultsInCircumstances(page)));
      faults.push(...(await keyFaults(page)));
      took('keys');
      faults.push(...(await faultsOfWords(page)));
    }
    await inLanguage(page, 'ar-EG', async () => {
      took('render in Arabic');
      const violations = await runAxe(page, mirroredOptions);
      faults.push(...(await textFaults(page)), ...describeFaults('right to left', violations));
      took('axe right to left');
      // Last: what keys have opened would be in the way of the others.
      faults.push(...(await keyFaults(page)));
      took('keys right to left');
    });
    took('back');
    note(id);
    faults.push(...consoleErrors(page));
    const rest = unknown(id, [...new Set(faults)], measuresAll);
    if (rest.length) throw new Error(rest.join('\n'));
  },
};

export default config;
