import { type AnswerOf, documentKinds, type InvoiceBuyer, invoiceCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { f } from '@comanda/api/kernel';
import { faultLabel } from '@comanda/api/labels';
import { countries } from '@comanda/api/profile';
import { areaOf } from '@comanda/api/areas';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { Link } from '@comanda/ui/Link';
import { SearchSelect } from '@comanda/ui/SearchSelect';
import { Select } from '@comanda/ui/Select';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import {
  failureMessage,
  toast,
  useCallMutation,
  useCallQuery,
  useFormat,
  useLabel,
} from '../../app/index.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import { faultsOf } from '../../app/faultsOf.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { refreshes } from './refreshes.ts';
import * as css from './tickets.css.ts';

export interface InvoiceDialogProps {
  /** What it is made of: tickets, or delivery notes. */
  readonly of?: 'tickets' | 'delivered';
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}
const calls = {
  tickets: { propose: invoiceCalls.propose, make: invoiceCalls.make },
  delivered: { propose: invoiceCalls.proposeDelivered, make: invoiceCalls.makeDelivered },
} as const;
const customers = f.ref('CST');

/** Makes an invoice: to a customer, or to whomever is typed. */
export function InvoiceDialog({ of = 'tickets', ids, onClose, onMade }: InvoiceDialogProps) {
  const { t } = useLingui();
  const [idCustomer, setCustomer] = useState<string>();
  const query = useCallQuery(
    calls[of].propose,
    { data: { ids: [...ids], ...(idCustomer !== undefined && { idCustomer }) } },
    // What is typed stays until what is known of another customer is there.
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const proposal = query.data;
  if (proposal && !query.error && proposal.sellerLacks.length === 0)
    return (
      <Asked key={proposal.idCustomer} {...{ of, ids, proposal, onClose, onMade }} onCustomer={setCustomer} />
    );
  return (
    <Dialog
      title={t`Make an invoice`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={<Button slot="close">{t`Close`}</Button>}
    >
      {proposal && !query.error ? (
        <SellerLacks />
      ) : (
        <NotMade of={of} failure={query.error?.failure} query={query} />
      )}
    </Dialog>
  );
}

/** Why they make no invoice. */
function NotMade({
  of,
  failure,
  query,
}: {
  readonly of: AskedProps['of'];
  readonly failure: Failure | undefined;
  readonly query: Parameters<typeof QueryState>[0]['query'];
}) {
  const { t } = useLingui();
  if (failure?.kind !== 'refused' || !failure.error.extra) return <QueryState query={query} />;
  const [first] = failure.error.extra;
  const taken = first?.params?.['label'];
  if (taken !== undefined)
    return <Text as="p">{t`One of them is in invoice ${taken} already. Take that invoice back first.`}</Text>;
  if (first?.field === 'idCustomer')
    return <Text as="p">{t`They are of several customers: make an invoice for each.`}</Text>;
  if (first?.field === 'total')
    return (
      <Text as="p">{t`They come to less than nothing: choose the sales with what was given back.`}</Text>
    );
  if (of === 'delivered')
    return <Text as="p">{t`An invoice is made of delivery notes of one store and one currency.`}</Text>;
  return (
    <Text as="p">{t`An invoice is made of tickets of one store and one currency, none of them voided or of training.`}</Text>
  );
}

/** An invoice names who sells, and the business has not said enough of itself. */
function SellerLacks() {
  const { t } = useLingui();
  const href = `${areaOf('BSN')?.route ?? ''}/edit`;
  return (
    <div className={css.stack}>
      <Text as="p">{t`An invoice has to name the legal name, tax number and address of your business, and some of them are missing.`}</Text>
      <Link href={href}>{t`Fill in the business details`}</Link>
    </div>
  );
}

type Proposal = AnswerOf<typeof invoiceCalls.propose>;
interface AskedProps extends InvoiceDialogProps {
  readonly of: keyof typeof calls;
  readonly proposal: Proposal;
  readonly onCustomer: (id: string | undefined) => void;
}
type Faults = ReturnType<typeof faultsOf>;
const needed = ['name', 'taxNumber', 'street', 'city', 'country'] as const;

function Asked({ of, ids, proposal, onCustomer, onClose, onMade }: AskedProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const form = useId();
  const [buyer, setBuyer] = useState<InvoiceBuyer>(proposal.buyer);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const make = useCallMutation(calls[of].make, { refreshes });
  useUnsavedDialog(JSON.stringify(buyer) !== JSON.stringify(proposal.buyer));
  const set = (change: Partial<InvoiceBuyer>): void => setBuyer((before) => ({ ...before, ...change }));
  const errorOf = (field: keyof InvoiceBuyer) => {
    const fault = faults[`buyer.${field}`];
    return fault && label(fault);
  };
  const places = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
    return countries
      .map((id) => ({ id, label: names.of(id) ?? id }))
      .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  }, [i18n.locale]);
  const save = async (): Promise<void> => {
    const wrong: Faults = Object.fromEntries(
      needed.flatMap((field) =>
        buyer[field].trim() === '' ? [[`buyer.${field}`, faultLabel('required')]] : [],
      ),
    );
    setFaults(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return;
    const result = await make.mutate({ data: { ids: [...ids], idCustomer: proposal.idCustomer, buyer } });
    if (!result.ok) {
      const told = faultsOf(result.failure);
      setFaults(told);
      if (!Object.keys(told).some((field) => field.startsWith('buyer.'))) setFailure(result.failure);
      return;
    }
    toast({ tone: 'success', message: t`Invoice ${result.data.label} made` });
    onMade(result.data.id);
  };
  const total = format.money(proposal.total, proposal.currency);
  const madeOf =
    of === 'delivered'
      ? t`${plural(proposal.tickets, { one: '# delivery note', other: '# delivery notes' })}`
      : t`${plural(proposal.tickets, { one: '# ticket', other: '# tickets' })}`;
  const field = (name: keyof InvoiceBuyer, text: string, most: number) => (
    <TextField
      label={text}
      dir="auto"
      maxLength={most}
      value={buyer[name]}
      onChange={(value) => set({ [name]: value })}
      error={errorOf(name)}
    />
  );
  return (
    <Dialog
      title={t`Make an invoice`}
      size="md"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={make.isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={form} tone="accent" isPending={make.isPending}>
            {t`Make invoice of ${total}`}
          </Button>
        </>
      }
    >
      <FormFrame
        id={form}
        UNSAFE_className={css.stack}
        isPending={make.isPending}
        onSubmit={() => void save()}
      >
        {failure && (
          <Banner tone="danger">
            {label(failureMessage(failure))}
            <Refusal failure={failure} />
          </Banner>
        )}
        <Text as="p" tone="muted">
          {t`${madeOf} · ${total}. Its number is given when it is made, and nothing changes it afterwards.`}
        </Text>
        {proposal.isReported && (
          <Banner tone="info">
            {of === 'delivered'
              ? t`The tax office does not hear of this invoice from here: report it yourself.`
              : t`The tax office knows these tickets. It does not hear of the invoice, which adds nothing to them.`}
          </Banner>
        )}
        <ReferenceFacet
          field={customers}
          label={t`Customer`}
          value={proposal.idCustomer === null ? [] : [proposal.idCustomer]}
          onChange={(chosen) => onCustomer(chosen.findLast((id) => id !== proposal.idCustomer))}
        />
        <div className={css.fields}>
          {field('name', t`Name or company`, 120)}
          <Select
            label={t`Document`}
            value={buyer.documentKind}
            onChange={(documentKind) => set({ documentKind })}
            options={documentKinds.map((id) => ({ id, label: label({ id: `CST.documentKind.${id}` }) }))}
          />
          {field('taxNumber', t`Tax number`, 20)}
          <SearchSelect
            label={t`Country`}
            options={places}
            value={buyer.country.slice(0, 2) || null}
            onChange={(country) => set({ country })}
            error={errorOf('country')}
          />
          {field('street', t`Street and number`, 120)}
          {field('zip', t`Postal code`, 12)}
          {field('city', t`City`, 80)}
        </div>
      </FormFrame>
    </Dialog>
  );
}
