import { expect, type Locator, type Page, type Request, test as base } from '@playwright/test';
import { companySelection } from '@comanda/machines/selection';
import { type Account, accounts } from '../../support/accounts.ts';
import { encinaAs } from './encina.ts';
import { type Platform, withPlatform } from './platform.ts';

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
    // In the page, not in the top bar: that one names the company too, and is there first.
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^(?:Work in this company|Continue): ${company}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  },
});

/** A browser in which somebody signed in before, chose English and the restaurant of the demo; no page is open yet. */
const beginIn = async (page: Page, origin: string, account: Account): Promise<void> => {
  const { idUser, idCompany, login, token } = await encinaAs(origin, account);
  const tokens = { subject: idUser, email: accounts[account], login, session: token };
  const kept = {
    lastLanguage: 'en-GB',
    'comanda.tokens': JSON.stringify(tokens),
    'comanda.selection': JSON.stringify(companySelection(idCompany)),
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
};

/** Nothing on the page loads. */
export const isLoaded = (page: Page): Promise<void> =>
  expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

/** A page is there when its heading is and nothing loads. */
export const isThere = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isLoaded(page);
};

/** A page whose live connection stands: what happens elsewhere arrives by itself. */
export const isLive = (page: Page): Promise<void> =>
  expect(page.getByText('Live: changes arrive at once')).toBeAttached();

/** The tokens that the browser holds, as the session writes them. */
export const tokensOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('comanda.tokens') ?? '{}'));

/** All of the app that a page asks for by itself has come, so that it stays as it is while the platform is away. */
export const hasItsParts = async (page: Page): Promise<void> => {
  // What stands there tells whether somebody is signed in: an empty page has no frame either.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // In the frame of who is signed in, what can wait comes together with what attends to the frame.
  if ((await page.getByRole('navigation', { includeHidden: true }).count()) > 0)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/afterArrival-')),
    );
  await expect.poll(() => [...(partsUnderWay.get(page) ?? [])].map((part) => part.url())).toEqual([]);
};
/** What a page has asked for of the app's own files and has not got yet. */
const partsUnderWay = new WeakMap<Page, Set<Request>>();
const watchParts = (page: Page): void => {
  const underWay = new Set<Request>();
  partsUnderWay.set(page, underWay);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
};

/** A device on which English was chosen: whoever signs in there, it is spoken to them (docs/product.md §4.1). */
export const speaksEnglish = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('lastLanguage', 'en-GB');
  });

/** Chooses a box or a circle as a person does, by the label that lies over it. */
export const choose = async (option: Locator): Promise<void> => {
  await option.locator('xpath=ancestor::label').click();
  await expect(option).toBeChecked();
};

/** A publication goes to all stores unless somebody says otherwise: to this one alone. */
export const chooseOnly = async (dialog: Locator, store: RegExp): Promise<void> => {
  const all = dialog.getByRole('checkbox', { name: 'All stores' });
  await expect(all).toBeChecked();
  await all.locator('xpath=ancestor::label').click();
  await expect(all).not.toBeChecked();
  await choose(dialog.getByRole('checkbox', { name: store }));
};

/** Where the page tells what became of a deed; each message stands there to be seen and again to be heard. */
export const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/**
 * Every browser test runs under the strict content policy of the real server and fails on a violation of it, on an
 * exception and on an error in the console.
 */
export const test = base.extend<
  {
    visit: Visit & { readonly begin: (account: Account) => Promise<void> };
    expectedErrors: RegExp;
    watched: void;
  },
  { platform: Platform }
>({
  // Two walks at once never see each other: each worker has a platform of its own.
  platform: [async ({}, use) => withPlatform(use), { scope: 'worker', timeout: 120_000 }],
  actionTimeout: async ({}, use) => use(10_000),
  baseURL: async ({ platform }, use) => use(platform.origin),
  visit: async ({ page, baseURL }, use) =>
    use({ ...visitOf(page), begin: (account) => beginIn(page, baseURL ?? '', account) }),
  // A refused call is what some tests are about; the browser reports it as a failed resource.
  expectedErrors: [/^Failed to load resource/, { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
      watchParts(page);
      const complaints: string[] = [];
      const complain = (what: string, text: string): void => {
        if (!expectedErrors.test(text)) complaints.push(`${what}: ${text}`);
      };
      page.on('pageerror', ({ message }) => complain('exception', message));
      // What goes against the content policy is said there too, by whichever page of the walk.
      page.on('console', (message) => {
        if (message.type() === 'error') complain('console', message.text());
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
