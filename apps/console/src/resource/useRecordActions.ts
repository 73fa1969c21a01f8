import type { Failure } from '@comanda/api/client';
import type { Resource } from '@comanda/api/kernel';
import { useCallback, useRef } from 'react';
import type { Stored } from './values/stored.ts';
import type { ChangedField } from './values/useChangedLines.ts';

// Nobody waits for this before the first rows are there.
const load = () => import('./recordWrites.ts');

const tellFailure = async (failure: Failure): Promise<void> => (await load()).tellFailure(failure);

/** Writes to records that need no form: a new status, deleting. Says by a toast what came of them. */
export function useRecordActions(resource: Resource) {
  /**
   * Activates or deactivates these records, which all had the other status; a press undoes it.
   * @returns whether nothing is left to be asked for again
   */
  const setStatus = useCallback(
    async (rows: readonly Stored[], status: 'A' | 'I'): Promise<boolean> =>
      (await load()).setStatus(resource, rows, status),
    [resource],
  );

  // Of a deletion that was not answered: asked for again, each part is the same one (docs/product.md §7.5.2).
  const keys = useRef(new Map<string, string>());
  /** Deletes; the caller has asked. Answers what was refused, for a dialog. */
  const remove = useCallback(
    async (ids: readonly string[]): Promise<Failure | undefined> =>
      (await load()).remove(resource, ids, keys.current),
    [resource],
  );

  /** Gives a record what it had before a change; a press does the change again. */
  const takeBack = useCallback(
    async (record: Stored, diff: readonly ChangedField[]): Promise<void> =>
      (await load()).takeBack(resource, record, diff),
    [resource],
  );

  return { setStatus, remove, takeBack, tellFailure };
}
