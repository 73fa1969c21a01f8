/** Everything that the console keeps in a browser carries this prefix (docs/product.md §2.4). */
const PREFIX = 'comanda.';
/** What the kitchen app keeps; no reset of the console may touch it. */
const KITCHEN_PREFIX = 'comanda.kds.';

export type StoredKey =
  | 'tokens'
  | 'subject'
  | 'selection'
  | 'webTheme'
  | 'message'
  | 'menu'
  /** How a list looks: columns, widths, density, page size. */
  | `list.${string}`
  /** Unsaved input of a form, in the tab's shelf. */
  | `draft.${string}`;

/** The part of `Storage` that is used, so that a test brings its own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A browser may refuse its storage (private window, full disk): then a value lives only as long as the page. */
const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const shelfOf = (name: 'localStorage' | 'sessionStorage'): Shelf | undefined =>
  attempt(() => globalThis[name]);

/** What lives as long as the tab: it outlives a reload and a sign-in, not the closing. */
export const tabShelf = (): Shelf | undefined => shelfOf('sessionStorage');

export const readStored = (key: StoredKey, shelf = shelfOf('localStorage')): string | null =>
  attempt(() => shelf?.getItem(PREFIX + key)) ?? null;

export const store = (key: StoredKey, value: string, shelf = shelfOf('localStorage')): void => {
  attempt(() => shelf?.setItem(PREFIX + key, value));
};

export const forget = (key: StoredKey, shelf = shelfOf('localStorage')): void => {
  attempt(() => shelf?.removeItem(PREFIX + key));
};

/** Removes what the console keeps on a shelf, but for `kept`; other people's keys and the kitchen's stay. */
export function clearShelf(shelf: Shelf, kept: readonly StoredKey[]): void {
  const names = Array.from({ length: shelf.length }, (_, index) => shelf.key(index));
  const stay = new Set(kept.map((key) => PREFIX + key));
  for (const name of names) {
    if (name?.startsWith(PREFIX) && !name.startsWith(KITCHEN_PREFIX) && !stay.has(name))
      shelf.removeItem(name);
  }
}

/** Forgets a person: settings and unsaved input, on both shelves. Language keys have no prefix and stay. */
export function clearPerson(kept: readonly StoredKey[]): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const shelf = shelfOf(name);
    if (shelf) attempt(() => clearShelf(shelf, kept));
  }
}
