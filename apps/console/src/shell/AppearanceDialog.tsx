import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { OwnLook } from './OwnLook.tsx';

export interface AppearanceDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Theme and mode, from any page. */
export function AppearanceDialog({ isOpen, onOpenChange }: AppearanceDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Appearance`} size="sm" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <OwnLook />
    </Dialog>
  );
}
