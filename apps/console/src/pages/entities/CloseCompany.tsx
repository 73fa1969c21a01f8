import { type Company, hierarchyCalls, transferCalls } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { LinkButton } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { refresh, toast, useCallMutation, useCallQuery } from '../../app/index.ts';
import { useHeld } from '../../app/useHeld.ts';
import * as css from './entities.css.ts';

export interface CloseCompanyProps {
  readonly company: Company;
}

/** The end of a company, for whom it belongs to (docs/product.md §22.15). */
export function CloseCompany({ company }: CloseCompanyProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const { data } = useCallQuery(transferCalls.owned, {});
  if (!data?.companiesWithStores.some(({ id }) => id === company.id)) return null;
  return (
    <Card
      title={t`Close the company`}
      description={t`For good: everybody is out of it, and its tills and kitchen screens are signed out.`}
      actions={
        <Button tone="danger" variant="soft" onPress={() => setAsked(true)}>
          {t`Close company`}
        </Button>
      }
    >
      <div className={css.buttons}>
        <Text size="sm" tone="muted">
          {t`To hand it to somebody else instead, offer them its ownership.`}
        </Text>
        <LinkButton size="sm" href="/profile/ownership/sent">{t`Ownership sent`}</LinkButton>
      </div>
      {isAsked && <CloseDialog company={company} onClose={() => setAsked(false)} />}
    </Card>
  );
}

function CloseDialog({ company, onClose }: CloseCompanyProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const { id, cName } = company;
  const [typed, setTyped] = useState('');
  const held = useHeld('cName');
  const { mutate, isPending } = useCallMutation(hierarchyCalls.remove);
  const close = async (): Promise<void> => {
    if (held.refuse(typed.trim() === cName ? {} : { cName: faultLabel('not_the_name') })) return;
    const result = await mutate({ params: { id }, data: { cName: typed } });
    if (!result.ok) return held.answer(result.failure);
    onClose();
    toast({ tone: 'success', message: t`${cName} is closed` });
    router.history.push('/admin/companies');
    await refresh('company.ofUser', 'company.all', 'business.owned', 'transfer.list', 'store.all');
  };
  return (
    <FormDialog
      title={t`Close ${cName} for good?`}
      submit={t`Close for good`}
      tone="danger"
      held={held}
      isDirty={typed !== ''}
      isPending={isPending}
      onSubmit={close}
      onClose={onClose}
    >
      <Text as="p">
        {t`Nobody reaches its records, sales and pictures any more, you neither. Tickets are kept as long as the law asks for, out of everybody's sight. Export what you need first.`}
      </Text>
      <TextField
        label={t`Type the name of the company: ${cName}`}
        name="cName"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={held.at('cName')}
      />
    </FormDialog>
  );
}
