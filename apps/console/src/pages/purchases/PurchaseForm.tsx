import { product } from '@comanda/api/areas/sales/product';
import { supplier } from '@comanda/api/areas/others/supplier';
import { tax } from '@comanda/api/areas/basics/tax';
import { type Purchase, purchaseCalls, type ReadPurchase } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { f } from '@comanda/api/kernel';
import { faultLabel } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import type { PurchaseTax } from '@comanda/api/pricing';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { FormFrame } from '@comanda/ui/Form';
import { Link, LinkButton } from '@comanda/ui/Link';
import { Select } from '@comanda/ui/Select';
import { Switch } from '@comanda/ui/Switch';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import {
  failureMessage,
  toast,
  useAllowed,
  useCallMutation,
  useCallQuery,
  useCompany,
  useFormat,
  useLabel,
  useUnsaved,
} from '../../app/index.ts';
import { lazyPart } from '../../lazyPart.ts';
import { newHref } from '../../resource/addresses.ts';
import { callsOf } from '../../resource/calls.ts';
import { LeaveDialog } from '../../resource/form/LeaveDialog.tsx';
import { asItems, asNames, asNumber, asText } from '../../resource/values/read.ts';
import { storedIn } from '../../resource/values/stored.ts';
import {
  type Draft,
  draftOf,
  emptyDraft,
  figuresOf,
  missingIn,
  saidLines,
  sentOf,
  withRead,
} from './draft.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { purchaseFaults } from './faults.ts';
import { boughtHref } from './hrefs.ts';
import { PurchaseLines } from './PurchaseLines.tsx';
import { PurchaseTotals } from './PurchaseTotals.tsx';
import { RecordChoice } from './RecordChoice.tsx';
import { refreshes } from './refreshes.ts';
import * as css from './purchases.css.ts';

// A calendar and a place to drop a file come when the form is there.
const DatePicker = lazyPart(async () => (await import('@comanda/ui/DatePicker')).DatePicker);
const XmlDrop = lazyPart(async () => (await import('./XmlDrop.tsx')).XmlDrop);

export interface PurchaseFormProps {
  /** The one that it stands in the place of. */
  readonly corrects?: Purchase;
  /** The store that is proposed. */
  readonly idStore: string | null;
}
type Faults = ReturnType<typeof purchaseFaults>;
const suppliers = f.ref('SPL');
const stores = f.ref('STR');
const kindsOfTax = ['N', 'I', 'F', 'G'] as const;
const here = (): string => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date());

/** The taxes of the company as purchases are reckoned with them. */
function useTaxes() {
  const { id: companyId } = useCompany();
  const { names } = useFormat();
  const query = useCallQuery(callsOf(tax).ofCompany, { params: { companyId } });
  const rows = query.data?.elements;
  const known = useMemo(() => {
    const stored = storedIn(rows ?? []);
    const taxes = new Map(
      stored.map((row): [string, PurchaseTax] => [
        row.id,
        {
          id: row.id,
          code: asText(row['code']),
          kind: kindsOfTax.find((kind) => kind === row['kind']) ?? 'N',
          value: asText(row['value']) || '0',
          amount: asNumber(row['amount']) ?? 0,
          members: asItems(row['members']).map((member) => ({ idTax: asText(member['idTax']) })),
          equivalenceSurcharge: asText(row['equivalenceSurcharge']) || null,
        },
      ]),
    );
    const options = stored
      .filter((row) => row['status'] === 'A')
      .map((row) => ({ id: row.id, label: names(asNames(row['names'])) || asText(row['code']) }));
    return { taxes, options };
  }, [rows, names]);
  return { ...known, query };
}

/** Records what was bought, by hand or from an electronic invoice. What was typed stays until it is recorded. */
export function PurchaseForm({ corrects, idStore }: PurchaseFormProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const router = useRouter();
  const company = useCompany();
  const { decimals } = company.currency;
  const [start] = useState<Draft>(() => (corrects ? draftOf(corrects) : emptyDraft(idStore, here())));
  const [draft, setDraft] = useState(start);
  const [read, setRead] = useState<ReadPurchase>();
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const make = useCallMutation(purchaseCalls.make, { refreshes });
  const mayAddSupplier = useAllowed(actionOf(supplier, 'CREATE'));
  const mayChangeProducts = useAllowed(actionOf(product, 'EDIT'));
  const { taxes, options, query: taxQuery } = useTaxes();
  const from = useCallQuery(
    callsOf(supplier).get,
    { params: { id: draft.idSupplier ?? '' } },
    { enabled: draft.idSupplier !== null },
  ).data;
  const taxKind = (['1', '2', '3'] as const).find((kind) => kind === from?.['taxKind']) ?? '1';
  const figures = figuresOf(draft, taxes, { decimals, taxKind });
  const isDone = useRef(false);
  const isDirty = draft !== start;
  useUnsaved(isDirty);
  const set = (change: Partial<Draft>): void => setDraft((before) => ({ ...before, ...change }));
  const errorOf = (field: string) => {
    const fault = faults[field];
    return fault && label(fault);
  };
  const said = saidLines(draft);
  const save = async (): Promise<void> => {
    const missing = Object.entries(missingIn(draft)).map(([field, code]) => [
      field,
      { ...faultLabel(code), ...(code === 'too_small' && { values: { min: '0.0001' } }) },
    ]);
    setFaults(Object.fromEntries(missing));
    setFailure(undefined);
    if (missing.length > 0) return;
    const result = await make.mutate({
      data: sentOf(draft, {
        idCompany: company.id,
        corrects: corrects?.id ?? null,
        taxes: figures.told.slice(),
      }),
    });
    if (!result.ok) {
      setFaults(purchaseFaults(result.failure));
      return setFailure(result.failure);
    }
    isDone.current = true;
    toast({ tone: 'success', message: t`Purchase ${result.data.label} recorded` });
    router.history.push(boughtHref(result.data.id));
  };
  const differs = read?.total !== undefined && read.total !== null && read.total !== figures.total;
  return (
    <FormFrame
      label={t`Purchase`}
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
      {taxQuery.isError && <QueryState query={taxQuery} />}
      {!corrects && (
        <XmlDrop
          onRead={(next) => {
            setRead(next);
            setFaults({});
            setDraft((before) => withRead(before, next));
          }}
        />
      )}
      {read && read.supplier.id === null && draft.idSupplier === null && (
        <Banner tone="warning" title={t`${read.supplier.name} is not among your suppliers`}>
          {t`No supplier has the tax number ${read.supplier.taxNumber}. Choose one below, or add it first.`}{' '}
          {mayAddSupplier && <Link href={newHref(supplier)} target="_blank">{t`New supplier`}</Link>}
        </Banner>
      )}
      <Card title={t`Document`}>
        <div className={css.fields}>
          <RecordChoice
            field={suppliers}
            label={t`Supplier`}
            value={draft.idSupplier}
            onChange={(idSupplier) => set({ idSupplier })}
            error={errorOf('idSupplier')}
          />
          <RecordChoice
            field={stores}
            label={t`Store`}
            value={draft.idStore}
            onChange={(next) => set({ idStore: next })}
            error={errorOf('idStore')}
          />
          <TextField
            label={t`Number of the supplier`}
            isRequired
            dir="auto"
            maxLength={60}
            value={draft.document}
            onChange={(document) => set({ document })}
            error={errorOf('document')}
          />
          <DatePicker
            label={t`Date`}
            isRequired
            value={draft.day}
            onChange={(day) => set({ day })}
            error={errorOf('day')}
          />
          <Select
            label={t`What happened`}
            value={draft.kind}
            onChange={(kind) => set({ kind })}
            options={[
              { id: 'N', label: t`Goods came in` },
              { id: 'A', label: t`Goods went back` },
            ]}
          />
        </div>
      </Card>
      <Card title={t`Lines`} description={t`Prices without taxes.`}>
        {faults['lines'] && <Banner tone="danger">{errorOf('lines')}</Banner>}
        <PurchaseLines
          lines={draft.lines}
          onChange={(lines) => set({ lines })}
          nets={figures.nets}
          taxes={options}
          idRate={asText(from?.['idRate']) || null}
          decimals={decimals}
          errorOf={(place, field) => {
            const line = draft.lines[place];
            const sent = line ? said.indexOf(line) : -1;
            return sent < 0 ? undefined : errorOf(`lines.${sent}.${field}`);
          }}
        />
      </Card>
      <Card>
        <div className={css.stack}>
          <PurchaseTotals figures={figures} taxes={options} />
          {differs && (
            <Banner tone="warning">
              {t`The document comes to ${format.money(read.total)}, these lines to ${format.money(figures.total)}. Look for a discount or a charge on the whole of it.`}
            </Banner>
          )}
          {mayChangeProducts && draft.kind === 'N' && (
            <Switch
              label={t`Let the costs of its products follow`}
              description={t`Their price in the supplier’s purchase rate becomes what was paid.`}
              isSelected={draft.costs}
              onChange={(costs) => set({ costs })}
            />
          )}
          {faults['costs'] && <Banner tone="danger">{errorOf('costs')}</Banner>}
          <div className={css.line}>
            <Button type="submit" tone="accent" isPending={make.isPending}>
              {corrects ? t`Record correction` : t`Record purchase`}
            </Button>
            <LinkButton href={boughtHref(corrects?.id)}>{t`Cancel`}</LinkButton>
          </div>
        </div>
      </Card>
      <LeaveDialog
        draft={{ get: () => ({ isDirty: isDirty && !isDone.current }) }}
        onDiscard={() => setDraft(start)}
      />
    </FormFrame>
  );
}
