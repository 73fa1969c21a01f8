import { forget, store } from './storage.ts';

/** As long as the link of a mail that sets a new password holds (docs/product.md §22.1.4), in milliseconds. */
export const HOLDS_MS = 30 * 60_000;

/**
 * Keeps the page that the sign-in leads to while somebody goes round by a mail, whose link opens another tab. Judged when
 * they get there, as it is in an address; none is kept once somebody has signed in (docs/product.md §2.3.3).
 */
export const keepWanted = (path: string | undefined): void => {
  if (path === undefined) forget('wanted');
  else store('wanted', JSON.stringify({ path, until: Date.now() + HOLDS_MS }));
};
