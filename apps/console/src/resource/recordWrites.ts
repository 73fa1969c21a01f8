import type { Failure } from '@comanda/api/client';
import type { Resource } from '@comanda/api/kernel';
import { plural, t } from '@lingui/core/macro';
import { client, isUnanswered, refresh, toast } from '../app/index.ts';
import { tellFailure } from '../app/tellFailure.ts';
import { callsOf, refreshedBy, refreshedByRemoval } from './calls.ts';
import { type BulkOutcome, inChunks } from './list/bulk.ts';

export { tellFailure };

/** How long a change of status can be taken back by one press, in milliseconds. */
const UNDO = 5000;

const writeStatus = async (
  resource: Resource,
  ids: readonly string[],
  status: 'A' | 'I',
): Promise<BulkOutcome> => {
  const outcome = await inChunks(ids, (part) =>
    client.call(callsOf(resource).setStatus, { data: { ids: part, status } }),
  );
  void refresh(...refreshedBy(resource));
  return outcome;
};

/** See useRecordActions. */
export async function setStatus(
  resource: Resource,
  ids: readonly string[],
  status: 'A' | 'I',
): Promise<boolean> {
  const { done, failure } = await writeStatus(resource, ids, status);
  if (failure) tellFailure(failure);
  if (done.length === 0) return failure === undefined;
  const undo = async () => {
    const back = await writeStatus(resource, done, status === 'A' ? 'I' : 'A');
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
  return failure === undefined;
}

/**
 * See useRecordActions.
 * @param keys by which a deletion that was not answered is the same one when it is asked for again
 */
export async function remove(
  resource: Resource,
  ids: readonly string[],
  keys: Map<string, string>,
): Promise<Failure | undefined> {
  const { done, failure } = await inChunks(ids, (part) => {
    const what = part.join();
    const key = keys.get(what) ?? crypto.randomUUID();
    keys.set(what, key);
    return client.call(callsOf(resource).removeMany, { data: part, key });
  });
  if (!failure || !isUnanswered(failure)) keys.clear();
  void refresh(...refreshedByRemoval(resource));
  if (done.length > 0)
    toast({
      tone: 'success',
      message: t`${plural(done.length, { one: '# record deleted', other: '# records deleted' })}`,
    });
  return failure;
}
