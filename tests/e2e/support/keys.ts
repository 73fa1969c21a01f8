import { expect, type Locator } from '@playwright/test';

/** More steps than any page has places between its beginning and what it is for; a role asks about each action. */
const most = 1000;

/** Goes to a place, or into it, with the Tab key alone, as whoever has no mouse does. */
export const reach = async (target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < most; steps += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
};
