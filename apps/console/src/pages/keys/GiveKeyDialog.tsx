import { accessKeyCalls, type KeyPlace } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import type { Permissions } from '@comanda/api/permissions';
import { DateField } from '@comanda/ui/DateField';
import { Select } from '@comanda/ui/Select';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation } from '../../app/index.ts';
import { RecipientFields, useRecipient } from '../../app/RecipientFields.tsx';
import { useHeld } from '../../app/useHeld.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { lazyPart } from '../../lazyPart.ts';
import { dayFrom, endOfDay } from './days.ts';

const ChosenActions = lazyPart(
  async () => (await import('./ChosenActions.tsx')).ChosenActions,
  'pages/people',
  'access',
);

const refreshes = ['accessKey.list'];
/** In place of a role: one permission after the other. */
const byHand = '';

export interface GiveKeyDialogProps {
  readonly places: readonly KeyPlace[];
  readonly onClose: () => void;
}

/** Lets somebody work in a company until a date (docs/product.md §22.12). What was typed stays until it is sent. */
export function GiveKeyDialog({ places, onClose }: GiveKeyDialogProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const { mutate, isPending } = useCallMutation(accessKeyCalls.give, { refreshes });
  const recipient = useRecipient(places);
  const { place, email } = recipient;
  const [role, setRole] = useState<string | null>(null);
  const [permissions, setPermissions] = useState<Permissions>({});
  const [until, setUntil] = useState<string | null>(() => dayFrom(new Date(), 7));
  const held = useHeld('email', 'until', 'actions');
  const isByHand = role === byHand;
  const ofRole = place?.roles.find((one) => one.role.code === role)?.actions;
  const actions = isByHand
    ? Object.keys(permissions).filter((action) => place?.actions.includes(action))
    : (ofRole ?? []);
  const choose = (next: string): void => {
    // What a role grants is what one begins with by hand.
    if (next === byHand) setPermissions(Object.fromEntries(actions.map((action) => [action, 'GRN'])));
    setRole(next);
  };
  const send = async (): Promise<void> => {
    const end = endOfDay(until);
    const isWrong = held.refuse({
      ...recipient.wrong,
      ...(end === undefined && { until: faultLabel('date') }),
      ...((isByHand ? actions.length === 0 : ofRole === undefined) && { actions: faultLabel('required') }),
    });
    if (!place || end === undefined || isWrong) return;
    const result = await mutate({ data: { idCompany: place.idCompany, email, until: end, actions } });
    if (!result.ok) return held.answer(result.failure);
    toast({ tone: 'success', message: t`Key sent to ${email}` });
    onClose();
  };
  return (
    <FormDialog
      title={t`Give a key`}
      submit={t`Send key`}
      size={isByHand ? 'xl' : 'sm'}
      held={held}
      business={place && { kind: 'company', idCompany: place.idCompany }}
      isDirty={recipient.isDirty || role !== null}
      isPending={isPending}
      isDisabled={!place}
      onSubmit={send}
      onClose={onClose}
    >
      <RecipientFields
        recipient={recipient}
        note={t`They get a mail, and accept the key in their profile. Whoever has no account yet can open one.`}
        held={held}
      />
      <DateField
        label={t`Last day`}
        description={t`At the end of it the key ends by itself. You can revoke it earlier at any time.`}
        value={until}
        onChange={setUntil}
        error={held.at('until')}
      />
      <Select
        label={t`What it opens`}
        description={t`Never more than you may do yourself, and never giving roles or inviting people.`}
        options={[
          ...(place?.roles ?? []).map((one) => ({
            id: one.role.code,
            label: nameOf(one.role),
            description: t`${plural(one.actions.length, { one: '# permission', other: '# permissions' })}`,
          })),
          { id: byHand, label: t`Chosen one by one` },
        ]}
        value={role}
        onChange={choose}
        placeholder={t`Choose`}
        error={held.at('actions')}
      />
      {isByHand && place && (
        <ChosenActions permissions={permissions} mayGive={place.actions} onChange={setPermissions} />
      )}
    </FormDialog>
  );
}
