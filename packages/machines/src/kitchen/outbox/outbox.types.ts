import type { MoveOutcome, Operation } from '../rules/index.ts';

/**
 * `loading` what is on the disk · `resting` nothing can go out now · `numbering` the next batch gets its numbers, on
 * the disk first · `sending` · `waiting` after a failure · `paused` nobody is signed in.
 */
export type OutboxState = 'loading' | 'resting' | 'numbering' | 'sending' | 'waiting' | 'paused';

/** An operation that the server has not answered yet, as it lies on the disk. */
export interface Waiting {
  readonly op: Operation;
  /** On the disk for good; before that it may still fail, and the cook is told. */
  readonly isStored: boolean;
  /** Its number among those of this install, from the moment it may have been sent: 1, 2, 3… without a gap. */
  readonly dseq: number | undefined;
  /** The number is on the disk: only then may it be sent. */
  readonly isNumbered: boolean;
  /** It is being removed because its cook took it back. */
  readonly isLeaving: boolean;
}
export interface Answered {
  readonly opId: string;
  /** By task. */
  readonly outcomes: Readonly<Record<string, MoveOutcome>>;
}

/** `jitter` is a random number from 0 up to, not including, 1. */
export type OutboxEvent =
  | {
      readonly type: 'RESTORED';
      readonly install: string;
      readonly lastDseq: number;
      readonly waiting: readonly Pick<Waiting, 'op' | 'dseq'>[];
    }
  /** A cook touched the screen; an UNDO of what has not been sent needs no sending at all. */
  | { readonly type: 'ASKED'; readonly op: Operation }
  | { readonly type: 'STORED'; readonly opId: string }
  | { readonly type: 'STORE_FAILED'; readonly opId: string }
  | { readonly type: 'LEFT'; readonly opId: string }
  | { readonly type: 'LEAVE_FAILED'; readonly opId: string }
  /** Of several tabs with one disk one sends; this one does, or does not. */
  | { readonly type: 'LEADS' }
  | { readonly type: 'FOLLOWS' }
  | { readonly type: 'NUMBERED' }
  | { readonly type: 'NUMBER_FAILED'; readonly jitter: number }
  | { readonly type: 'ANSWERED'; readonly answers: readonly Answered[] }
  /** No answer: the network, a server in trouble. */
  | { readonly type: 'LOST'; readonly jitter: number }
  /** The request itself was wrong, which is nobody's fault but ours. */
  | { readonly type: 'REFUSED' }
  /** The server knows other operations by these numbers: the disk was copied or put back. */
  | { readonly type: 'INSTALL_KNOWN'; readonly install: string }
  | { readonly type: 'SIGN_IN_NEEDED' }
  | { readonly type: 'SIGNED_IN' }
  /** The line is there again: do not wait longer. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'T_TIMEOUT'; readonly jitter: number }
  | { readonly type: 'T_RETRY' };
export type OutboxEventType = OutboxEvent['type'];
export type OutboxTimer = 'T_TIMEOUT' | 'T_RETRY';

export type OutboxCommand =
  /** Put it on the disk, behind what is there; STORED or STORE_FAILED. */
  | { readonly type: 'STORE'; readonly op: Operation }
  /** Take it off the disk: it was never sent; LEFT or LEAVE_FAILED. */
  | { readonly type: 'LEAVE'; readonly opId: string }
  /** Write the numbers, and the last one of the install, in one transaction; NUMBERED or NUMBER_FAILED. */
  | { readonly type: 'NUMBER'; readonly install: string; readonly dseqs: Readonly<Record<string, number>> }
  | {
      readonly type: 'SEND';
      readonly install: string;
      readonly ops: readonly { readonly op: Operation; readonly dseq: number }[];
    }
  /** Nobody waits for the answer any more. If it comes after all it counts. */
  | { readonly type: 'ABORT' }
  /** Answered: they may leave the disk, at once or later. What is still there is sent again, and answered as before. */
  | { readonly type: 'FORGET'; readonly opIds: readonly string[] }
  | { readonly type: 'TELL'; readonly answers: readonly Answered[] }
  /** It is not on the disk: the card comes back, with an alarm. */
  | { readonly type: 'TELL_NOT_STORED'; readonly op: Operation }
  | { readonly type: 'TELL_NOT_TAKEN_BACK'; readonly opId: string }
  /** Kept aside on the disk and shown: the server will not have it. */
  | { readonly type: 'SET_ASIDE'; readonly op: Operation }
  | { readonly type: 'ASK_TO_SIGN_IN' }
  | { readonly type: 'START_TIMER'; readonly timer: OutboxTimer; readonly delay: number }
  | { readonly type: 'STOP_TIMER'; readonly timer: OutboxTimer };

export interface OutboxContext {
  readonly install: string;
  readonly lastDseq: number;
  /** In the order in which the cooks asked. */
  readonly waiting: readonly Waiting[];
  readonly isLeader: boolean;
  /** Ids of the batch that is numbered or sent. */
  readonly batch: readonly string[];
  /** Failures in a row. */
  readonly losses: number;
  readonly pause: number;
  /** After a refusal they go one by one, until the one that is refused is found. */
  readonly isAlone: boolean;
}
