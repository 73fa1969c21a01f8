import { bulkCalls, type EditedRecord, type Restoring } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import type { Resource } from '@comanda/api/kernel';
import { errorLabel, fieldLabel } from '@comanda/api/labels';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { listed } from '../app/listed.ts';
import { client, isUnanswered, refresh, toast } from '../app/index.ts';
import { tellFailure } from '../app/tellFailure.ts';
import { callsOf, refreshedBy, refreshedByRemoval } from './calls.ts';
import { isolated } from '../app/isolated.ts';
import { chunked, inChunks } from './list/bulk.ts';
import { refusalWords } from './refusalWords.ts';
import type { Stored } from './values/stored.ts';
import type { ChangedField } from './values/useChangedLines.ts';

export { tellFailure };

/** How long what was done to records can be undone by one press, in milliseconds. */
const UNDO = 10_000;
/** Records of one call: what each of them had may be long. */
const SLICE = 100;
/** More codes than these nobody reads in a message. */
const NAMED = 5;

/** What a record had, and the version in which it has something else. */
export type Had = Restoring['records'][number];

/** Gives records back what they had; says how many have it, and which were changed since and are left. */
async function giveBack(resource: Resource, idCompany: string, all: readonly Had[]): Promise<void> {
  const results: EditedRecord[] = [];
  for (const records of chunked(all, SLICE)) {
    const answer = await client.call(bulkCalls(resource).restore, { data: { idCompany, records } });
    if (!answer.ok) {
      tellFailure(answer.failure);
      break;
    }
    results.push(...answer.data.results);
  }
  void refresh(...refreshedBy(resource));
  if (results.length === 0) return;
  const left = results.flatMap((result) => (result.outcome === 'refused' ? [result] : []));
  const count = results.length - left.length;
  const undone = t`${plural(count, { one: '# record is as it was', other: '# records are as they were' })}`;
  if (left.length === 0) {
    toast({ tone: 'info', message: undone });
    return;
  }
  const names = left.slice(0, NAMED).map(({ id, code }) => isolated(code ?? id));
  const rest = left.length - names.length;
  const which = listed([...names, ...(rest > 0 ? [t`${rest} more`] : [])]);
  toast({
    tone: 'warning',
    message: left.every(({ error }) => error.code === 'ERROR_STALE')
      ? t`${undone}. Somebody has changed these since, so they stay as they are: ${which}`
      : t`${undone}. These cannot go back and stay as they are: ${which}`,
    timeout: 'never',
  });
}

/** Says what was done to records, with a press that undoes it. */
export function tellDone(
  resource: Resource,
  message: string,
  { idCompany, had }: { readonly idCompany: string; readonly had: readonly Had[] },
): void {
  toast({
    tone: 'success',
    message,
    ...(had.length > 0 && {
      action: { label: t`Undo`, onAction: () => void giveBack(resource, idCompany, had) },
    }),
    timeout: UNDO,
  });
}

/** See useRecordActions. */
export async function takeBack(
  resource: Resource,
  { idCompany, id, version }: Stored,
  diff: readonly ChangedField[],
): Promise<void> {
  const side = (which: 'before' | 'after') => Object.fromEntries(diff.map((one) => [one.field, one[which]]));
  const records = [{ id, version, values: side('before') }];
  const answer = await client.call(bulkCalls(resource).restore, { data: { idCompany, records } });
  void refresh(...refreshedBy(resource), 'tracker.get');
  if (!answer.ok) return tellFailure(answer.failure, t`The change was not undone`);
  const [result] = answer.data.results;
  if (!result) return;
  if (result.outcome === 'refused') {
    const { code, extra = [] } = result.error;
    const reasons = extra.flatMap(({ field, error, params }) => {
      if (error === undefined) return [];
      const told = i18n._(refusalWords(error, params));
      const name = field?.split('.')[0] ?? '';
      return [name in resource.fields ? `${i18n._(fieldLabel(resource, name))}: ${told}` : told];
    });
    toast({
      tone: 'danger',
      message: t`The change was not undone`,
      detail: reasons.length > 0 ? [...new Set(reasons)].join(' · ') : i18n._(errorLabel(code)),
    });
    return;
  }
  tellDone(resource, t`The change is undone`, {
    idCompany,
    had: result.outcome === 'changed' ? [{ id, version: result.version, values: side('after') }] : [],
  });
}

/** See useRecordActions. */
export async function setStatus(
  resource: Resource,
  rows: readonly Stored[],
  status: 'A' | 'I',
): Promise<boolean> {
  const ids = rows.map(({ id }) => id);
  const { done, failure } = await inChunks(ids, (part) =>
    client.call(callsOf(resource).setStatus, { data: { ids: part, status } }),
  );
  void refresh(...refreshedBy(resource));
  if (failure) tellFailure(failure);
  if (done.length === 0) return failure === undefined;
  const changed = new Set(done);
  tellDone(
    resource,
    status === 'A'
      ? t`${plural(done.length, { one: '# record activated', other: '# records activated' })}`
      : t`${plural(done.length, { one: '# record deactivated', other: '# records deactivated' })}`,
    {
      idCompany: rows[0]?.idCompany ?? '',
      had: rows.flatMap(({ id, version, status: had }) =>
        changed.has(id) ? [{ id, version: version + 1, values: { status: had } }] : [],
      ),
    },
  );
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
