import type { Browser, CDPSession } from 'playwright';
import { accounts, password } from '../../support/accounts.ts';

/** An admin console that a person signs in to and finds the list of taxes in. */
export interface Place {
  /** Opens the list; who is not signed in gets the sign-in page first, and the list after it. */
  readonly url: string;
  /** What the box for the e-mail is called. */
  readonly person: string;
}

/** What a visit cost by a moment of it. */
export interface Cost {
  /** Milliseconds of the main thread. */
  readonly cpu: number;
  /** Bytes as they came over the line, headers included. */
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds since the address was entered, or since the press of "Sign in". */
  readonly wall: number;
}
/** The sign-in form stands there; the first row does. */
export type Moment = 'form' | 'row';
export type Visit = Readonly<Record<Moment, Cost>>;

/** A slow tablet on a slow line: the processor a quarter as fast, 10 Mbit/s, 40 ms there and back. */
const slow = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000, offline: false };

const counted = async (cdp: CDPSession) => {
  let [bytes, requests] = [0, 0];
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async (wall: number): Promise<Cost> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const cpu = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    return { cpu, bytes, requests, wall };
  };
};

/** Signs in with nothing cached, and waits for the list. */
export const visit = async (browser: Browser, { url, person }: Place, isSlow: boolean): Promise<Visit> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    // Nobody pays for a second language: the person works on this device.
    await page.addInitScript(() => localStorage.setItem('lastLanguage', 'en-GB'));
    page.setDefaultTimeout(60_000);
    const cdp = await context.newCDPSession(page);
    const cost = await counted(cdp);
    if (isSlow) {
      await cdp.send('Network.emulateNetworkConditions', slow);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const start = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const email = page.getByRole('textbox', { name: person });
    await email.waitFor();
    const form = await cost(performance.now() - start);
    await email.fill(accounts.manager);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    const pressed = performance.now();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('IVA21', { exact: true }).first().waitFor();
    return { form, row: await cost(performance.now() - pressed) };
  } finally {
    await context.close();
  }
};
