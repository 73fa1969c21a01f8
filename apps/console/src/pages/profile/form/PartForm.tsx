import type { Draft, Fields } from '@comanda/api/kernel';
import { Button } from '@comanda/ui/Button';
import { Banner } from '@comanda/ui/Banner';
import { FieldGrid, ResourceForm, type SaveStatus } from '@comanda/ui/ResourceForm';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Refusal } from '../../../access/Refusal.tsx';
import { failureMessage, toast, useLabel } from '../../../app/index.ts';
import type { DraftStore } from '../../../resource/form/draft.ts';
import { useFirstFault } from '../../../resource/form/useFirstFault.ts';
import { useSaveKey } from '../../../resource/form/useSaveKey.ts';
import { LeaveDialog } from '../../../resource/form/LeaveDialog.tsx';
import { usePartDraft } from './usePartDraft.ts';
import { type PartRecord, type SavingPart, useSavingPart } from './useSavingPart.ts';
import { lazyPart } from '../../../lazyPart.ts';

export interface PartFormProps<F extends Fields, R extends PartRecord> extends Pick<
  SavingPart<F, R>,
  'shape' | 'send' | 'onSaved'
> {
  /** Where unsaved input is kept, below the person. */
  readonly name: string;
  readonly label: string;
  readonly record: R;
  readonly spelled?: (draft: Draft) => Draft;
  /** A value as it is read, where it is not its own text. */
  readonly write?: (name: string, value: string) => string;
  readonly children: (draft: DraftStore) => ReactNode;
}

/** Wanted seldom. */
const PartMerge = lazyPart(async () => (await import('./PartMerge.tsx')).PartMerge);
const asTyped = (draft: Draft): Draft => draft;
const asText = (_: string, value: string): string => value;
const nowhere = (): void => undefined;

/** One part of the profile, saved by itself; what is typed stays until it is saved or taken back. */
export function PartForm<const F extends Fields, R extends PartRecord>({
  shape,
  name,
  label,
  record,
  spelled = asTyped,
  write = asText,
  send,
  onSaved,
  children,
}: PartFormProps<F, R>) {
  const { t } = useLingui();
  const say = useLabel();
  const { draft, shelf, kept, isDirty } = usePartDraft(shape, name, record);
  const { saving, save, settle } = useSavingPart<F, R>({
    shape,
    draft,
    shelf,
    interrupted: kept?.intent,
    spelled,
    send,
    onSaved: (saved) => {
      toast({ tone: 'success', message: t`Profile updated` });
      onSaved(saved);
    },
  });
  useSaveKey(() => void save());
  const fields = Object.keys(shape.fields);
  const sections = [{ id: name, fields }];
  const { body, focusField } = useFirstFault({ sections, draft, saving, onSection: nowhere });
  const takeBack = (): void => {
    shelf.drop();
    const { base } = draft.get();
    draft.rebase(base, base.values);
    settle();
    // The button goes with what it took back.
    focusField(fields[0]);
  };
  const hasFaults = saving.kind === 'faults' && Object.keys(draft.get().faults).length > 0;
  const status: SaveStatus =
    saving.kind === 'kept' || hasFaults
      ? { kind: 'failed', message: hasFaults ? t`Not saved: some fields need your attention` : t`Not saved` }
      : { kind: saving.kind === 'saving' ? 'saving' : isDirty ? 'dirty' : 'clean' };
  const canTakeBack = isDirty || status.kind === 'failed';
  return (
    <div ref={body}>
      <ResourceForm
        label={label}
        mode="EDIT"
        sections={[{ id: name, label, content: <FieldGrid>{children(draft)}</FieldGrid> }]}
        status={status}
        onSave={() => void save()}
        {...(canTakeBack && { onCancel: takeBack })}
        cancelLabel={t`Undo changes`}
        notice={
          saving.kind === 'kept' && (
            <Banner
              tone="danger"
              title={t`Not saved; your text is safe`}
              actions={<Button size="sm" onPress={() => void save()}>{t`Try again`}</Button>}
            >
              {say(failureMessage(saving.failure))}
              <Refusal failure={saving.failure} />
            </Banner>
          )
        }
      />
      {saving.kind === 'stale' && (
        <PartMerge
          shape={shape}
          draft={draft}
          stored={saving.stored}
          write={write}
          onBack={settle}
          onMerged={() => void save()}
        />
      )}
      <LeaveDialog draft={draft} onDiscard={shelf.drop} />
    </div>
  );
}
