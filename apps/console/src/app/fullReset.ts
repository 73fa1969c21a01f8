import { openShelf } from '@comanda/api/browser-session';
import { dropCopies } from './copies.ts';
import { clearPerson, clearShelf, parseStored, PREFIX, store, type StoredKey } from './storage.ts';

/**
 * What a full reset leaves: who is signed in, the look, and when the page was made to load itself again. The language
 * stays too: its keys are shared with the platform's other clients (docs/product.md §2.4.3).
 */
export const KEPT_AT_RESET = [
  'tokens',
  'subject',
  'webTheme',
  'webThemeOwed',
  'languageOwed',
  'reloadedAt',
] as const satisfies readonly StoredKey[];

const reload = (): void => {
  store('message', 'local_data_cleared');
  void dropCopies().finally(() => location.reload());
};

/** Forgets what this browser keeps, unsaved input and copies of files too, and loads the page anew; the person stays signed in. */
export function fullReset(): void {
  clearPerson(KEPT_AT_RESET);
  reload();
}

/** What is written as JSON and outlives the tab. But for the tokens: without them a person signs in again. */
const WRITTEN = /^(?:selection|palette|list\..*)$/s;

/** Whether something of ours cannot be read that was written as JSON. */
export const isDamaged = (shelf: Pick<Storage, 'key' | 'length' | 'getItem'>): boolean =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').some(
    (name) =>
      name.startsWith(PREFIX) &&
      WRITTEN.test(name.slice(PREFIX.length)) &&
      parseStored(shelf.getItem(name)) === undefined,
  );

/** What cannot be read goes, and with it what else was kept; unsaved input of the tab stays (docs/product.md §2.4.4). */
export function clearDamage(): void {
  const shelf = openShelf('localStorage');
  if (!shelf || !isDamaged(shelf)) return;
  clearShelf(shelf, KEPT_AT_RESET);
  reload();
}
