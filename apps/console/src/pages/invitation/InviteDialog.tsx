import { type AnswerOf, invitationCalls } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { Select } from '@comanda/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation, useCallQuery } from '../../app/index.ts';
import { RecipientFields, useRecipient } from '../../app/RecipientFields.tsx';
import { useHeld } from '../../app/useHeld.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { PartState } from '../profile/form/PartState.tsx';

const none: AnswerOf<typeof invitationCalls.places> = [];
const sentLists = ['invitation.sent'];
export interface InviteDialogProps {
  readonly onClose: () => void;
}

/**
 * Invites somebody into a company where the person may (docs/product.md §22.4); the selected one stands there first. What
 * was typed stays until it is sent.
 */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const { data: places, error, refetch } = useCallQuery(invitationCalls.places, {});
  const { mutate, isPending } = useCallMutation(invitationCalls.send, { refreshes: sentLists });
  const recipient = useRecipient(places ?? none);
  const { place, email } = recipient;
  const [role, setRole] = useState<string | null>(null);
  const held = useHeld('email', 'role');
  const given = place?.roles.find(({ code }) => code === role);
  const send = async (): Promise<void> => {
    const isWrong = held.refuse({
      ...recipient.wrong,
      ...(given === undefined && { role: faultLabel('required') }),
    });
    if (!place || given === undefined || isWrong) return;
    const result = await mutate({ data: { idCompany: place.idCompany, email, role: given.code } });
    if (!result.ok) return held.answer(result.failure);
    toast({ tone: 'success', message: t`Invitation sent to ${email}` });
    onClose();
  };
  return (
    <FormDialog
      title={t`Invite somebody`}
      submit={t`Send invitation`}
      held={held}
      business={place && { kind: 'company', idCompany: place.idCompany }}
      isDirty={recipient.isDirty || role !== null}
      isPending={isPending}
      isDisabled={!place}
      onSubmit={send}
      onClose={onClose}
    >
      {places ? (
        <>
          <RecipientFields
            recipient={recipient}
            note={t`We will send them a link. It is valid for 30 days.`}
            held={held}
          />
          <Select
            label={t`Role`}
            description={t`What the person may do there. You can only give roles with permissions that you have yourself.`}
            options={(place?.roles ?? []).map((one) => ({ id: one.code, label: nameOf(one) }))}
            value={given?.code ?? null}
            onChange={setRole}
            placeholder={t`Choose a role`}
            error={held.at('role')}
          />
        </>
      ) : (
        <PartState failure={error?.failure} onRetry={() => void refetch()} />
      )}
    </FormDialog>
  );
}
