import { transferCalls } from '@comanda/api/calls';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { toast, useCallMutation, useLabel } from '../../app/index.ts';
import type { AnsweringProps } from './AcceptDialog.tsx';
import { useOfferName } from './OfferRow.tsx';
import { problemOf } from './standing.ts';

const refreshes = ['transfer.list'];

/** Asks before an offer is rejected. */
export function RejectDialog({ offer, onClose }: AnsweringProps) {
  const { t } = useLingui();
  const label = useLabel();
  const name = useOfferName()(offer);
  const { mutate } = useCallMutation(transferCalls.reject, { refreshes });
  const giver = offer.giver.name;
  return (
    <ConfirmDialog
      tone="danger"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Reject ${name}?`}
      confirmLabel={t`Reject`}
      onConfirm={async () => {
        const result = await mutate({ params: { id: offer.id } });
        if (result.ok) {
          toast({ tone: 'success', message: t`Rejected: ${name} stays with ${giver}` });
          return;
        }
        const reason = label(problemOf(result.failure));
        toast({ tone: 'danger', message: t`Not rejected. ${reason}` });
      }}
    >
      {t`It stays with ${giver}, who sees that you rejected it. To take it over later, ask for another offer.`}
    </ConfirmDialog>
  );
}
