import type { Failure } from '@comanda/api/client';
import type { Resource } from '@comanda/api/kernel';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { client, failureMessage, refresh, toast, useLabel } from '../app/index.ts';
import { callsOf, refreshedBy, refreshedByRemoval } from './calls.ts';
import { type BulkOutcome, inChunks } from './list/bulk.ts';

/** How long a change of status can be taken back by one press, in milliseconds. */
const UNDO = 5000;

/** Writes to records that need no form: a new status, deleting. Says by a toast what came of them. */
export function useRecordActions(resource: Resource) {
  const { t } = useLingui();
  const label = useLabel();

  const tellFailure = useCallback(
    (failure: Failure) => toast({ tone: 'danger', message: label(failureMessage(failure)) }),
    [label],
  );

  const writeStatus = useCallback(
    async (ids: readonly string[], status: 'A' | 'I'): Promise<BulkOutcome> => {
      const outcome = await inChunks(ids, (part) =>
        client.call(callsOf(resource).setStatus, { data: { ids: part, status } }),
      );
      void refresh(...refreshedBy(resource));
      return outcome;
    },
    [resource],
  );

  /** Activates or deactivates these records, which all had the other status; a press takes it back. */
  const setStatus = useCallback(
    async (ids: readonly string[], status: 'A' | 'I') => {
      const { done, failure } = await writeStatus(ids, status);
      if (failure) tellFailure(failure);
      if (done.length === 0) return;
      const undo = async () => {
        const back = await writeStatus(done, status === 'A' ? 'I' : 'A');
        if (back.failure) tellFailure(back.failure);
        else toast({ tone: 'info', message: t`Taken back` });
      };
      toast({
        tone: 'success',
        message:
          status === 'A'
            ? t`${plural(done.length, { one: '# record activated', other: '# records activated' })}`
            : t`${plural(done.length, { one: '# record deactivated', other: '# records deactivated' })}`,
        action: { label: t`Undo`, onAction: () => void undo() },
        timeout: UNDO,
      });
    },
    [writeStatus, tellFailure, t],
  );

  /** Deletes; the caller has asked. Answers what was refused, for a dialog. */
  const remove = useCallback(
    async (ids: readonly string[]): Promise<Failure | undefined> => {
      const { done, failure } = await inChunks(ids, (part) =>
        client.call(callsOf(resource).removeMany, { data: part }),
      );
      void refresh(...refreshedByRemoval(resource));
      if (done.length > 0)
        toast({
          tone: 'success',
          message: t`${plural(done.length, { one: '# record deleted', other: '# records deleted' })}`,
        });
      return failure;
    },
    [resource, t],
  );

  return { setStatus, remove, tellFailure };
}
