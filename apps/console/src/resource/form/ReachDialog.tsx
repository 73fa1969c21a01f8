import { nameOf } from '@comanda/api/labels';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/index.ts';
import { useForm } from './DraftContext.tsx';
import { useImpact } from './useImpact.ts';

export interface ReachDialogProps {
  /** The record that is saved. */
  readonly id: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a change that others reckon with is saved (docs/product.md §7.10). */
export function ReachDialog({ id, onConfirm, onCancel }: ReachDialogProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { resource } = useForm();
  const impact = useImpact(resource, id);
  const kind = label(nameOf(resource.code)).toLocaleLowerCase(i18n.locale);
  const { users = '', stores = '' } = impact ?? {};
  return (
    <ConfirmDialog
      isOpen
      title={t`Save this for all that use it?`}
      confirmLabel={t`Save`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      onConfirm={onConfirm}
    >
      {t`This ${kind} is used by ${users}, in ${stores}. The tills take the change in once it is published.`}
    </ConfirmDialog>
  );
}
