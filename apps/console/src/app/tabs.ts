import { parseTokens } from '@comanda/api/session';
import type { SessionTokens } from '@comanda/machines/session';

/** What tabs of one browser tell each other about the session. */
export type TabMessage =
  | { readonly kind: 'changed'; readonly tokens: SessionTokens }
  | { readonly kind: 'gone'; readonly isSignOut: boolean };

function parse(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'gone')
    return { kind: 'gone', isSignOut: 'isSignOut' in data && data.isSignOut === true };
  const tokens = 'tokens' in data ? parseTokens(data.tokens) : undefined;
  return data.kind === 'changed' && tokens ? { kind: 'changed', tokens } : undefined;
}

const channel = new BroadcastChannel('comanda.session');

export const tellTabs = (message: TabMessage): void => channel.postMessage(message);

export function onTabMessage(listen: (message: TabMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parse(data);
    if (message) listen(message);
  });
}

/** One tab of the browser at a time; without Web Locks (plain http on a network) each tab for itself. */
export const withRefreshLock = async (act: () => Promise<void>): Promise<void> => {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) await act();
  else await locks.request('comanda.refresh', act);
};
