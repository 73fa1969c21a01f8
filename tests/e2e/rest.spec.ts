import { product } from '@comanda/api/areas/sales/product';
import type { Page } from '@playwright/test';
import { expect, isThere, test } from './support/test.ts';

interface Counting {
  readonly counted: { readonly drawings: number };
}
/** Counts what React draws, as its developer tools do. */
const countDrawings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = { drawings: 0 };
    Object.assign(window, {
      counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE: () => undefined,
        onCommitFiberRoot: () => void (counted.drawings += 1),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });

/** How often the page is drawn while the browser paints thirty times. */
const drawingsMeanwhile = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { counted } = window as unknown as Counting;
    const before = counted.drawings;
    for (let frames = 0; frames < 30; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return counted.drawings - before;
  });

/** How often it was drawn since it was opened. */
const drawingsSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Counting).counted.drawings);

test(
  'a list whose names and figures have come is drawn no more',
  { tag: '@full' },
  async ({ page, visit }) => {
    await countDrawings(page);
    await visit.begin('owner');
    await page.goto(product.route);
    await isThere(page);
    await expect(page.getByRole('gridcell', { name: 'Drinks', exact: true }).first()).toBeVisible();
    // Otherwise nobody counts, and nothing is proven.
    expect(await drawingsSoFar(page)).toBeGreaterThan(0);
    // What comes by itself is drawn; what is drawn for its own sake never ends.
    await expect.poll(() => drawingsMeanwhile(page)).toBe(0);
  },
);
