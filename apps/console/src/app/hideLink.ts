import { linkIn } from './mailLink.ts';
import { store, tabShelf } from './storage.ts';

const { pathname, search, hash } = location;
/** The mail's link that this window was opened by. */
export const openedBy = linkIn(pathname + hash);

/*
 * It leaves the address before any other part of the app runs: it is in no history, no bookmark and no address bar that
 * somebody photographs. The tab's shelf keeps it, so that a reload, as after a change of language, does not lose it.
 */
if (openedBy) {
  history.replaceState(null, '', openedBy.path);
  store('mailLink', pathname + hash, tabShelf());
}

// Another mail's link in the same tab changes only what is behind the hash: nothing would be read anew.
addEventListener('hashchange', () => {
  if (linkIn(location.pathname + location.hash)) location.reload();
});

/** What a provider sent back to this window; gone from the address, and from what a reload finds, as soon. */
export const cameBack = pathname === '/callback' ? search : '';
if (cameBack) history.replaceState(null, '', pathname);

/** The secret of the address that makes the first operator (docs/product.md §22.6): it leaves the address as well. */
const begins = pathname === '/begin' ? hash.slice(1) : '';
if (begins) {
  history.replaceState(null, '', pathname);
  store('beginning', begins, tabShelf());
}
