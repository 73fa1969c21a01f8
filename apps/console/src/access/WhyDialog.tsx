import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { WhyRefused, type WhyRefusedProps } from './WhyRefused.tsx';

export interface WhyDialogProps extends WhyRefusedProps {
  readonly onClose: () => void;
}

/** Answers "why can't I?" for a change that a message said was refused (docs/product.md §5.4.7). */
export function WhyDialog({ onClose, ...lack }: WhyDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`What it needs`}
      size="sm"
      isDismissable
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={<Button slot="close" tone="accent">{t`Done`}</Button>}
    >
      <WhyRefused {...lack} />
    </Dialog>
  );
}
