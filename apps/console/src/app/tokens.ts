import { parseTokens } from '@comanda/api/session';
import type { SessionTokens } from '@comanda/machines/session';
import { forget, readStored, type Shelf, store } from './storage.ts';

/** The tokens of this browser, both in one value so that no tab ever reads half a change. */
export function readTokens(shelf?: Shelf): SessionTokens | undefined {
  const stored = readStored('tokens', shelf);
  if (stored === null) return undefined;
  try {
    return parseTokens(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

export const storeTokens = (tokens: SessionTokens, shelf?: Shelf): void =>
  store('tokens', JSON.stringify(tokens), shelf);

/** Removes the stored tokens if they are still these; tells whether they were. */
export function forgetTokens(tokens: SessionTokens, shelf?: Shelf): boolean {
  const stored = readTokens(shelf);
  if (stored === undefined || stored.session !== tokens.session) return false;
  forget('tokens', shelf);
  return true;
}
