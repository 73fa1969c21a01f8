import { browserPlace, serveSession, sessionCallsFor } from '@comanda/api/browser-session';
import { planRefresh, sessionMachine, tokenState } from '@comanda/machines/session';
import { createActor } from 'xstate';
import { brand } from './brand.ts';
import { go, home, isReturnable, signInHref } from './place.ts';

/** The kitchen's session (docs/product.md §2): it signs in by itself, whoever is in the back office. */
export const session = createActor(sessionMachine, {
  input: { origin: location.origin, home, isKnownRoute: isReturnable },
});

const start = serveSession({
  session,
  rules: { planRefresh, tokenState },
  place: browserPlace('comanda.kds.'),
  calls: sessionCallsFor(brand.code),
  pages: { enter: go, goToSignIn: (wantedPath) => go(signInHref(wantedPath)) },
});

/** Begins with what the browser kept, at the page of the address or at the sign-in that leads to it. */
export function startSession(): void {
  start();
  const wanted = new URLSearchParams(location.search).get('return') ?? location.pathname + location.search;
  session.send({ type: 'PATH.WANTED', path: wanted });
}
