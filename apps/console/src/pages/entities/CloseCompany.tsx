import { type Company, hierarchyCalls, transferCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { failureMessage, refresh, toast, useCallMutation, useCallQuery, useLabel } from '../../app/index.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
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
      <Text as="p" size="sm" tone="muted">
        {t`To hand it to somebody else instead, offer its ownership in your profile.`}
      </Text>
      {isAsked && <CloseDialog company={company} onClose={() => setAsked(false)} />}
    </Card>
  );
}

function CloseDialog({ company, onClose }: CloseCompanyProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const label = useLabel();
  const router = useRouter();
  const form = useId();
  const { id, cName } = company;
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const [failure, setFailure] = useState<Failure>();
  const { mutate, isPending } = useCallMutation(hierarchyCalls.remove);
  useUnsavedDialog(typed !== '');
  const close = async (): Promise<void> => {
    setFailure(undefined);
    if (typed.trim() !== cName) {
      setFaults({ cName: faultLabel('not_the_name') });
      return;
    }
    const result = await mutate({ params: { id }, data: { cName: typed } });
    if (!result.ok) {
      const told = faultsOf(result.failure);
      setFaults(told);
      if (!told['cName']) setFailure(result.failure);
      return;
    }
    onClose();
    toast({ tone: 'success', message: t`${cName} is closed` });
    router.history.push('/admin/companies');
    await refresh('company.ofUser', 'company.all', 'business.owned', 'transfer.list', 'store.all');
  };
  return (
    <Dialog
      title={t`Close ${cName} for good?`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={form} tone="danger" isPending={isPending}>{t`Close for good`}</Button>
        </>
      }
    >
      <FormFrame id={form} UNSAFE_className={css.stack} isPending={isPending} onSubmit={() => void close()}>
        {failure && <Banner tone="danger">{label(failureMessage(failure))}</Banner>}
        <Text as="p">
          {t`Nobody reaches its records, sales and pictures any more, you neither. Tickets are kept as long as the law asks for, out of everybody's sight. Export what you need first.`}
        </Text>
        <TextField
          label={t`Type the name of the company: ${cName}`}
          name="cName"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          error={faults['cName'] && label(faults['cName'])}
        />
      </FormFrame>
    </Dialog>
  );
}
