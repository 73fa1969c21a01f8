import type { Failure, Result } from '@comanda/api/client';
import type { Draft, Fields, RecordShape, Values } from '@comanda/api/kernel';
import { judgePart } from '@comanda/api/profile';
import { useRef, useState } from 'react';
import { fieldsIn, type DraftStore } from '../../../resource/form/draft.ts';
import type { Intent, shelfOf } from '../../../resource/form/draftShelf.ts';
import { outcomeOf } from '../../../resource/form/outcome.ts';
import type { Saving } from '../../../resource/form/useSaving.ts';

/** A part of the profile as the platform has it. */
export type PartRecord = { readonly version: number; readonly updated: string } & Draft;

export interface SavingPart<F extends Fields, R extends PartRecord> {
  readonly shape: RecordShape & { readonly fields: F };
  readonly draft: DraftStore;
  readonly shelf: ReturnType<typeof shelfOf>;
  /** A write that a reload interrupted. */
  readonly interrupted: Intent | undefined;
  /** What was typed in the spelling that is kept. */
  readonly spelled: (draft: Draft) => Draft;
  readonly send: (values: Values<F>, version: number, key: string) => Promise<Result<R>>;
  readonly onSaved: (record: R) => void;
}

/**
 * Sends a part. Nothing shows as saved before the server says so, and then the form holds the server's record; the same
 * content sent again is the same intent (docs/product.md §7.5).
 */
export function useSavingPart<const F extends Fields, R extends PartRecord>(setting: SavingPart<F, R>) {
  const { shape, draft, shelf, spelled, send, onSaved } = setting;
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const isBusy = useRef(false);
  const intent = useRef(setting.interrupted);

  const save = async (): Promise<void> => {
    if (isBusy.current) return;
    draft.write(spelled(draft.get().values), {});
    const judged = judgePart(shape, draft.check() ?? draft.get().values);
    if ('faults' in judged) {
      setSaving({ kind: 'faults' });
      return;
    }
    isBusy.current = true;
    setSaving({ kind: 'saving' });
    const { base } = draft.get();
    const version = base.version ?? 0;
    const what = JSON.stringify([version, judged.values]);
    if (intent.current?.what !== what) intent.current = { what, key: crypto.randomUUID() };
    shelf.keep({ values: draft.get().values, base, intent: intent.current });
    const result = await send(judged.values, version, intent.current.key);
    isBusy.current = false;
    if (result.ok) {
      intent.current = undefined;
      shelf.drop();
      const stored = fieldsIn(shape, result.data);
      draft.rebase({ values: stored, version: result.data.version }, stored);
      setSaving({ kind: 'idle' });
      onSaved(result.data);
      return;
    }
    setSaving(afterRefusal(shape, draft, result.failure));
  };
  return { saving, save, settle: (): void => setSaving({ kind: 'idle' }) };
}

const afterRefusal = (shape: RecordShape, draft: DraftStore, failure: Failure): Saving => {
  const outcome = outcomeOf(shape, failure);
  if (outcome.kind === 'stale') return outcome;
  if (outcome.kind === 'kept') return { kind: 'kept', failure };
  draft.refuse(outcome.faults);
  return { kind: 'faults' };
};
