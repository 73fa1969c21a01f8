import type { RoleEffect } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { DiffTable } from '@comanda/ui/DiffTable';
import { useLingui } from '@lingui/react/macro';
import { useActionName } from '../../access/useActionName.ts';
import { EffectList } from './EffectList.tsx';
import * as css from './people.css.ts';
import type { PermissionChange } from './roleDraft.ts';
import { useStateName } from './StateText.tsx';

export interface ReviewDialogProps {
  readonly changes: readonly PermissionChange[];
  /** What the server says that it would do to each. */
  readonly people: readonly RoleEffect[];
  /** It does something else by now than was shown before. */
  readonly isAnew: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onBack: () => void;
}

/** Who would lose and gain what, before a role is changed (docs/product.md §5.6). */
export function ReviewDialog({ changes, people, isAnew, isSaving, onSave, onBack }: ReviewDialogProps) {
  const { t } = useLingui();
  const nameOf = useActionName();
  const stateName = useStateName();
  return (
    <Dialog
      title={t`Change this role for its people?`}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onBack();
      }}
      actions={
        <>
          <Button onPress={onBack} isDisabled={isSaving}>{t`Back`}</Button>
          <Button tone="accent" isPending={isSaving} onPress={onSave}>{t`Save role`}</Button>
        </>
      }
    >
      <div className={css.stack}>
        <EffectList people={people} isAnew={isAnew} />
        <DiffTable
          caption={t`Permissions of the role`}
          heading={t`Permission`}
          fields={changes.map(({ action, from, to }) => ({
            id: action,
            label: nameOf(action),
            before: stateName(from),
            after: stateName(to),
          }))}
        />
      </div>
    </Dialog>
  );
}
