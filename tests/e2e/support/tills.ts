import { join } from 'node:path';
import { screenCalls, ticketCalls } from '@comanda/api/calls';
import { expect } from '@playwright/test';
import { startTills } from '../../../apps/server/src/tills.ts';
import { signIn } from '../../support/caller.ts';
import type { Platform } from './platform.ts';

/** The demo businesses sell so many times faster than in life, from some hours ago on. Answers how to close them. */
const openShops = (
  { origin, dataDirectory }: Platform,
  speed: number,
  hoursAgo = 0,
): (() => Promise<void>) => {
  process.env['COMANDA_TILLS_PAST'] = '0';
  process.env['COMANDA_TILLS_SPEED'] = String(speed);
  process.env['COMANDA_TILLS_SINCE'] = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  return startTills({
    url: origin,
    licences: join(dataDirectory, 'demo-tills.json'),
    // Cooks who live so fast would take the machine from the browser.
    screens: undefined,
    log: { warn: console.warn },
  });
};

/** How many tickets the owner's first business has sold. */
const sales = async ({ origin }: Platform): Promise<() => Promise<number>> => {
  const owner = await signIn(origin, 'owner');
  const [store] = (await owner.call(screenCalls.choices)).data;
  const idCompany = store?.idCompany ?? '';
  return async () => (await owner.call(ticketCalls.list, { data: { idCompany } })).data.total;
};

/** Lets them sell until lists of tickets have something to show, and closes them: they take the machine from browsers. */
export const sellSome = async (platform: Platform, atLeast: number): Promise<void> => {
  const sold = await sales(platform);
  // A minute at that speed is less than two hours of the shop.
  const close = openShops(platform, 100, 2);
  await expect.poll(sold, { timeout: 60_000 }).toBeGreaterThanOrEqual(atLeast);
  await close();
};

/**
 * Lets them sell, the next ticket of a till seconds away, once one has been sold. Answers how to close them. They begin two
 * minutes ago, so that an hour which has only just begun has tickets too. Tills that sold so fast before are ahead of the
 * clock: a further ticket is told by their number and not by being the newest.
 */
export const keepSelling = async (platform: Platform): Promise<() => Promise<void>> => {
  const sold = await sales(platform);
  const before = await sold();
  const close = openShops(platform, 30, 1 / 30);
  await expect.poll(sold, { timeout: 60_000 }).toBeGreaterThan(before);
  return close;
};
