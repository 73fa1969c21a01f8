import { chromium, type Locator, type Page } from 'playwright';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { serveFolder } from '../lib/static-server.mjs';

/** React's development build greets who has not installed its tools. */
const isGreeting = (text: string): boolean => text.startsWith('%cDownload the React DevTools');

/** Hears what a page's console says and what it throws. @returns what it heard so far, which grows */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (!isGreeting(message.text())) faults.push(`the console says: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`an error: ${error.message}`));
  return faults;
}

/** The ground of what acts, and the accent of the page's theme. */
export function accentOf(button: Locator): Promise<{ readonly seen: string; readonly accent: string }> {
  return button.evaluate(async (element) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--cmd-color-accent)';
    document.body.append(probe);
    const accent = getComputedStyle(probe).color;
    probe.remove();
    // Colours change within the motion that the theme gives them.
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return { seen: getComputedStyle(element).backgroundColor, accent };
  });
}

/**
 * Opens a built application in a browser.
 *
 * @param platform the origin that calls below `/api` are handed on to, as a proxy in front of both would
 * @param work what is done with the page
 * @returns what is wrong, with whatever the console says
 */
export async function visit(
  folder: string,
  platform: string | undefined,
  work: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    const faults = faultsOf(page);
    if (platform !== undefined)
      await page.route('**/api/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${platform}${pathname}${search}` }) });
      });
    await page.goto(server.url);
    const wrong = await work(page).catch((error: Error) => [error.message]);
    return [...wrong, ...faults];
  } finally {
    await browser.close();
    server.close();
  }
}
