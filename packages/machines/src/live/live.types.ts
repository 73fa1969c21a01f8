import type { Positions } from './positions.ts';

/**
 * `idle` no session · `waitingNetwork` the browser is offline · `connecting` · `authenticating` the socket is open and
 * has not answered yet · `live` · `backoff` waits for the next try · `awaitingToken` the server refused the token.
 */
export type LiveState =
  | 'idle'
  | 'waitingNetwork'
  | 'connecting'
  | 'authenticating'
  | 'live'
  | 'backoff'
  | 'awaitingToken';

/** Something that happened, as the channel tells it (docs/product.md §11.4). */
export interface LiveNotice {
  readonly class: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type LiveTimer = 'T_TIMEOUT' | 'T_RESEND' | 'T_RETRY' | 'T_SILENT';

/** `at` is a monotonic clock's milliseconds; `jitter` a random number from 0 up to, not including, 1. */
export type LiveEvent =
  | { readonly type: 'START'; readonly email: string; readonly token: string; readonly isOnline: boolean }
  | { readonly type: 'STOP' }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  /** The person does not want to wait. */
  | { readonly type: 'RETRY' }
  /** The session has a new token. */
  | { readonly type: 'TOKEN'; readonly token: string }
  | { readonly type: 'OPENED' }
  | { readonly type: 'CLOSED'; readonly jitter: number }
  /** The token was good; `heads` names the channels with their newest numbers. */
  | { readonly type: 'READY'; readonly heads: Positions; readonly at: number }
  | { readonly type: 'REFUSED'; readonly reason: 'token' | 'too_many'; readonly jitter: number }
  | {
      readonly type: 'NOTICE';
      readonly channel: string;
      readonly seq: number;
      readonly notice: LiveNotice;
      readonly at: number;
    }
  /** What was missed of a channel is no longer kept. */
  | { readonly type: 'RELOAD'; readonly channel: string; readonly at: number }
  | { readonly type: 'BEAT'; readonly at: number }
  | { readonly type: 'T_TIMEOUT'; readonly jitter: number }
  | { readonly type: 'T_RESEND' }
  | { readonly type: 'T_RETRY' }
  | { readonly type: 'T_SILENT'; readonly at: number; readonly jitter: number };

export type LiveEventType = LiveEvent['type'];

export type LiveCommand =
  | { readonly type: 'CONNECT' }
  /** Take the handlers off first, then close: nothing of this socket may be heard afterwards. */
  | { readonly type: 'DISCONNECT' }
  /** Say `{email}` and `{token}` on the open socket. */
  | { readonly type: 'SIGN_IN'; readonly email: string; readonly token: string }
  /** Say `{since}` and get what was missed. */
  | { readonly type: 'RESUME'; readonly since: Positions }
  | { readonly type: 'START_TIMER'; readonly timer: LiveTimer; readonly delay: number }
  | { readonly type: 'STOP_TIMER'; readonly timer: LiveTimer }
  | { readonly type: 'DELIVER'; readonly channel: string; readonly notice: LiveNotice }
  /** Fetch badge and lists of these channels anew: something may have been missed. */
  | { readonly type: 'RELOAD_LISTS'; readonly channels: readonly string[] }
  /** Ask again what the person may do: the server has judged them anew, or may have while nobody listened. */
  | { readonly type: 'REVIEW_RIGHTS' }
  /** The session token is used up: the session has to refresh it. */
  | { readonly type: 'TOKEN_NEEDED'; readonly token: string };

export interface LiveContext {
  readonly email: string;
  readonly token: string;
  /** The token that the present line was signed in with first; a refusal may still be about this one. */
  readonly saidToken: string;
  readonly since: Positions;
  /** The newest numbers, as the server named them last. */
  readonly heads: Positions;
  /** Failed tries in a row. */
  readonly losses: number;
  /** How long the current pause is. */
  readonly pause: number;
  /** When the server was last heard. */
  readonly provenAt: number | undefined;
}
