import type { Shelf } from '@comanda/api/browser-session';
import { readStored, store, tabShelf } from './storage.ts';

/** How browsers say that a part of the app did not come, or that a page came in its place (docs/product.md §3.5). */
const signs = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /unexpected token '?<'?/i,
  /expected expression, got '<'/i,
  /is not a valid javascript mime type/i,
  /failed to load module script/i,
];

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && signs.some((sign) => sign.test(error.message));

/** At most one reload by itself in this time: a server that keeps failing must not make the page spin. */
const SHORTEST_INTERVAL = 10_000;

/** Whether the page may reload by itself now; where it cannot remember that it did, it may not. */
export function mayReload(now: number, shelf: Shelf | undefined): boolean {
  const last = Number(readStored('reloadedAt', shelf) ?? Number.NEGATIVE_INFINITY);
  if (now - last < SHORTEST_INTERVAL) return false;
  store('reloadedAt', String(now), shelf);
  return readStored('reloadedAt', shelf) === String(now);
}

/** A platform that says nothing for so long cannot be reached (docs/product.md §13). */
const PATIENCE = 5000;

/** A part that is missing because nothing can be reached is no new version. */
export async function isPlatformReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return ok;
  } catch {
    return false;
  }
}

/** Until when a dialog holds input that is kept nowhere. */
export const unsavedDialog: { left?: Promise<void> | undefined } = {};

export type PartFailure = 'none' | 'checking' | 'new_version' | 'offline';
let state: PartFailure = 'none';
const listeners = new Set<() => void>();
const change = (next: PartFailure): void => {
  state = next;
  for (const listener of listeners) listener();
};

/** What became of the app's own parts; the app shows it in place of every page. */
export const partFailure = {
  current: (): PartFailure => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * A part of the app failed to load: reloads once by itself where nothing typed could suffer, else says so. A dialog in
 * which something was typed is left first: a form comes back after the reload, a dialog does not.
 */
export async function reportPartFailure(hasInput: boolean): Promise<void> {
  if (unsavedDialog.left) await unsavedDialog.left;
  if (state === 'checking' || state === 'new_version') return;
  change('checking');
  if (!(await isPlatformReachable())) change('offline');
  else if (!hasInput && mayReload(Date.now(), tabShelf())) location.reload();
  else change('new_version');
}
