import type { Failure } from '@comanda/api/client';
import type { Resource } from '@comanda/api/kernel';
import { hasImage } from '@comanda/api/pictures';
import { useRef, useState } from 'react';
import { callOptions, client, queryClient, refresh } from '../../app/index.ts';
import { callsOf, refreshedBy } from '../calls.ts';
import { isStored, type Stored } from '../values/stored.ts';
import { changedFields, type DraftStore, fieldsIn } from './draft.ts';
import type { Intent, shelfOf } from './draftShelf.ts';
import { tells } from './tells.ts';
import { outcomeOf, type Proposal } from './outcome.ts';

/** The entries that are others than they were. */
const differing = <T>(now: Readonly<Record<string, T>>, then: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !Object.is(value, then[name])));

/** Where a save stands. */
export type Saving =
  | { readonly kind: 'idle' | 'saving' | 'faults' }
  /** Others use the record: whether to save is asked first. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'proposed'; readonly proposals: readonly Proposal[] }
  | { readonly kind: 'stale'; readonly stored: Stored }
  | { readonly kind: 'kept'; readonly failure: Failure };

export interface SavingSetting {
  readonly resource: Resource;
  readonly idCompany: string;
  /** The record that is changed; none: one is made. */
  readonly id: string | undefined;
  readonly draft: DraftStore;
  readonly shelf: ReturnType<typeof shelfOf>;
  /** A write that a reload interrupted. */
  readonly interrupted: Intent | undefined;
  /** Whether other records are known to use this one. */
  readonly isUsed: boolean;
  /** Whether the value was proposed and not written by the person: where it is taken, the free one takes its place. */
  readonly isProposed: (value: unknown) => boolean;
  readonly onSaved: (record: Stored) => void;
}

/**
 * Sends a draft. Nothing shows as saved before the server says so, and then the form holds the server's record. The
 * same content sent again is the same intent under the same key, even after a reload (docs/product.md §7.5).
 */
export function useSaving(setting: SavingSetting) {
  const { resource, idCompany, id, draft, shelf, onSaved } = setting;
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const isBusy = useRef(false);
  const intent = useRef(setting.interrupted);
  // What was confirmed once is not asked again when the save has to be repeated.
  const isConfirmed = useRef(false);

  const save = async (): Promise<void> => {
    if (isBusy.current) return;
    const values = draft.check();
    if (!values) {
      setSaving({ kind: 'faults' });
      return;
    }
    const { base, files, values: written } = draft.get();
    const changed = changedFields(resource, base.values, values);
    if (!isConfirmed.current && setting.isUsed && tells(resource, changed)) {
      setSaving({ kind: 'asked' });
      return;
    }
    isBusy.current = true;
    setSaving({ kind: 'saving' });
    const calls = callsOf(resource);
    const data = { ...values, idCompany };
    const pictures = Object.entries(files).map(([name, { size, type, lastModified }]) => [
      name,
      size,
      type,
      lastModified,
    ]);
    const what = JSON.stringify([id, base.version, data, pictures]);
    if (intent.current?.what !== what) intent.current = { what, key: crypto.randomUUID() };
    const { key } = intent.current;
    shelf.keep({ values: draft.get().values, base, intent: intent.current });
    const sent = { key, ...(hasImage(resource) && { files }) };
    const result =
      id === undefined
        ? await client.call(calls.create, { data, ...sent })
        : await client.call(calls.update, { data: { ...data, id, version: base.version ?? 1 }, ...sent });
    isBusy.current = false;
    if (result.ok && isStored(result.data)) {
      intent.current = undefined;
      isConfirmed.current = false;
      const record = result.data;
      shelf.drop();
      const stored = fieldsIn(resource, record);
      const now = draft.get();
      const goesOn = id !== undefined;
      // The form stays: what somebody has written since goes on from the stored record.
      draft.rebase(
        { values: stored, version: record.version },
        goesOn ? { ...stored, ...differing(now.values, written) } : stored,
        goesOn ? differing(now.files, files) : {},
      );
      queryClient.setQueryData(callOptions(calls.get, { params: { id: record.id } }).queryKey, record);
      void refresh(...refreshedBy(resource));
      setSaving({ kind: 'idle' });
      onSaved(record);
      return;
    }
    const failure: Failure = result.ok ? { kind: 'unreadable' } : result.failure;
    const outcome = outcomeOf(resource, failure);
    if (outcome.kind === 'faults') {
      const { proposals } = outcome;
      const written = draft.get().values;
      if (proposals.length > 0 && proposals.every(({ field }) => setting.isProposed(written[field]))) {
        for (const { field, value } of proposals) draft.set(field, value);
        await save();
        return;
      }
      draft.refuse(outcome.faults);
      setSaving(proposals.length > 0 ? { kind: 'proposed', proposals } : { kind: 'faults' });
    } else setSaving(outcome.kind === 'stale' ? outcome : { kind: 'kept', failure });
  };
  const confirm = (): Promise<void> => {
    isConfirmed.current = true;
    return save();
  };
  return { saving, save, confirm, settle: (): void => setSaving({ kind: 'idle' }) };
}
