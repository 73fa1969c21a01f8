import { parseTokens, type StoredTokens } from '../session/tokens.ts';
import { keptUnder, openShelf, type Shelf } from './shelf.ts';
import { tokensKey, type TokenStore, tokenStore } from './tokens.ts';

/** What tabs of one browser tell each other about the session. */
export type TabMessage =
  | { readonly kind: 'changed'; readonly tokens: StoredTokens }
  | { readonly kind: 'gone'; readonly isSignOut: boolean };

function parse(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'gone')
    return { kind: 'gone', isSignOut: 'isSignOut' in data && data.isSignOut === true };
  const tokens = 'tokens' in data ? parseTokens(data.tokens) : undefined;
  return data.kind === 'changed' && tokens ? { kind: 'changed', tokens } : undefined;
}

/** Where a session lives: what the browser keeps, and its other tabs. */
export interface SessionPlace {
  readonly tokens: TokenStore;
  /** Whose data the browser holds, tokens or not. */
  readonly subject: {
    readonly read: () => string | undefined;
    readonly store: (subject: string) => void;
    readonly forget: () => void;
  };
  readonly tellTabs: (message: TabMessage) => void;
  readonly onTabMessage: (listen: (message: TabMessage) => void) => void;
  /** One tab of the browser at a time. */
  readonly alone: (act: () => Promise<void>) => Promise<void>;
  /** Calls when the tokens may be others than this tab knows: back from sleep or the browser's cache, or told by the storage. */
  readonly onReturn: (listen: () => void) => void;
}

/**
 * The place of an app in this browser.
 * @param prefix of its keys, its channel and its lock, such as `comanda.kds.`
 */
export const browserPlace = (
  prefix: string,
  shelf: Shelf | undefined = openShelf('localStorage'),
): SessionPlace => {
  const kept = keptUnder(prefix, shelf);
  const channel = new BroadcastChannel(`${prefix}session`);
  return {
    tokens: tokenStore(prefix, shelf),
    subject: {
      read: () => kept.read('subject') ?? undefined,
      store: (subject) => kept.store('subject', subject),
      forget: () => kept.forget('subject'),
    },
    tellTabs: (message) => channel.postMessage(message),
    onTabMessage: (listen) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = parse(data);
        if (message) listen(message);
      }),
    alone: async (act) => {
      // Without Web Locks (plain http on a network) each tab is for itself.
      const locks: LockManager | undefined = navigator.locks;
      if (locks === undefined) await act();
      else await locks.request(`${prefix}refresh`, act);
    },
    onReturn: (listen) => {
      addEventListener('storage', ({ key }) => {
        if (key === tokensKey(prefix)) listen();
      });
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listen();
      });
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listen();
      });
    },
  };
};
