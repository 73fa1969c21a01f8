import { keptUnder, openShelf } from '@comanda/api/browser-session';
import { parseStored, PREFIX, readStored, SEEN_PREFIX, type StoredKey, tabShelf } from '../app/storage.ts';

/** A view as somebody else: of which company, as whom, and as they are called there. */
export interface View {
  /** By which it goes on. */
  readonly id: string;
  readonly idCompany: string;
  readonly idUser: string;
  readonly name: string;
  readonly role: string;
  readonly company: string;
}

/** A view out of whatever stands in the storage; anything else is nothing. */
export function parseView(text: string | null): View | undefined {
  const value = parseStored(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, idCompany, idUser, name, role, company }: Partial<Record<keyof View, unknown>> = value;
  return typeof id === 'string' &&
    typeof idCompany === 'string' &&
    typeof idUser === 'string' &&
    typeof name === 'string' &&
    typeof role === 'string' &&
    typeof company === 'string'
    ? { id, idCompany, idUser, name, role, company }
    : undefined;
}
/** What this tab sees as. */
export const readView = (): View | undefined => parseView(readStored('view'));

const own = keptUnder(PREFIX, tabShelf());
const seen = keptUnder(SEEN_PREFIX, tabShelf());
/** What the person who sees has chosen for their own eyes and hands holds for the view too. */
const carriedOver = ['webTheme', 'menu', 'shortcuts'] as const satisfies readonly StoredKey[];

export const storeToken = (token: string): void => own.store('seen', token);

/** Keeps a view in this tab: the next page that is loaded there begins it. */
export const storeView = (view: View, token: string, seenAs: string): void => {
  for (const key of carriedOver) {
    const value = readStored(key);
    if (value !== null) seen.store(key, value);
  }
  seen.store('view', JSON.stringify(view));
  seen.store('seenAs', seenAs);
  storeToken(token);
};

/** Forgets the view and all that the tab has kept in it; what it kept before is there again. */
export const forgetView = (message?: string): void => {
  const shelf = openShelf('sessionStorage');
  for (const name of Object.keys(shelf ?? {})) if (name.startsWith(SEEN_PREFIX)) shelf?.removeItem(name);
  own.forget('seen');
  if (message !== undefined) keptUnder(PREFIX, openShelf('localStorage')).store('message', message);
};
