import type { Page } from 'playwright';

/** How what a story shows is opened, for pages on which its play function does not run: `parameters: { opening: … }`. */
export interface Opening {
  /** The role of what has the focus then; the first one of the page. Without it nothing has. */
  readonly from?: string;
  readonly key: string;
  /** The role of what is there afterwards. */
  readonly shows: string;
}

/** How long something may take to open. */
const timeout = 2_000;

/** Opens by a key what the story says, and says what did not open. */
export async function openedAgain(page: Page): Promise<string[]> {
  const opening = await page.evaluate(
    () => globalThis.__STORYBOOK_PREVIEW__.currentRender.story.parameters.opening,
  );
  if (!opening) return [];
  const { from, key, shows } = opening;
  const selector = `[role="${shows}"]`;
  const open = page.locator(selector).first();
  if (await open.isVisible()) return [];
  if (from !== undefined && !(await page.evaluate((role) => comandaChecks.beginKeys(role), from)))
    return [`opening: no ${from} takes the focus`];
  await page.keyboard.press(key);
  try {
    await open.waitFor({ state: 'visible', timeout });
    return [];
  } catch {
    return [`opening: ${key} opens no ${shows}`];
  }
}
