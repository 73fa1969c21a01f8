import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';

/** What a recipient is asked about before it is done: it cannot be taken back by them. */
export type Refusing = 'reject' | 'block';

export interface AnswerDialogProps {
  readonly kind: Refusing;
  readonly company: string;
  readonly sender: string;
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before an invitation is rejected, alone or with all that its sender sends (docs/product.md §22.4). */
export function AnswerDialog({ kind, company, sender, onConfirm, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const isBlock = kind === 'block';
  return (
    <ConfirmDialog
      tone="danger"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={isBlock ? t`Block ${sender}?` : t`Reject the invitation to ${company}?`}
      confirmLabel={isBlock ? t`Reject and block` : t`Reject`}
      onConfirm={onConfirm}
    >
      {isBlock
        ? t`The invitation to ${company} is rejected, and nothing further of this sender arrives. They are not told that you blocked them. Under Invitations received you can let them invite you again.`
        : t`To be invited again you would have to ask ${sender}.`}
    </ConfirmDialog>
  );
}
