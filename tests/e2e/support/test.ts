import { expect, type Page, test as base } from '@playwright/test';
import { type Account, accounts } from '../../support/accounts.ts';

declare global {
  interface Window {
    /** Directives that something on the page went against. */
    violations: string[];
  }
}

/** What a person does before the thing that a test is about. */
export interface Visit {
  /** Signs in on the page for it, as demo mode offers. */
  readonly signIn: (account: Account) => Promise<void>;
  /** Chooses a company from the list of companies. */
  readonly choose: (company: string) => Promise<void>;
}

export const visitOf = (page: Page): Visit => ({
  signIn: async (account) => {
    await page.goto('/login');
    await page.getByRole('button', { name: new RegExp(accounts[account], 'i') }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
  },
  choose: async (company) => {
    await page.goto('/admin/companies');
    await page
      .getByRole('button', { name: new RegExp(company) })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  },
});

/**
 * Every browser test runs under the strict content policy of the real server and fails on a violation of it, on an
 * exception and on an error in the console.
 */
export const test = base.extend<{ visit: Visit; expectedErrors: RegExp; watched: void }>({
  actionTimeout: async ({}, use) => use(10_000),
  baseURL: async ({}, use) => use(process.env['COMANDA_E2E_ORIGIN'] ?? ''),
  visit: async ({ page }, use) => use(visitOf(page)),
  // A refused call is what some tests are about; the browser reports it as a failed resource.
  expectedErrors: [/^Failed to load resource/, { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedErrors.test(message.text()))
          complaints.push(`console: ${message.text()}`);
      });
      await page.addInitScript(() => {
        window.violations = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          window.violations.push(`${effectiveDirective} ${blockedURI}`),
        );
      });
      await use();
      const violations = await page.evaluate(() => window.violations ?? []);
      expect([...complaints, ...violations.map((violation) => `content policy: ${violation}`)]).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
