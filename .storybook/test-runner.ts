import type { TestRunnerConfig } from '@storybook/test-runner';
import { mirroredOptions } from './axe-options.ts';
import { describeFaults, injectAxe, runAxe } from './checks/axe.ts';
import { begin, note, took } from './checks/clock.ts';
import { consoleErrors, watchConsole } from './checks/console.ts';
import { colourVariants, contrastFaults, measuresAll, showsMoreThanPairs } from './checks/contrast.ts';
import { injectContrast, noteSpecimens, pairFaults } from './checks/pairs.ts';
import { textFaults } from './checks/text.ts';
import { inLanguage, quietAddon } from './checks/workbench.ts';
import { keepEvidence } from './evidence/collect.ts';

/** `npm run pairs` asks what stories meet and judges nothing. */
const onlyPairs = process.env['COMANDA_PAIRS'] === 'derive';

/** `npm run evidence` writes down what stories show and judges nothing either. */
const onlyEvidence = process.env['COMANDA_EVIDENCE'] === 'collect';

/** Pages of the look show every colour for its own sake; which ones meet is what components show. */
const showsSpecimens = (title: string): boolean => title.startsWith('Foundations/');

/**
 * What must hold for every story, beside its play function: no pair of colours that is not measured, no leak in
 * the text, every accessibility rule in the default theme and once more from right to left, contrast in further themes (switched in place), and an
 * empty console over all of it. All faults of a story are reported together.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).toString(), { waitUntil: 'load' });
    await quietAddon(page);
    await injectAxe(page);
    await injectContrast(page);
  },

  async preVisit(page) {
    watchConsole(page);
    consoleErrors(page);
    begin();
  },

  async postVisit(page, { hasFailure, id, title, name }) {
    if (hasFailure) return;
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
    await inLanguage(page, 'ar-EG', async () => {
      took('render in Arabic');
      const violations = await runAxe(page, mirroredOptions);
      faults.push(...(await textFaults(page)), ...describeFaults('right to left', violations));
      took('axe right to left');
    });
    took('back');
    note(id);
    faults.push(...consoleErrors(page));
    if (faults.length) throw new Error([...new Set(faults)].join('\n'));
  },
};

export default config;
