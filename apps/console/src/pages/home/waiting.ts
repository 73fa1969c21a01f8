import type { StoreState } from './tills.ts';

/** What of the tills somebody should look at. */
export interface WaitingTills {
  /** Stores whose newest publication a till refused. */
  readonly refused: number;
  /** Names of the tills that are not connected. */
  readonly offline: readonly string[];
}

export const waitingTills = (states: Iterable<StoreState>): WaitingTills => {
  const all = [...states];
  return {
    refused: all.filter(({ tills }) => tills.some(({ reason }) => reason !== null)).length,
    offline: all.flatMap(({ tills }) => tills.filter(({ isOnline }) => !isOnline).map(({ name }) => name)),
  };
};
