import { parseTokens, renewTokens, revokeTokens, signIn } from '@comanda/api/session';
import { brand } from './brand.ts';
import { planRefresh, type SessionCommand, sessionMachine, tokenState } from '@comanda/machines/session';
import { createActor } from 'xstate';
import { go, home, isReturnable, signInHref } from './place.ts';
import { forgetSubject, forgetTokens, lastSubject, readTokens, storeTokens } from './tokens.ts';

/** The kitchen's session (docs/product.md §2): the machine decides, this file does. */
export const session = createActor(sessionMachine, {
  input: { origin: location.origin, home, isKnownRoute: isReturnable },
});

const on = <T extends SessionCommand['type']>(
  type: T,
  act: (command: Extract<SessionCommand, { type: T }>) => void,
): void => {
  session.on(type, act as (command: SessionCommand) => void);
};
const tabs = new BroadcastChannel('comanda.kds.session');
const underLock = async (act: () => Promise<void>): Promise<void> => {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) await act();
  else await locks.request('comanda.kds.refresh', act);
};

on('SIGN_IN', ({ credentials }) => {
  void signIn(credentials, brand.code).then((answer) => session.send(answer));
});
on('STORE_TOKENS', ({ tokens }) => {
  storeTokens(tokens);
  tabs.postMessage({ tokens });
});
on('FORGET_TOKENS', ({ tokens, isSignOut }) => {
  if (forgetTokens(tokens)) tabs.postMessage({ isSignOut });
});
on('REFRESH', ({ tokens }) => {
  void underLock(async () => {
    const stored = readTokens();
    const plan = planRefresh(tokens, stored);
    if (plan === 'adopt' && stored) session.send({ type: 'TOKENS_CHANGED', tokens: stored });
    else if (plan === 'gone') session.send({ type: 'REFRESH.REFUSED', asked: tokens.login });
    else {
      const answer = await renewTokens(tokens, brand.code);
      if (answer.type === 'REFRESH.DONE') {
        const renewed = { ...tokens, session: answer.session, login: answer.login ?? tokens.login };
        storeTokens(renewed);
        tabs.postMessage({ tokens: renewed });
      }
      session.send(answer);
    }
  });
});
on('REVOKE', ({ tokens }) => {
  void revokeTokens(tokens);
});
on('RESET', forgetSubject);
on('ENTER', ({ path }) => go(path));
on('GO_TO_SIGN_IN', () => go(signInHref(session.getSnapshot().context.wantedPath)));

/** Begins with what the browser kept. */
export function startSession(): void {
  session.start();
  const wanted = new URLSearchParams(location.search).get('return') ?? location.pathname + location.search;
  session.send({ type: 'PATH.WANTED', path: wanted });
  const tokens = readTokens();
  session.send({
    type: 'RESTORED',
    tokens,
    isStale: tokens !== undefined && tokenState(tokens.session, Date.now()) !== 'valid',
    lastSubject: lastSubject(),
  });
  const state = session.getSnapshot();
  if (!tokens && state.context.wantedPath === undefined) go(signInHref(undefined));
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return;
    const changed = 'tokens' in data ? parseTokens(data.tokens) : undefined;
    if (changed) session.send({ type: 'TOKENS_CHANGED', tokens: changed });
    else if ('isSignOut' in data) session.send({ type: 'TOKENS_GONE', isSignOut: data.isSignOut === true });
  });
}
