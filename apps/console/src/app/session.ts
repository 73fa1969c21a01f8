import { renewTokens, revokeTokens, signIn } from '@comanda/api/session';
import { brand } from './brand.ts';
import { type SessionCommand, planRefresh, sessionMachine, tokenState } from '@comanda/machines/session';
import { createActor } from 'xstate';
import { clearPerson, readStored, store } from './storage.ts';
import { onTabMessage, tellTabs, withRefreshLock } from './tabs.ts';
import { forgetTokens, readTokens, storeTokens } from './tokens.ts';

/** What the session needs of the router, which is made later and knows the pages. */
export interface Navigation {
  readonly isKnown: (pathname: string) => boolean;
  readonly enter: (path: string) => void;
  readonly goToSignIn: (wantedPath: string | undefined) => void;
}
let navigation: Navigation | undefined;

/** The session of this browser (docs/product.md §2): the machine decides, this file does. */
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

const on = <T extends SessionCommand['type']>(
  type: T,
  act: (command: Extract<SessionCommand, { type: T }>) => void,
): void => {
  session.on(type, act as (command: SessionCommand) => void);
};

on('SIGN_IN', ({ credentials }) => {
  void signIn(credentials, brand.code).then((answer) => session.send(answer));
});
on('STORE_TOKENS', ({ tokens }) => {
  storeTokens(tokens);
  tellTabs({ kind: 'changed', tokens });
});
on('FORGET_TOKENS', ({ tokens, isSignOut }) => {
  if (forgetTokens(tokens)) tellTabs({ kind: 'gone', isSignOut });
});
on('REFRESH', ({ tokens }) => {
  void withRefreshLock(async () => {
    const stored = readTokens();
    const plan = planRefresh(tokens, stored);
    if (plan === 'adopt' && stored) session.send({ type: 'TOKENS_CHANGED', tokens: stored });
    else if (plan === 'gone') session.send({ type: 'REFRESH.REFUSED', asked: tokens.login });
    else {
      const answer = await renewTokens(tokens, brand.code);
      if (answer.type === 'REFRESH.DONE') {
        const renewed = { ...tokens, session: answer.session, login: answer.login ?? tokens.login };
        storeTokens(renewed);
        tellTabs({ kind: 'changed', tokens: renewed });
      }
      session.send(answer);
    }
  });
});
on('REVOKE', ({ tokens }) => {
  void revokeTokens(tokens);
});
on('RESET', () => {
  clearPerson(['tokens', 'webTheme']);
  for (const forget of resets) forget();
});
on('ENTER', ({ path }) => {
  const subject = session.getSnapshot().context.tokens?.subject;
  if (subject !== undefined) store('subject', subject);
  navigation?.enter(path);
});
on('GO_TO_SIGN_IN', () => navigation?.goToSignIn(session.getSnapshot().context.wantedPath));

/** A tab that slept may have missed what the others said. */
function catchUp(): void {
  const stored = readTokens();
  const { tokens } = session.getSnapshot().context;
  if (stored && stored.session !== tokens?.session) session.send({ type: 'TOKENS_CHANGED', tokens: stored });
  if (!stored && tokens) session.send({ type: 'TOKENS_GONE', isSignOut: false });
}

/** Hands the pages over: the sign-in page begins without a router, the console brings it. */
export const setNavigation = (pages: Navigation): void => {
  navigation = pages;
};

/** Begins with what the browser kept. Call once, after `setNavigation`. */
export function startSession(): void {
  session.start();
  const tokens = readTokens();
  session.send({
    type: 'RESTORED',
    tokens,
    isStale: tokens !== undefined && tokenState(tokens.session, Date.now()) !== 'valid',
    lastSubject: readStored('subject') ?? undefined,
  });
  onTabMessage((message) =>
    session.send(
      message.kind === 'changed'
        ? { type: 'TOKENS_CHANGED', tokens: message.tokens }
        : { type: 'TOKENS_GONE', isSignOut: message.isSignOut },
    ),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') catchUp();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp();
  });
}

export const isSignedIn = (): boolean => {
  const state = session.getSnapshot();
  return state.matches('signedIn') || state.matches('refreshing');
};
