import { browserPlace, serveSession, sessionCallsFor, type SessionPages } from '@comanda/api/browser-session';
import { planRefresh, sessionMachine, tokenState } from '@comanda/machines/session';
import { createActor } from 'xstate';
import { brand } from './brand.ts';
import { clearPerson, forget, KEPT_AT_SIGN_OUT, PREFIX, store, tabShelf } from './storage.ts';

/** What the session needs of the router, which is made later and knows the pages. */
export interface Navigation extends Pick<SessionPages, 'enter' | 'goToSignIn'> {
  readonly isKnown: (pathname: string) => boolean;
}
let navigation: Navigation | undefined;

/** The session of this browser (docs/product.md §2). */
export const session = createActor(sessionMachine, {
  input: {
    origin: location.origin,
    home: '/',
    isKnownRoute: (pathname) => navigation?.isKnown(pathname) ?? false,
  },
});

const resets = new Set<() => void>();
/** Lets another part of the app forget the person too. */
export const onReset = (forget: () => void): void => {
  resets.add(forget);
};

/** Hands the pages over: the sign-in page begins without a router, the console brings it. */
export const setNavigation = (pages: Navigation): void => {
  navigation = pages;
};

/** Begins with what the browser kept. Call once, after `setNavigation`. */
export const startSession = serveSession({
  session,
  rules: { planRefresh, tokenState },
  place: browserPlace(PREFIX),
  calls: sessionCallsFor(brand.code),
  pages: {
    enter: (path) => {
      forget('ended');
      // Who has come in needs nothing of what was typed in front of the door.
      forget('typed', tabShelf());
      navigation?.enter(path);
    },
    goToSignIn: (wantedPath) => navigation?.goToSignIn(wantedPath),
    forgetPerson: () => {
      clearPerson(KEPT_AT_SIGN_OUT);
      for (const reset of resets) reset();
    },
    noteEnd: (why) => {
      if (why) store('ended', why);
    },
  },
});

export const isSignedIn = (): boolean => {
  const state = session.getSnapshot();
  return state.matches('signedIn') || state.matches('refreshing');
};
