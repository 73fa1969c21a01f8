import { openShelf } from '@comanda/api/browser-session';
import { clearPerson, clearShelf, PREFIX, store, type StoredKey } from './storage.ts';

/**
 * What a full reset leaves: who is signed in, the look, and when the page was made to load itself again. The language
 * stays too: its keys are shared with the platform's other clients (docs/product.md §2.4.3).
 */
export const KEPT_AT_RESET = [
  'tokens',
  'subject',
  'webTheme',
  'webThemeOwed',
  'reloadedAt',
] as const satisfies readonly StoredKey[];

const reload = (): void => {
  store('message', 'local_data_cleared');
  location.reload();
};

/** Forgets what this browser keeps, unsaved input too, and loads the page anew; the person stays signed in. */
export function fullReset(): void {
  clearPerson(KEPT_AT_RESET);
  reload();
}

const isReadable = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether something of ours cannot be read that was written as JSON. */
export const isDamaged = (shelf: Pick<Storage, 'key' | 'length' | 'getItem'>): boolean =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').some(
    (name) =>
      (name === `${PREFIX}selection` || name.startsWith(`${PREFIX}list.`)) &&
      !isReadable(shelf.getItem(name) ?? ''),
  );

/** What cannot be read goes, and with it what else was kept; unsaved input of the tab stays (docs/product.md §2.4.4). */
export function clearDamage(): void {
  const shelf = openShelf('localStorage');
  if (!shelf || !isDamaged(shelf)) return;
  clearShelf(shelf, KEPT_AT_RESET);
  reload();
}
