import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumFlags } from '../../../tools/lib/chromium-flags.mjs';

export const launch = (): Promise<Browser> =>
  chromium.launch({
    args: chromiumFlags,
    ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
  });

const origin = 'http://library.bench';

/** A page of a browser's context of its own, with its clock running. */
export interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Opens it, again if need be. */
  readonly load: () => Promise<void>;
}

/**
 * Opens a built page in a context of its own for as long as `use` takes.
 *
 * @throws what nobody caught in the page.
 */
export const withPage = async <Result>(
  browser: Browser,
  directory: string,
  use: (opened: Opened) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  try {
    await context.route(`${origin}/**`, (route) =>
      route.fulfill({ path: join(directory, new URL(route.request().url()).pathname) }),
    );
    const page = await context.newPage();
    const faults: Error[] = [];
    page.on('pageerror', (error) => faults.push(error));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const load = async (): Promise<void> => {
      await page.goto(`${origin}/index.html`);
    };
    const result = await use({ page, cdp, load });
    const [fault] = faults;
    if (fault) throw fault;
    return result;
  } finally {
    await context.close();
  }
};
