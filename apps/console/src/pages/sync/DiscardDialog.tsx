import { syncCalls, type Tracker } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import type { NamedRecord } from '@comanda/api/errors';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { isUnanswered, refresh, toast, useCallMutation, useFormat, useLabel } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { areaOf } from '@comanda/api/areas';
import { changeLabel } from '../../app/syncStatus.ts';

interface DiscardDialogProps {
  readonly trackers: readonly Tracker[];
  readonly onClose: (isDiscarded: boolean) => void;
}

/** Who has by now what a record would get back (docs/product.md §7.12). */
const holderIn = (failure: Failure): NamedRecord | undefined =>
  failure.kind === 'refused'
    ? failure.error.extra?.find(({ error }) => error === 'exists')?.records?.[0]
    : undefined;

/** Puts records back as they were before pending changes (docs/product.md §9.5). */
export function DiscardDialog({ trackers, onClose }: DiscardDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const discard = useCallMutation(syncCalls.discardMany);

  const confirm = async (): Promise<boolean> => {
    const result = await discard.mutate({ data: trackers.map(({ id }) => id) });
    if (!result.ok) {
      const holder = holderIn(result.failure);
      tellFailure(
        result.failure,
        isUnanswered(result.failure) ? t`It may not have been discarded.` : t`Nothing was discarded.`,
        holder &&
          t`${format.names(holder.names)} (${holder.code}) now has the code or barcode that would come back.`,
      );
      return false;
    }
    toast({ tone: 'success', message: t`Discarded. The records are as they were before.` });
    // Each record has changed: whatever shows its area asks again.
    const areas = trackers.flatMap(({ subject }) => areaOf(subject.entity)?.name ?? []);
    await refresh(...areas.flatMap((name) => [`${name}.list`, `${name}.get`, `${name}.ofCompany`]));
    onClose(true);
    return true;
  };
  return (
    <ConfirmDialog
      title={t`Discard these changes?`}
      items={trackers.map(({ id, subject, kind }) => ({
        id,
        label: `${subject.code} · ${format.names(subject.names)}`,
        detail: label(changeLabel(kind)),
      }))}
      confirmLabel={t`Discard`}
      tone="danger"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(false);
      }}
      onConfirm={confirm}
    >
      {t`Each record goes back to what it was before the change. The tills are not affected: none of this was published.`}
    </ConfirmDialog>
  );
}
