import { join } from 'node:path';
import { screenCalls, ticketCalls } from '@comanda/api/calls';
import { expect } from '@playwright/test';
import { startTills } from '../../../apps/server/src/tills.ts';
import { signIn } from '../../support/caller.ts';

const origin = (): string => process.env['COMANDA_E2E_ORIGIN'] ?? '';

/** The demo businesses sell from now on, so many times faster than in life. Answers how to close them. */
export const openShops = (speed: number): (() => Promise<void>) => {
  process.env['COMANDA_TILLS_SPEED'] = String(speed);
  return startTills({
    url: origin(),
    licences: join(process.env['COMANDA_E2E_DATA'] ?? '', 'demo-tills.json'),
    // Cooks who live so fast would take the machine from the browser.
    screens: undefined,
    log: { warn: console.warn },
  });
};

/** Lets them sell until lists of tickets have something to show, and closes them: they take the machine from browsers. */
export const sellSome = async (atLeast: number): Promise<void> => {
  const owner = await signIn(origin(), 'owner');
  const [store] = (await owner.call(screenCalls.choices)).data;
  const idCompany = store?.idCompany ?? '';
  const sold = async (): Promise<number> =>
    (await owner.call(ticketCalls.list, { data: { idCompany } })).data.total;
  const close = openShops(100);
  await expect.poll(sold, { timeout: 60_000 }).toBeGreaterThanOrEqual(atLeast);
  await close();
};
