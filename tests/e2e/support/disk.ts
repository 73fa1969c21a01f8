import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** How many bytes the browser may keep for the platform; to be said before anything is kept. */
export const giveRoom = async (page: Page, origin: string, bytes: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
};

/** Keeps something else there until nothing more goes in. */
export const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('something else');
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore('bytes', { autoIncrement: true }),
      );
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open.')));
    });
    const fits = (bytes: number): Promise<boolean> =>
      new Promise((resolve) => {
        const writing = database.transaction('bytes', 'readwrite');
        // Random, so that the disk cannot make it smaller.
        writing.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(bytes)));
        writing.addEventListener('complete', () => resolve(true));
        writing.addEventListener('abort', () => resolve(false));
      });
    for (const bytes of [65_536, 4096, 64]) while (await fits(bytes));
    database.close();
  });

/** Takes the screen's whole database away, as Chromium does where it finds it damaged after a power cut. */
export const loseDisk = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('comanda-kds');
        deleting.addEventListener('success', () => resolve());
        deleting.addEventListener('error', () => reject(deleting.error ?? new Error('It does not go.')));
      }),
  );

/** From the next load on the browser's database is opened and never answers; as often as the page is loaded. */
export const silenceDisk = async (page: Page, times = Number.MAX_SAFE_INTEGER): Promise<void> => {
  await page.addInitScript((most) => {
    const loads = Number(sessionStorage.getItem('silenced') ?? 0);
    sessionStorage.setItem('silenced', String(loads + 1));
    if (loads >= most) return;
    const open = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = () => {
      const request = open('silent');
      for (const type of ['success', 'error', 'blocked', 'upgradeneeded'])
        request.addEventListener(type, (event) => event.stopImmediatePropagation());
      return request;
    };
  }, times);
};

/** The orders of the board that the screen's disk holds, as JSON; those that are given take their place. */
const boardOnDisk = (page: Page, given?: readonly object[]): Promise<string> =>
  page.evaluate(
    (orders) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('comanda-kds');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open.')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('board', 'readwrite');
          const boards = transaction.objectStore('board');
          const reading = boards.get('one');
          reading.addEventListener('success', () => {
            if (orders) boards.put({ ...reading.result, orders }, 'one');
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result?.orders ?? []));
          });
        });
      }),
    given,
  );

/** Waits until the screen's disk holds a text in its board, which is written every 2 s at most. */
export const keepsBoardWith = (page: Page, text: string): Promise<void> =>
  expect.poll(() => boardOnDisk(page)).toContain(text);

/** Leaves of the board on the screen's disk what no release has ever written. */
export const damageKeptBoard = async (page: Page): Promise<void> => {
  await boardOnDisk(page, [{}]);
};
