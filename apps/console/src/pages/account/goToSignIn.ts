import { tokenStore } from '@comanda/api/browser-session';
import { revokeTokens } from '@comanda/api/session';
import { carry, type Carried } from '../../app/carried.ts';
import { goToDoor } from '../../app/doorPaths.ts';
import { signInHref } from '../../app/signInHref.ts';
import { forget, PREFIX, tabShelf } from '../../app/storage.ts';

/**
 * Goes to sign-in after a link has done its work. Whoever was signed in here is not any more: their login has ended
 * with the old password, or they are somebody else than the one whose mailbox this is.
 * @param wanted the page that the sign-in leads to; home when left out
 */
export function goToSignIn(carried: Carried, wanted?: string): void {
  forget('mailLink', tabShelf());
  const store = tokenStore(PREFIX);
  const tokens = store.read();
  if (tokens) {
    store.forget(tokens);
    void revokeTokens(tokens);
  }
  carry(carried);
  goToDoor(signInHref(wanted));
}
