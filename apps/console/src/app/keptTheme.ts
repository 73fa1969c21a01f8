import { peopleCalls } from '@comanda/api/calls';
import { writeLook } from '@comanda/tokens/browser';
import { client } from './client.ts';
import { session } from './session.ts';
import { forget, readStored, store } from './storage.ts';
import { webTheme } from './theme.ts';

/** Choices made quickly one after the other are kept in their order. */
let last: Promise<unknown> = Promise.resolve();

/** Whether this browser wears a look that the platform has not taken yet. */
export const isWebThemeOwed = (): boolean => readStored('webThemeOwed') !== null;

/**
 * Keeps the look that is worn with the person, where one is signed in. One that the platform does not take, or that a
 * reload cuts off, is owed to it (docs/product.md §4.2).
 * @returns whether nothing is left to be kept
 */
export function keepWebTheme(): Promise<boolean> {
  const { tokens } = session.getSnapshot().context;
  if (!tokens) return Promise.resolve(true);
  const chosen = writeLook(webTheme.current());
  store('webThemeOwed', chosen);
  const kept = last.then(async () => {
    const { ok } = await client.call(peopleCalls.setTheme, {
      params: { id: tokens.subject },
      data: { webTheme: chosen },
    });
    if (ok && readStored('webThemeOwed') === chosen) forget('webThemeOwed');
    return ok;
  });
  last = kept;
  return kept;
}
