import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';

export interface SwitchDialogProps {
  /** The address of who is signed in. */
  readonly signedIn: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody is signed out for another account: what other tabs hold unsaved goes with them (docs/product.md §2.4.2). */
export function SwitchDialog({ signedIn, onConfirm, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Sign out ${signedIn}?`}
      confirmLabel={t`Sign out and continue`}
      onConfirm={onConfirm}
    >
      {t`This account is signed out in every tab of this browser, and what is not saved there is lost.`}
    </ConfirmDialog>
  );
}
