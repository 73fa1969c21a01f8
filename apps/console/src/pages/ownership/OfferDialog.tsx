import { isEmail } from '@comanda/api/account';
import { type AnswerOf, transferCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { CheckboxGroup } from '@comanda/ui/CheckboxGroup';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { TextField } from '@comanda/ui/TextField';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { failureMessage, toast, useCallMutation, useLabel } from '../../app/index.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import * as css from './ownership.css.ts';

type Faults = ReturnType<typeof faultsOf>;
const refreshes = ['transfer.list', 'business.owned'];
export interface OfferDialogProps {
  /** Companies of the person. */
  readonly owned: AnswerOf<typeof transferCalls.owned>['companiesWithStores'];
  readonly onClose: () => void;
}

/** Offers companies to somebody by their e-mail (docs/product.md §22.9). What was typed stays until it is sent. */
export function OfferDialog({ owned, onClose }: OfferDialogProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const form = useId();
  const free = owned.filter(({ isOffered }) => !isOffered);
  const [chosen, setChosen] = useState<readonly string[]>(free.length === 1 ? free.map(({ id }) => id) : []);
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const { mutate, isPending } = useCallMutation(transferCalls.offer, { refreshes });
  const emailField = useRef<HTMLInputElement>(null);
  useUnsavedDialog(email !== '');
  const text = (field: string) => faults[field] && label(faults[field]);
  const names = new Intl.ListFormat(i18n.locale).format(
    owned.filter(({ id }) => chosen.includes(id)).map(({ cName }) => cName),
  );
  const send = async (): Promise<void> => {
    const wrong: Faults = {
      ...(chosen.length === 0 && { transferBusinesses: faultLabel('required') }),
      ...(!isEmail(email) && { emailGuest: faultLabel('email') }),
    };
    setFaults(wrong);
    setFailure(undefined);
    if (wrong['emailGuest']) emailField.current?.focus();
    if (Object.keys(wrong).length > 0) return;
    const to = email.trim();
    const result = await mutate({
      data: { emailGuest: to, transferBusinesses: chosen.map((idCompany) => ({ idCompany })) },
    });
    if (result.ok) {
      toast({ tone: 'success', message: t`Offered to ${to}` });
      onClose();
      return;
    }
    const told = faultsOf(result.failure);
    setFaults(told);
    if (told['emailGuest']) emailField.current?.focus();
    if (!told['emailGuest'] && !told['transferBusinesses']) setFailure(result.failure);
  };
  return (
    <Dialog
      title={t`Offer a company`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={form} tone="accent" isPending={isPending}>{t`Send offer`}</Button>
        </>
      }
    >
      <FormFrame id={form} UNSAFE_className={css.stack} isPending={isPending} onSubmit={() => void send()}>
        {failure && <Banner tone="danger">{label(failureMessage(failure))}</Banner>}
        <CheckboxGroup
          label={t`Companies`}
          options={owned.map(({ id, cName, stores, isOffered }) => ({
            id,
            label: cName,
            description: isOffered
              ? t`Offered already`
              : t`${plural(stores.length, { 0: 'No stores yet', one: '# store', other: '# stores' })}`,
            isDisabled: isOffered,
          }))}
          value={chosen}
          onChange={setChosen}
          error={text('transferBusinesses')}
        />
        <TextField
          ref={emailField}
          label={t`E-mail of the new owner`}
          description={t`They get an e-mail and have 30 days to answer. They can create an account if they have none.`}
          type="email"
          name="email"
          autoComplete="off"
          inputMode="email"
          dir="ltr"
          maxLength={254}
          value={email}
          onChange={setEmail}
          error={text('emailGuest')}
        />
        <Banner tone="warning">
          {chosen.length === 0
            ? t`Once the offer is accepted, you lose all access to what you handed over.`
            : t`Once the offer is accepted, you lose all access to ${names}: stores, tills, sales and records.`}
        </Banner>
      </FormFrame>
    </Dialog>
  );
}
