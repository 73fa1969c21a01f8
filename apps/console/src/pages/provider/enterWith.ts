import { browserPlace } from '@comanda/api/browser-session';
import { revokeTokens, subjectOf } from '@comanda/api/session';
import { startAtSignIn } from '../../app/enter.ts';
import { session as machine } from '../../app/session.ts';
import { signInHref } from '../../app/signInHref.ts';
import { PREFIX } from '../../app/storage.ts';

/** What the platform answers who has signed in through a provider. */
export interface SignedIn {
  readonly token: string;
  readonly session: string;
  readonly email: string;
}

/**
 * Goes on as after any sign-in: to the page that was wanted, as far as it is one of ours, and in every tab. Whoever was
 * signed in here is not any more.
 */
export function enterWith({ token: login, session, email }: SignedIn, wanted: string | undefined): void {
  const subject = subjectOf(session);
  if (subject === undefined) throw new Error('The platform answered with a session of nobody.');
  const tokens = { subject, email, login, session };
  const place = browserPlace(PREFIX);
  const earlier = place.tokens.read();
  if (earlier) {
    place.tokens.forget(earlier);
    void revokeTokens(earlier);
  }
  history.replaceState(null, '', signInHref(wanted));
  startAtSignIn();
  place.tokens.store(tokens);
  machine.send({ type: 'TOKENS_CHANGED', tokens });
  place.tellTabs({ kind: 'changed', tokens });
}
