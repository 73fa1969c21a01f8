import { attempt, keptUnder, openShelf, type Shelf } from '@comanda/api/browser-session';

/** Everything that the console keeps in a browser carries this prefix (docs/product.md §2.4). */
export const PREFIX = 'comanda.';
/** What the kitchen app keeps; no reset of the console may touch it. */
const KITCHEN_PREFIX = 'comanda.kds.';

export type StoredKey =
  | 'tokens'
  | 'subject'
  | 'selection'
  /** Companies that were worked in last. */
  | 'recent'
  | 'webTheme'
  | 'webThemeOwed'
  | 'languageOwed'
  | 'message'
  /** The page that its message is about. */
  | 'refused'
  | 'menu'
  /** The address of a mail's link, in the tab's shelf. */
  | 'mailLink'
  /** The secret of the address that makes the first operator, in the tab's shelf. */
  | 'beginning'
  /** The page that the sign-in leads to, while somebody goes round by a mail. */
  | 'wanted'
  /** What was typed in front of the shell when the page went away, in the tab's shelf. */
  | 'typed'
  /** A sign-in through a provider that was begun, in the tab's shelf. */
  | 'provider'
  /** The page of changes that a record was opened from, in the tab's shelf. */
  | 'cameFromSync'
  /** Why the platform ended the last session, until the next one. */
  | 'ended'
  /** When a new version made the page load itself again, in the tab's shelf. */
  | 'reloadedAt'
  /** `off`: keys of single characters do nothing. */
  | 'shortcuts'
  /** Where this tab sees as somebody else: as whom, and what its title begins with. */
  | 'view'
  | 'seenAs'
  /** What was chosen last in the palette. */
  | 'palette'
  /** `done` or `away`: the steps of a company that is being set up are not shown. */
  | `setup.${string}`
  /** How a list looks: columns, widths, density, page size. */
  | `list.${string}`
  /** Unsaved input of a form, in the tab's shelf. */
  | `draft.${string}`;

/** What lives as long as the tab: it outlives a reload and a sign-in, not the closing. */
export const tabShelf = (): Shelf | undefined => openShelf('sessionStorage');

/** The token by which this tab sees as somebody else (docs/product.md §5.7); nothing where it does not. */
export const seenToken = (): string | undefined => keptUnder(PREFIX, tabShelf()).read('seen') ?? undefined;
/** Whether this tab does, from its loading on: then it keeps everything apart, in itself alone. */
export const isSeeing = seenToken() !== undefined;
export const SEEN_PREFIX = `${PREFIX}seen.`;
const prefix = isSeeing ? SEEN_PREFIX : PREFIX;
const local = isSeeing ? tabShelf : (): Shelf | undefined => openShelf('localStorage');

export const readStored = (key: StoredKey, shelf = local()): string | null =>
  keptUnder(prefix, shelf).read(key);

export const store = (key: StoredKey, value: string, shelf = local()): void =>
  keptUnder(prefix, shelf).store(key, value);

export const forget = (key: StoredKey, shelf = local()): void => keptUnder(prefix, shelf).forget(key);

/** What was kept as JSON, whoever wrote it; nothing where it cannot be read. */
export const parseStored = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Removes what the console keeps on a shelf, but for `kept`; other people's keys and the kitchen's stay. */
export function clearShelf(
  shelf: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  kept: readonly StoredKey[],
): void {
  const names = Array.from({ length: shelf.length }, (_, index) => shelf.key(index));
  const stay = new Set(kept.map((key) => PREFIX + key));
  for (const name of names) {
    if (name?.startsWith(PREFIX) && !name.startsWith(KITCHEN_PREFIX) && !stay.has(name))
      shelf.removeItem(name);
  }
}

/** What outlives a sign-out: the look, and the tokens, which whoever ends them takes away (docs/product.md §2.4.2). */
export const KEPT_AT_SIGN_OUT = ['tokens', 'webTheme', 'shortcuts'] as const satisfies readonly StoredKey[];

/** Forgets a person: settings and unsaved input, on both shelves. Language keys have no prefix and stay. */
export function clearPerson(kept: readonly StoredKey[]): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const shelf = openShelf(name);
    if (shelf) attempt(() => clearShelf(shelf, kept));
  }
}
