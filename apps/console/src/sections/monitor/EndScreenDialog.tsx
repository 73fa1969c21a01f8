import { type KitchenScreen, screenCalls } from '@comanda/api/calls';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { refresh, toast, useCallMutation } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';

interface EndScreenDialogProps {
  readonly screen: KitchenScreen;
  readonly onClose: () => void;
}

/** Asks before a device stops being a screen of the kitchen (docs/product.md §16.8). */
export function EndScreenDialog({ screen: { id, name, waiting }, onClose }: EndScreenDialogProps) {
  const { t } = useLingui();
  const ending = useCallMutation(screenCalls.revoke);
  const confirm = async (): Promise<boolean> => {
    const result = await ending.mutate({ params: { id } });
    if (result.ok) toast({ tone: 'success', message: t`${name} is no longer a screen` });
    else tellFailure(result.failure, t`${name} is still a screen`);
    await refresh(screenCalls.list.name);
    return result.ok;
  };
  return (
    <ConfirmDialog
      title={t`End the screen ${name}?`}
      confirmLabel={t`End the screen`}
      tone="danger"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={confirm}
    >
      {waiting > 0
        ? t`It stops showing orders at once. What it has not sent yet stays on the device until somebody sets it up again.`
        : t`It stops showing orders at once. It can be set up again on the device itself.`}
    </ConfirmDialog>
  );
}
