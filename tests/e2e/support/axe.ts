import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 at level AA, by the tags of axe. */
export const levelAA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing fades or moves any more but what never ends: a page that is half faded in has half its contrast. */
const isAtRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );

/** What axe finds wrong with a page at rest, as address, rule and element; all of WCAG 2.2 AA unless told. */
export const faultsOf = async (
  page: Page,
  look: (axe: AxeBuilder) => AxeBuilder = (axe) => axe.withTags(levelAA),
): Promise<string[]> => {
  await isAtRest(page);
  // What was announced refers to elements that may be gone by now.
  const { violations } = await look(new AxeBuilder({ page }).exclude('[data-live-announcer]')).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${page.url()} ${id}: ${html}`));
};
