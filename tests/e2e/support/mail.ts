import { expect, type Page } from '@playwright/test';

/** Waits until so many mails to an address have gone out: they do after what asked for them is answered. */
export const mailsTo = (page: Page, email: string, count: number): Promise<void> =>
  expect(async () => {
    await page.goto('/dev/mail');
    await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(count, { timeout: 1 });
  }).toPass({ timeout: 10_000 });

/** Reads the newest mail as demo mode shows it, and goes where its button leads. */
export const followMail = async (page: Page, subject: string, action: string): Promise<void> => {
  // It goes out after what asked for it is answered, and the page of mails does not renew itself.
  await expect(async () => {
    await page.goto('/dev/mail');
    await page.getByRole('link', { name: subject }).first().click({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  const button = page.frameLocator('iframe').getByRole('link', { name: action });
  const address = await button.getAttribute('href');
  await page.goto(address ?? '');
};
