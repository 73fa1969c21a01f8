import { sessionCalls } from '../calls/session.ts';
import { type Client, createClient } from '../client/client.ts';
import type { Failure } from '../client/result.ts';
import { type ApiError, type SessionEnd, sessionEndIn } from '../errors/index.ts';
import { type StoredTokens, subjectOf } from './tokens.ts';

/*
 * The three calls that begin, renew and end a session (docs/product.md §2). Their outcomes are written as the events
 * that a session machine waits for.
 */
export interface SignInTrouble {
  readonly kind: 'refused' | 'brand' | 'limited' | 'offline' | 'fault';
  /** Seconds until another try is allowed; only for `limited`. */
  readonly retryAfter: number | undefined;
}
export type SignInOutcome =
  | { readonly type: 'SIGN_IN.DONE'; readonly tokens: StoredTokens }
  | { readonly type: 'SIGN_IN.FAILED'; readonly problem: SignInTrouble };
/** `asked` is the login token that was shown; `login` its successor, when it was rotated. */
export type RenewalOutcome =
  | {
      readonly type: 'REFRESH.DONE';
      readonly asked: string;
      readonly session: string;
      readonly login: string | undefined;
    }
  | {
      readonly type: 'REFRESH.REFUSED';
      readonly asked: string;
      /** As the platform says it, where it does. */
      readonly why: SessionEnd | undefined;
    }
  | { readonly type: 'REFRESH.FAILED'; readonly asked: string };

/** A client with one fixed login token: what renews or ends a session must not itself be renewed. */
const clientWith = (login: string | undefined, send?: typeof fetch): Client =>
  createClient({
    origin: '',
    credentials: { token: () => login, renew: async () => false },
    ...(send && { fetch: send }),
  });

const troubleIn = (failure: Failure): SignInTrouble => {
  if (failure.kind === 'unreadable') return { kind: 'fault', retryAfter: undefined };
  if (failure.kind !== 'refused') return { kind: 'offline', retryAfter: undefined };
  if (failure.error.code === 'ERROR_TOO_MANY') return { kind: 'limited', retryAfter: failure.retryAfter };
  if (failure.error.code === 'ERROR_BRAND_NOT_ALLOWED') return { kind: 'brand', retryAfter: undefined };
  return { kind: failure.status < 500 ? 'refused' : 'fault', retryAfter: undefined };
};

/** Asks for tokens. */
export const signIn = async (
  { email, password }: { readonly email: string; readonly password: string },
  brand: string,
): Promise<SignInOutcome> => {
  const result = await clientWith(undefined).call(sessionCalls.login, { data: { email, password, brand } });
  if (!result.ok) return { type: 'SIGN_IN.FAILED', problem: troubleIn(result.failure) };
  const { token: login, session } = result.data;
  const subject = subjectOf(session);
  return subject === undefined
    ? { type: 'SIGN_IN.FAILED', problem: troubleIn({ kind: 'unreadable' }) }
    : { type: 'SIGN_IN.DONE', tokens: { subject, email: email.trim(), login, session } };
};

/** Answers that say: this login opens no session any more. Everything else may pass. */
const noes: ReadonlySet<ApiError['code']> = new Set([
  'ERROR_SESSION_EXPIRED',
  'ERROR_TOKEN',
  'ERROR_SIGN_IN',
  'ERROR_BRAND_NOT_ALLOWED',
  'ERROR_FORBIDDEN',
  'ERROR_MALFORMED',
]);

/** A new session token; only the server's own no ends the session, a lost answer does not. */
export const renewTokens = async (tokens: StoredTokens, brand: string): Promise<RenewalOutcome> => {
  const asked = tokens.login;
  const result = await clientWith(asked).call(sessionCalls.refresh, { data: { email: tokens.email, brand } });
  if (result.ok) return { type: 'REFRESH.DONE', asked, session: result.data.token, login: result.data.login };
  const { failure } = result;
  return failure.kind === 'refused' && noes.has(failure.error.code)
    ? { type: 'REFRESH.REFUSED', asked, why: sessionEndIn(failure.error) }
    : { type: 'REFRESH.FAILED', asked };
};

/** Ends a login at the platform, also from a page that is being left: whoever signs out goes on to another one at once. */
export const revokeTokens = (tokens: StoredTokens): Promise<unknown> =>
  clientWith(tokens.login, (url, init) => fetch(url, { ...init, keepalive: true })).call(
    sessionCalls.logout,
    {},
  );
