/**
 * `idle` no monitor · `offline` the browser has no network · `connecting` a ticket, then the socket · `greeting` it is
 * open and has said where the screen stands · `live` · `backoff` waits for the next try, and fetches meanwhile ·
 * `signedOut` · `closed` the platform does not know the monitor any more.
 */
export type ChannelState =
  | 'idle'
  | 'offline'
  | 'connecting'
  | 'greeting'
  | 'live'
  | 'backoff'
  | 'signedOut'
  | 'closed';

/** How far a screen has read what happens in its store; another epoch counts anew. */
export interface Position {
  readonly epoch: string;
  readonly seq: number;
}
/** Something that happened: a hint, which a fetched board includes. */
export interface Frame {
  readonly position: Position;
  /** The number before it in what this monitor is sent. */
  readonly prev: number;
  readonly data: Readonly<Record<string, unknown>>;
}
export type ChannelTimer = 'T_TIMEOUT' | 'T_ACK' | 'T_SILENT' | 'T_RETRY' | 'T_PULL';

/**
 * `at` is a monotonic clock's milliseconds; `jitter` a random number from 0 up to, not including, 1; `ahead` how many
 * milliseconds the server's clock is ahead of the screen's.
 */
export type ChannelEvent =
  | { readonly type: 'START'; readonly monitor: string; readonly isOnline: boolean }
  | { readonly type: 'STOP' }
  | { readonly type: 'ONLINE'; readonly jitter: number }
  | { readonly type: 'OFFLINE' }
  /** The page was asleep: nothing that it believes of the line is worth anything. */
  | { readonly type: 'WAKE' }
  /** A person does not want to wait. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'OPENED' }
  | { readonly type: 'CLOSED'; readonly jitter: number }
  | { readonly type: 'SIGN_IN_NEEDED' }
  | { readonly type: 'SIGNED_IN' }
  | { readonly type: 'MONITOR_GONE' }
  | { readonly type: 'FRAME'; readonly frame: Frame; readonly at: number }
  | { readonly type: 'BEAT'; readonly head: Position; readonly ahead: number; readonly at: number }
  /** The server cannot tell what came after the screen's position. */
  | { readonly type: 'RESET'; readonly at: number }
  /** The whole board as it was at a position; who fetched it has shown it already. */
  | { readonly type: 'PULLED'; readonly asOf: Position; readonly ahead: number; readonly at: number }
  | { readonly type: 'PULL_LOST' }
  | { readonly type: 'T_TIMEOUT'; readonly jitter: number }
  | { readonly type: 'T_ACK' }
  | { readonly type: 'T_SILENT'; readonly at: number; readonly jitter: number }
  | { readonly type: 'T_RETRY' }
  | { readonly type: 'T_PULL' };
export type ChannelEventType = ChannelEvent['type'];

export type ChannelCommand =
  /** Get a single-use ticket and open the socket with it. */
  | { readonly type: 'CONNECT'; readonly monitor: string }
  /** Take the handlers off first, then close: a half-open socket may take minutes to close. */
  | { readonly type: 'DISCONNECT' }
  | { readonly type: 'HELLO'; readonly since: Position | undefined }
  | { readonly type: 'ACK'; readonly position: Position | undefined }
  /** Fetch the board, or learn that it is unchanged since. */
  | { readonly type: 'PULL'; readonly monitor: string; readonly since: Position | undefined }
  | { readonly type: 'DELIVER'; readonly frame: Frame }
  | { readonly type: 'ASK_TO_SIGN_IN' }
  | { readonly type: 'START_TIMER'; readonly timer: ChannelTimer; readonly delay: number }
  | { readonly type: 'STOP_TIMER'; readonly timer: ChannelTimer };

export interface ChannelContext {
  readonly monitor: string;
  readonly position: Position | undefined;
  /** A board is being fetched; `again` when something happened meanwhile that it may not include. */
  readonly pull: 'none' | 'asked' | 'again';
  /** Failed tries in a row. */
  readonly losses: number;
  readonly pause: number;
  /** When the socket was last heard. */
  readonly heardAt: number | undefined;
  /** When anything last proved that the board is what the server has. */
  readonly provenAt: number | undefined;
  /** The server is told soon what has been shown. */
  readonly isAckDue: boolean;
  readonly ahead: number;
}
