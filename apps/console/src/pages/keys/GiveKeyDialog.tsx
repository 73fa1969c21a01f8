import { isEmail } from '@comanda/api/account';
import { accessKeyCalls, type KeyPlace } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import type { Permissions } from '@comanda/api/permissions';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { DateField } from '@comanda/ui/DateField';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, toast, useCallMutation, useLabel, useSelectedCompany } from '../../app/index.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import { lazyPart } from '../../lazyPart.ts';
import { dayFrom, endOfDay } from './days.ts';
import * as css from './keys.css.ts';

const ChosenActions = lazyPart(
  async () => (await import('./ChosenActions.tsx')).ChosenActions,
  'pages/people',
  'access',
);

type Faults = ReturnType<typeof faultsOf>;
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
  const label = useLabel();
  const nameOf = useRoleName();
  const form = useId();
  const selected = useSelectedCompany()?.id;
  const { mutate, isPending } = useCallMutation(accessKeyCalls.give, { refreshes });
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [role, setRole] = useState<string | null>(null);
  const [permissions, setPermissions] = useState<Permissions>({});
  const [until, setUntil] = useState<string | null>(() => dayFrom(new Date(), 7));
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const emailField = useRef<HTMLInputElement>(null);
  useUnsavedDialog(email !== '' || chosen !== undefined || role !== null);
  const place = places.find(({ idCompany }) => idCompany === (chosen ?? selected)) ?? places[0];
  const isByHand = role === byHand;
  const ofRole = place?.roles.find((one) => one.role.code === role)?.actions;
  const actions = isByHand
    ? Object.keys(permissions).filter((action) => place?.actions.includes(action))
    : (ofRole ?? []);
  const text = (field: string) => faults[field] && label(faults[field]);
  const choose = (next: string): void => {
    // What a role grants is what one begins with by hand.
    if (next === byHand) setPermissions(Object.fromEntries(actions.map((action) => [action, 'GRN'])));
    setRole(next);
  };
  const send = async (): Promise<void> => {
    const end = endOfDay(until);
    const wrong: Faults = {
      ...(!isEmail(email) && { email: faultLabel('email') }),
      ...(end === undefined && { until: faultLabel('date') }),
      ...((isByHand ? actions.length === 0 : ofRole === undefined) && { actions: faultLabel('required') }),
    };
    setFaults(wrong);
    setFailure(undefined);
    if (wrong['email']) emailField.current?.focus();
    if (!place || end === undefined || Object.keys(wrong).length > 0) return;
    const to = email.trim();
    const result = await mutate({ data: { idCompany: place.idCompany, email: to, until: end, actions } });
    if (result.ok) {
      toast({ tone: 'success', message: t`Key sent to ${to}` });
      onClose();
      return;
    }
    const told = faultsOf(result.failure);
    setFaults(told);
    if (told['email']) emailField.current?.focus();
    if (!told['email'] && !told['until'] && !told['actions']) setFailure(result.failure);
  };
  return (
    <Dialog
      title={t`Give a key`}
      size={isByHand ? 'xl' : 'sm'}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={form} tone="accent" isPending={isPending} isDisabled={!place}>
            {t`Send key`}
          </Button>
        </>
      }
    >
      <FormFrame id={form} UNSAFE_className={css.stack} isPending={isPending} onSubmit={() => void send()}>
        {failure && (
          <Banner tone="danger">
            {label(failureMessage(failure))}
            <Refusal failure={failure} business={place && { kind: 'company', idCompany: place.idCompany }} />
          </Banner>
        )}
        <TextField
          ref={emailField}
          label={t`E-mail`}
          description={t`They get a mail, and accept the key in their profile. Whoever has no account yet can open one.`}
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
        <DateField
          label={t`Last day`}
          description={t`At the end of it the key ends by itself. You can revoke it earlier at any time.`}
          value={until}
          onChange={setUntil}
          error={text('until')}
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
          error={text('actions')}
        />
        {isByHand && place && (
          <ChosenActions permissions={permissions} mayGive={place.actions} onChange={setPermissions} />
        )}
      </FormFrame>
    </Dialog>
  );
}
