import type { SessionEvent, SessionInput, SignInProblem } from './session.types.ts';
import type { SessionTokens } from './tokens.ts';

export const ana: SessionTokens = { subject: 'ana', email: 'ana@example.test', login: 'L1', session: 'S1' };
/** The same person after a refresh that left the login token alone. */
export const anaRefreshed: SessionTokens = { ...ana, session: 'S2' };
/** The same person after a refresh that rotated it. */
export const anaRotated: SessionTokens = { ...ana, login: 'L2', session: 'S3' };
export const ben: SessionTokens = { subject: 'ben', email: 'ben@example.test', login: 'M1', session: 'T1' };

export const input: SessionInput = {
  origin: 'https://console.example',
  home: '/',
  isKnownRoute: (pathname) => ['/', '/settings/basics/taxes', '/profile/theme'].includes(pathname),
};

export const credentials = { email: 'ana@example.test', password: 'a sample, not a secret' };

export const refusedSignIn: SignInProblem = { kind: 'refused', retryAfter: undefined };

const refused = {
  type: 'CALL.REFUSED',
  call: 'c1',
  attempt: 1,
  subject: 'ana',
  session: 'S1',
  isOurs: true,
} as const;

/** One or more of every event, so that each guard is met both ways somewhere in the graph. */
export const events: readonly SessionEvent[] = [
  { type: 'RESTORED', tokens: undefined, isStale: false, lastSubject: undefined },
  { type: 'RESTORED', tokens: undefined, isStale: false, lastSubject: 'ben' },
  { type: 'RESTORED', tokens: ana, isStale: false, lastSubject: 'ana' },
  { type: 'RESTORED', tokens: ana, isStale: true, lastSubject: 'ana' },
  { type: 'PATH.WANTED', path: '/settings/basics/taxes' },
  { type: 'PATH.WANTED', path: '//evil.example' },
  { type: 'SIGN_IN.ASKED', credentials },
  { type: 'SIGN_IN.DONE', tokens: ana },
  { type: 'SIGN_IN.DONE', tokens: ben },
  { type: 'SIGN_IN.FAILED', problem: refusedSignIn },
  refused,
  { ...refused, attempt: 2 },
  { ...refused, isOurs: false },
  { ...refused, session: 'S2' },
  { ...refused, session: 'S2', attempt: 2 },
  { ...refused, subject: 'ben', session: 'T1' },
  { ...refused, call: 'c2' },
  { type: 'SESSION.STALE', session: 'S1' },
  { type: 'SESSION.STALE', session: 'S2' },
  { type: 'REFRESH.DONE', asked: 'L1', session: 'S2', login: undefined },
  { type: 'REFRESH.DONE', asked: 'L1', session: 'S3', login: 'L2' },
  { type: 'REFRESH.DONE', asked: 'M1', session: 'T2', login: undefined },
  { type: 'REFRESH.REFUSED', asked: 'L1' },
  { type: 'REFRESH.REFUSED', asked: 'M1' },
  { type: 'REFRESH.FAILED', asked: 'L1' },
  { type: 'REFRESH.FAILED', asked: 'M1' },
  { type: 'TOKENS_CHANGED', tokens: ana },
  { type: 'TOKENS_CHANGED', tokens: anaRefreshed },
  { type: 'TOKENS_CHANGED', tokens: ben },
  { type: 'TOKENS_GONE', isSignOut: true },
  { type: 'TOKENS_GONE', isSignOut: false },
  { type: 'SIGN_OUT.ASKED' },
  { type: 'SIGN_OUT.CANCELLED' },
  { type: 'SIGN_OUT.CONFIRMED' },
];
