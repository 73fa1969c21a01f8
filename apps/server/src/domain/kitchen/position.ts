import type { KitchenPosition } from '@comanda/api/calls';

/** How far the stream of a monitor has come. */
export interface Standing {
  /** Numbers count in this epoch; what the monitor shows and how are part of it (docs/product.md §16.7). */
  readonly epoch: string;
  /** Of the shop's newest event. */
  readonly seq: number;
  /**
   * Of the newest one that this monitor is sent, and of the newest up to a number that was asked for. Where none of these
   * is kept, the last number that is kept no longer: it may have been one.
   */
  readonly newest: number;
  readonly newestBefore: number;
  /** What an install that was asked for has processed. */
  readonly up: number;
  /** The oldest that is kept; the one after the newest when none is. */
  readonly oldest: number;
  readonly sections: readonly string[];
  readonly idStore: string;
  /** The server's clock, milliseconds. */
  readonly now: number;
}

/** Of all monitors of a shop, whatever their settings are. */
export const shopEpochOf = (epoch: string): string => epoch.split('.')[0] ?? '';
/**
 * Whether a screen knows a number that its shop has not given yet: the database was put back, and what the screen shows
 * may never have happened (docs/product.md §16.7).
 */
export const isAhead = (since: KitchenPosition, { epoch, seq }: Standing): boolean =>
  shopEpochOf(since.epoch) === shopEpochOf(epoch) && since.seq > seq;
/** Whether a screen at a position has missed nothing. */
export const isUpToDate = (since: KitchenPosition, { epoch, seq, newest }: Standing): boolean =>
  since.epoch === epoch && since.seq >= newest && since.seq <= seq;

/** So many frames are sent again at most (docs/product.md §16.7); beyond that a board is fetched. */
const mostReplayed = 500;
/** Whether a line can send a screen what it missed since a position. */
export const canReplay = (since: KitchenPosition, { epoch, seq, oldest }: Standing): boolean =>
  since.epoch === epoch && since.seq <= seq && since.seq >= oldest - 1 && seq - since.seq <= mostReplayed;
