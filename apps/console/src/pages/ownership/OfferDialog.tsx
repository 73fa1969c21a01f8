import { isEmail } from '@comanda/api/account';
import { type AnswerOf, transferCalls } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { CheckboxGroup } from '@comanda/ui/CheckboxGroup';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation } from '../../app/index.ts';
import { EmailField } from '../../app/RecipientFields.tsx';
import { useHeld } from '../../app/useHeld.ts';

const refreshes = ['transfer.list', 'business.owned'];
export interface OfferDialogProps {
  /** Companies of the person. */
  readonly owned: AnswerOf<typeof transferCalls.owned>['companiesWithStores'];
  /** Those that were chosen before it opened. */
  readonly begunWith?: readonly string[];
  readonly onClose: () => void;
}

/** Offers companies to somebody by their e-mail (docs/product.md §22.9). What was typed stays until it is sent. */
export function OfferDialog({ owned, begunWith = [], onClose }: OfferDialogProps) {
  const { t, i18n } = useLingui();
  const free = owned.filter(({ isOffered }) => !isOffered);
  const [chosen, setChosen] = useState<readonly string[]>(
    free.filter(({ id }) => free.length === 1 || begunWith.includes(id)).map(({ id }) => id),
  );
  const [email, setEmail] = useState('');
  const held = useHeld('transferBusinesses', 'emailGuest');
  const { mutate, isPending } = useCallMutation(transferCalls.offer, { refreshes });
  const names = new Intl.ListFormat(i18n.locale).format(
    owned.filter(({ id }) => chosen.includes(id)).map(({ cName }) => cName),
  );
  const send = async (): Promise<void> => {
    const isWrong = held.refuse({
      ...(chosen.length === 0 && { transferBusinesses: faultLabel('required') }),
      ...(!isEmail(email) && { emailGuest: faultLabel('email') }),
    });
    if (isWrong) return;
    const to = email.trim();
    const result = await mutate({
      data: { emailGuest: to, transferBusinesses: chosen.map((idCompany) => ({ idCompany })) },
    });
    if (!result.ok) return held.answer(result.failure);
    toast({ tone: 'success', message: t`Offered to ${to}` });
    onClose();
  };
  return (
    <FormDialog
      title={t`Offer a company`}
      submit={t`Send offer`}
      held={held}
      isDirty={email !== ''}
      isPending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
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
        error={held.at('transferBusinesses')}
      />
      <EmailField
        label={t`E-mail of the new owner`}
        description={t`They get an e-mail and have 30 days to answer. They can create an account if they have none.`}
        value={email}
        onChange={setEmail}
        error={held.at('emailGuest')}
      />
      <Banner tone="warning">
        {chosen.length === 0
          ? t`Once the offer is accepted, you lose all access to what you handed over.`
          : t`Once the offer is accepted, you lose all access to ${names}: stores, tills, sales and records.`}
      </Banner>
    </FormDialog>
  );
}
