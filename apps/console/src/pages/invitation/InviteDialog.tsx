import { isEmail } from '@comanda/api/account';
import { invitationCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import {
  failureMessage,
  toast,
  useCallMutation,
  useCallQuery,
  useLabel,
  useSelectedCompany,
} from '../../app/index.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { PartState } from '../profile/form/PartState.tsx';
import * as css from './invitation.css.ts';

type Faults = ReturnType<typeof faultsOf>;
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
  const label = useLabel();
  const nameOf = useRoleName();
  const form = useId();
  const selected = useSelectedCompany()?.id;
  const { data: places, error, refetch } = useCallQuery(invitationCalls.places, {});
  const { mutate, isPending } = useCallMutation(invitationCalls.send, { refreshes: sentLists });
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [role, setRole] = useState<string | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  useUnsavedDialog(email !== '' || chosen !== undefined || role !== null);
  const emailField = useRef<HTMLInputElement>(null);
  const roleField = useRef<HTMLButtonElement>(null);
  const place = places?.find(({ idCompany }) => idCompany === (chosen ?? selected)) ?? places?.[0];
  const given = place?.roles.find(({ code }) => code === role);
  const text = (field: string) => faults[field] && label(faults[field]);

  const refuse = (next: Faults, other?: Failure): void => {
    setFaults(next);
    setFailure(other);
    if (next['email']) emailField.current?.focus();
    else if (next['role']) roleField.current?.focus();
  };
  const send = async (): Promise<void> => {
    const wrong: Faults = {
      ...(!isEmail(email) && { email: faultLabel('email') }),
      ...(given === undefined && { role: faultLabel('required') }),
    };
    refuse(wrong);
    if (!place || given === undefined || wrong['email']) return;
    const to = email.trim();
    const result = await mutate({ data: { idCompany: place.idCompany, email: to, role: given.code } });
    if (result.ok) {
      toast({ tone: 'success', message: t`Invitation sent to ${to}` });
      onClose();
      return;
    }
    const told = faultsOf(result.failure);
    refuse(told, told['email'] || told['role'] ? undefined : result.failure);
  };
  return (
    <Dialog
      title={t`Invite somebody`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={form} tone="accent" isPending={isPending} isDisabled={!place}>
            {t`Send invitation`}
          </Button>
        </>
      }
    >
      {places ? (
        <FormFrame id={form} UNSAFE_className={css.stack} isPending={isPending} onSubmit={() => void send()}>
          {failure && (
            <Banner tone="danger">
              {label(failureMessage(failure))}
              <Refusal
                failure={failure}
                business={place && { kind: 'company', idCompany: place.idCompany }}
              />
            </Banner>
          )}
          <TextField
            ref={emailField}
            label={t`E-mail`}
            description={t`We will send them a link. It is valid for 30 days.`}
            type="email"
            name="email"
            autoComplete="off"
            inputMode="email"
            dir="ltr"
            maxLength={254}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this first
            autoFocus
            value={email}
            onChange={setEmail}
            error={text('email')}
          />
          <Select
            label={t`Company`}
            options={places.map(({ idCompany, company }) => ({ id: idCompany, label: company }))}
            value={place?.idCompany ?? null}
            onChange={setChosen}
          />
          <Select
            ref={roleField}
            label={t`Role`}
            description={t`What the person may do there. You can only give roles with permissions that you have yourself.`}
            options={(place?.roles ?? []).map((one) => ({ id: one.code, label: nameOf(one) }))}
            value={given?.code ?? null}
            onChange={setRole}
            placeholder={t`Choose a role`}
            error={text('role')}
          />
        </FormFrame>
      ) : (
        <PartState failure={error?.failure} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
