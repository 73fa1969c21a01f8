import { type Terminal, terminalCalls } from '@comanda/api/calls';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { toast, useCallMutation } from '../../app/index.ts';
import { isDone } from '../../app/tellFailure.ts';
import { refreshed } from './refreshed.ts';

export interface RemoveDialogProps {
  readonly terminal: Terminal;
  readonly onClose: () => void;
}

/** Asks before a till is removed from its store. */
export function RemoveDialog({ terminal: { id, name, sName }, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const { mutate } = useCallMutation(terminalCalls.remove, { refreshes: refreshed });
  return (
    <ConfirmDialog
      title={t`Remove ${name} from ${sName}?`}
      tone="danger"
      confirmLabel={t`Remove`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={async () => {
        const isRemoved = isDone(await mutate({ params: { id } }));
        if (isRemoved) toast({ tone: 'success', message: t`Till removed` });
        return isRemoved;
      }}
    >
      {t`Its licence ends. Its tickets and closings stay; what it has not sent yet is lost to the platform. It cannot be brought back.`}
    </ConfirmDialog>
  );
}
