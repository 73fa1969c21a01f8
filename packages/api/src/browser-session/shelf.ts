/** The part of `Storage` that is used, so that a test brings its own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser may refuse its storage (private window, full disk): then a value lives only as long as the page. */
export const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

export const openShelf = (name: 'localStorage' | 'sessionStorage'): Storage | undefined =>
  attempt(() => globalThis[name]);

/** Reads and writes on a shelf; none of it throws. */
export interface Kept {
  readonly read: (key: string) => string | null;
  readonly store: (key: string, value: string) => void;
  readonly forget: (key: string) => void;
}

/** What an app keeps under its prefix (docs/product.md §2.4). */
export const keptUnder = (prefix: string, shelf: Shelf | undefined): Kept => ({
  read: (key) => attempt(() => shelf?.getItem(prefix + key)) ?? null,
  store: (key, value) => {
    attempt(() => shelf?.setItem(prefix + key, value));
  },
  forget: (key) => {
    attempt(() => shelf?.removeItem(prefix + key));
  },
});
