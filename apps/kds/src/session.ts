import {
  browserPlace,
  keptUnder,
  openShelf,
  serveSession,
  sessionCallsFor,
} from '@comanda/api/browser-session';
import { parseSessionEnd, type SessionEnd } from '@comanda/api/errors';
import { planRefresh, sessionMachine, tokenState } from '@comanda/machines/session';
import { createActor } from 'xstate';
import { brand } from './brand.ts';
import { go, home, isReturnable, signInHref } from './place.ts';

const PREFIX = 'comanda.kds.';
const kept = keptUnder(PREFIX, openShelf('localStorage'));

/** The kitchen's session (docs/product.md §2): it signs in by itself, whoever is in the back office. */
export const session = createActor(sessionMachine, {
  input: { origin: location.origin, home, isKnownRoute: isReturnable },
});

const start = serveSession({
  session,
  rules: { planRefresh, tokenState },
  place: browserPlace(PREFIX),
  calls: sessionCallsFor(brand.code),
  pages: {
    enter: (path) => {
      kept.forget('ended');
      go(path);
    },
    goToSignIn: (wantedPath) => go(signInHref(wantedPath)),
    noteEnd: (why) => {
      if (why) kept.store('ended', why);
    },
  },
});

/** Why the platform ended the last session, until somebody signs in. */
export const lastEnd = (): SessionEnd | undefined => parseSessionEnd(kept.read('ended'));

/** Begins with what the browser kept, at the page of the address or at the sign-in that leads to it. */
export function startSession(): void {
  start();
  const wanted = new URLSearchParams(location.search).get('return') ?? location.pathname + location.search;
  session.send({ type: 'PATH.WANTED', path: wanted });
}
