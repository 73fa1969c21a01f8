import { tokenStore } from '@comanda/api/browser-session';
import { revokeTokens } from '@comanda/api/session';
import { carry, type Carried } from '../../app/carried.ts';
import { goToDoor } from '../../app/doorPaths.ts';
import { keptWanted } from '../../app/keptWanted.ts';
import { signInHref } from '../../app/signInHref.ts';
import { clearPerson, forget, KEPT_AT_SIGN_OUT, PREFIX, tabShelf } from '../../app/storage.ts';

/**
 * Goes to sign-in after a link has done its work. Whoever was signed in here is not any more: their login has ended
 * with the old password, or they are somebody else than the one whose mailbox this is.
 * @param wanted the page that the sign-in leads to; left out, the one that was wanted before the mail
 */
export function goToSignIn(carried: Carried, wanted = keptWanted()): void {
  forget('mailLink', tabShelf());
  const store = tokenStore(PREFIX);
  const tokens = store.read();
  if (tokens) {
    // Before the tokens, as at a sign-out: nothing of them stays in any tab, and what is wanted is not theirs.
    if (tokens.email.toLowerCase() !== carried.email?.toLowerCase()) clearPerson(KEPT_AT_SIGN_OUT);
    store.forget(tokens);
    void revokeTokens(tokens);
  }
  carry(carried);
  goToDoor(signInHref(wanted));
}
