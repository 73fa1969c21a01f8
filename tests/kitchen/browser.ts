import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumFlags } from '../../tools/lib/chromium-flags.mjs';

/** A Chromium of its own with a profile on the disk, whose power can be taken away. */
export interface PoweredBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Kills all of its processes at once: nothing is written any more that was not on its way to the disk. */
  readonly kill: () => Promise<void>;
}

/** What runs these files names every function by a helper, which a page has to know too. */
export const nameFunctions = async (place: Pick<Page, 'addInitScript'>): Promise<void> => {
  await place.addInitScript('globalThis.__name = (named) => named');
};

const size = '1920,1080';

const endpointOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
      const endpoint = /DevTools listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (endpoint !== undefined) resolve(endpoint);
    });
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${said}`)));
  });

/** Starts Chromium on a profile; CHROMIUM_PATH names it, as `tools/with-chromium.mjs` does. */
export const openBrowser = async (profile: string): Promise<PoweredBrowser> => {
  const path = process.env['CHROMIUM_PATH'];
  if (path === undefined) throw new Error('CHROMIUM_PATH is not set.');
  const child = spawn(
    path,
    [
      ...chromiumFlags,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--window-size=${size}`,
      // A wall screen is never in the background; a headless one would count as hidden.
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await endpointOf(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no context.');
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    kill: async () => {
      const { pid } = child;
      if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      process.kill(-pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
};
