import type { ListedImport } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isUnanswered } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { isolated } from '../../app/isolated.ts';

export interface UndoDialogProps {
  readonly job: ListedImport;
  readonly undo: () => Promise<Failure | undefined>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks before an import is undone, and says what that does. */
export function UndoDialog({ job, undo, isOpen, onOpenChange }: UndoDialogProps) {
  const { t } = useLingui();
  const created = job.stored?.created ?? 0;
  const changed = job.stored?.changed ?? 0;
  return (
    <ConfirmDialog
      title={t`Undo the import of ${isolated(job.fileName)}?`}
      tone="danger"
      confirmLabel={t`Undo import`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={async () => {
        const failure = await undo();
        if (!failure) return true;
        tellFailure(failure, isUnanswered(failure) ? t`Perhaps not undone.` : t`Not undone.`);
        return false;
      }}
    >
      {[
        created > 0 &&
          t`${plural(created, { one: '# record that it created is deleted.', other: '# records that it created are deleted.' })}`,
        changed > 0 &&
          t`${plural(changed, { one: '# record that it changed gets back what it had.', other: '# records that it changed get back what they had.' })}`,
        t`What was created along with them goes too. What somebody has changed since, or what is in use, stays as it is and is named afterwards.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </ConfirmDialog>
  );
}
