import { parseTokens, type StoredTokens } from '../session/tokens.ts';
import { attempt, keptUnder, openShelf, type Shelf } from './shelf.ts';

/** The tokens of a browser, both in one value so that no tab ever reads half a change. */
export interface TokenStore {
  readonly read: () => StoredTokens | undefined;
  readonly store: (tokens: StoredTokens) => void;
  /** Removes the stored tokens if they are still these; tells whether they were. */
  readonly forget: (tokens: StoredTokens) => boolean;
}

const KEY = 'tokens';
/** The key under which an app's tokens stand. */
export const tokensKey = (prefix: string): string => prefix + KEY;

/** @param prefix of the app's keys: each app signs in by itself, and none clears another's tokens */
export const tokenStore = (
  prefix: string,
  shelf: Shelf | undefined = openShelf('localStorage'),
): TokenStore => {
  const kept = keptUnder(prefix, shelf);
  const read = (): StoredTokens | undefined =>
    attempt(() => parseTokens(JSON.parse(kept.read(KEY) ?? 'null')));
  return {
    read,
    store: (tokens) => kept.store(KEY, JSON.stringify(tokens)),
    forget: (tokens) => {
      if (read()?.session !== tokens.session) return false;
      kept.forget(KEY);
      return true;
    },
  };
};
