import type { SessionTokens } from './tokens.ts';

export type SessionState = 'restoring' | 'signedOut' | 'signingIn' | 'signedIn' | 'refreshing' | 'expired';

/** Why a sign-in did not happen; it never tells whether the account exists (docs/product.md §2.1). */
export interface SignInProblem {
  readonly kind: 'refused' | 'brand' | 'limited' | 'offline' | 'fault';
  /** Seconds until another try is allowed; only for `limited`. */
  readonly retryAfter: number | undefined;
}

/** Why a call is given back to its caller without an answer. */
export type CallFailure = 'offline' | 'expired' | 'signedOut';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A call that was answered 511. */
export interface RefusedCall {
  /** The call's own id, the same for its retry. */
  readonly call: string;
  /** 1, or 2 when this was already the retry. */
  readonly attempt: 1 | 2;
  readonly subject: string;
  /** The session token that it was sent with. */
  readonly session: string;
  /** Whether the body has the platform's error shape; captive portals answer 511 too (RFC 6585 §6). */
  readonly isOurs: boolean;
}

export type SessionEvent =
  /**
   * What storage held at start. `isStale` when the session token has expired; `lastSubject` is whose data the
   * browser holds, tokens or not.
   */
  | {
      readonly type: 'RESTORED';
      readonly tokens: SessionTokens | undefined;
      readonly isStale: boolean;
      readonly lastSubject: string | undefined;
    }
  /** A page that needs a session was opened; sent at every such navigation. */
  | { readonly type: 'PATH.WANTED'; readonly path: string }
  | { readonly type: 'SIGN_IN.ASKED'; readonly credentials: Credentials }
  | { readonly type: 'SIGN_IN.DONE'; readonly tokens: SessionTokens }
  | { readonly type: 'SIGN_IN.FAILED'; readonly problem: SignInProblem }
  | ({ readonly type: 'CALL.REFUSED' } & RefusedCall)
  /** Something other than a call found the session token used up: a socket, a timer. */
  | { readonly type: 'SESSION.STALE'; readonly session: string }
  /** `asked` is the login token of the REFRESH that is answered; `login` is there when it was rotated. */
  | {
      readonly type: 'REFRESH.DONE';
      readonly asked: string;
      readonly session: string;
      readonly login: string | undefined;
    }
  | { readonly type: 'REFRESH.REFUSED'; readonly asked: string }
  | { readonly type: 'REFRESH.FAILED'; readonly asked: string }
  /** Another tab stored tokens. */
  | { readonly type: 'TOKENS_CHANGED'; readonly tokens: SessionTokens }
  /** Another tab removed them: by a sign-out, or because its session ended. */
  | { readonly type: 'TOKENS_GONE'; readonly isSignOut: boolean }
  | { readonly type: 'SIGN_OUT.ASKED' }
  | { readonly type: 'SIGN_OUT.CANCELLED' }
  | { readonly type: 'SIGN_OUT.CONFIRMED' };

export type SessionEventType = SessionEvent['type'];

/** What a sign-out, or another person signing in, leaves in the browser (docs/product.md §2.4.2). */
export const KEPT_AT_SIGN_OUT = ['theme', 'language'] as const;

export type SessionCommand =
  | { readonly type: 'SIGN_IN'; readonly credentials: Credentials }
  | { readonly type: 'STORE_TOKENS'; readonly tokens: SessionTokens }
  /** Remove the stored tokens if they are still these; after a sign-out also newer ones of the same person. */
  | { readonly type: 'FORGET_TOKENS'; readonly tokens: SessionTokens; readonly isSignOut: boolean }
  /** Take the browser's refresh lock, follow {@link planRefresh}, store, release, answer REFRESH.*. */
  | { readonly type: 'REFRESH'; readonly tokens: SessionTokens }
  | { readonly type: 'RETRY'; readonly calls: readonly string[]; readonly session: string }
  | { readonly type: 'FAIL'; readonly calls: readonly string[]; readonly reason: CallFailure }
  | { readonly type: 'CONFIRM_SIGN_OUT' }
  | { readonly type: 'REVOKE'; readonly tokens: SessionTokens }
  | { readonly type: 'RESET'; readonly keep: typeof KEPT_AT_SIGN_OUT }
  | { readonly type: 'ENTER'; readonly path: string }
  | { readonly type: 'GO_TO_SIGN_IN' };

export interface SessionInput {
  readonly origin: string;
  /** Where a sign-in without a remembered path leads. */
  readonly home: string;
  readonly isKnownRoute: (pathname: string) => boolean;
}

export interface SessionContext extends SessionInput {
  readonly tokens: SessionTokens | undefined;
  /** Calls that wait for the one refresh. */
  readonly waiting: readonly string[];
  readonly isSignOutAsked: boolean;
  readonly problem: SignInProblem | undefined;
  /** The last page that needed a session; always safe to go to. */
  readonly wantedPath: string | undefined;
  /** Whose data the browser still shows after a session ended. */
  readonly lastSubject: string | undefined;
}
