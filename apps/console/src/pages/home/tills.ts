import type { Commit } from '@comanda/api/calls';

/** How a till of a store stands, read from the store's newest publications. */
export interface TillState {
  readonly id: string;
  readonly name: string;
  readonly isOnline: boolean;
  /** Number of the newest publication that the till has; none when it is older than those that were read. */
  readonly has: number | undefined;
  /** What the till said when it refused the newest one. */
  readonly reason: string | null;
}
export interface StoreState {
  /** Number of the newest publication of the store. */
  readonly newest: number | undefined;
  readonly tills: readonly TillState[];
}

/** @param commits publications of one store */
export function storeStateOf(commits: readonly Commit[]): StoreState {
  const byNumber = commits.toSorted((a, b) => b.number - a.number);
  const [newest] = byNumber;
  if (!newest) return { newest: undefined, tills: [] };
  return {
    newest: newest.number,
    tills: newest.tills.map(({ idTerminal, name, online, status, reason }) => ({
      id: idTerminal,
      name,
      isOnline: online,
      has: byNumber.find(({ tills }) =>
        tills.some((till) => till.idTerminal === idTerminal && till.status === 'CMT'),
      )?.number,
      reason: status === 'ERR' ? reason : null,
    })),
  };
}
