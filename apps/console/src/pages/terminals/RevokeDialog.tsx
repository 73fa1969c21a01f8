import { type Terminal, terminalCalls } from '@comanda/api/calls';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { toast, useCallMutation } from '../../app/index.ts';
import { isDone } from '../../app/tellFailure.ts';
import { refreshed } from './refreshed.ts';

export interface RevokeDialogProps {
  readonly terminal: Terminal;
  readonly onClose: () => void;
}

/** Asks before a till is signed out for good. */
export function RevokeDialog({ terminal: { id, name }, onClose }: RevokeDialogProps) {
  const { t } = useLingui();
  const { mutate } = useCallMutation(terminalCalls.revoke, { refreshes: refreshed });
  return (
    <ConfirmDialog
      title={t`Revoke the licence of ${name}?`}
      tone="danger"
      confirmLabel={t`Revoke`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={async () => {
        const isRevoked = isDone(await mutate({ params: { id } }));
        if (isRevoked) toast({ tone: 'success', message: t`Licence revoked` });
        return isRevoked;
      }}
    >
      {t`The till signs out at once. What it has not sent yet stays on it until it is paired again.`}
    </ConfirmDialog>
  );
}
