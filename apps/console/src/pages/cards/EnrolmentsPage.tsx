import { type CardEnrolment, enrolmentCalls } from '@comanda/api/calls';
import { nameOf } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import type { DataTableColumn, RowAction } from '@comanda/ui/DataTable';
import { Status } from '@comanda/ui/Status';
import { Plural, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { writeDay } from '../../app/dates.ts';
import {
  toast,
  useAllowed,
  useCallMutation,
  useCallQuery,
  useCompany,
  useFormat,
  useLabel,
} from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { useListState } from '../../list/listState.ts';
import { pageOf, PlainList } from '../../list/PlainList.tsx';
import { enrolmentTones } from './words.ts';
import { EnrolmentDialog, enrolmentsChanged } from './EnrolmentDialog.tsx';

const enrols = 'ALLOW_COMPANY_CARD_ENROL';
const shown = ['code', 'store', 'tariff', 'submitted', 'state'];

/** What the company may still write. */
const isOpen = ({ state }: CardEnrolment): boolean => state === 'DRF' || state === 'RJC' || state === 'ASK';

/** What a business has asked to take cards for: it writes and sends, and the platform decides (docs/product.md §19.13). */
export function EnrolmentsPage() {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const company = useCompany();
  const mayEnrol = useAllowed(enrols);
  const list = useListState(shown);
  const query = useCallQuery(enrolmentCalls.list, { data: { idCompany: company.id } });
  const send = useCallMutation(enrolmentCalls.send, { refreshes: enrolmentsChanged });
  const [written, setWritten] = useState<CardEnrolment | 'new'>();
  const [sent, setSent] = useState<CardEnrolment>();
  const all = query.data?.elements;
  const columns: readonly DataTableColumn<CardEnrolment>[] = [
    {
      id: 'code',
      header: label({ id: 'FPN.legalName' }),
      width: 220,
      isRowHeader: true,
      isHideable: false,
      cell: ({ legalName }) => <bdi>{legalName}</bdi>,
      under: ({ code }) => code,
    },
    {
      id: 'store',
      header: label(nameOf('STR')),
      width: 180,
      card: 'detail',
      cell: ({ sName }) => <bdi>{sName ?? t`All stores`}</bdi>,
    },
    {
      id: 'tariff',
      header: label({ id: 'FPN.idPayTariff' }),
      width: 170,
      cell: ({ tariff }) => tariff && <bdi>{format.names(tariff)}</bdi>,
    },
    {
      id: 'submitted',
      header: label({ id: 'FPN.submitted' }),
      width: 120,
      cell: ({ submitted }) => submitted !== null && writeDay(submitted),
    },
    {
      id: 'state',
      header: label({ id: 'FPN.state' }),
      width: 300,
      card: 'detail',
      cell: (one) => (
        <Status tone={enrolmentTones[one.state]} text={label({ id: `FPN.state.${one.state}` })} />
      ),
      under: ({ reason }) => reason ?? undefined,
    },
  ];
  const rowActions = (one: CardEnrolment): readonly RowAction[] =>
    mayEnrol && isOpen(one)
      ? [
          { id: 'edit', label: t`Edit`, onAction: () => setWritten(one) },
          { id: 'send', label: t`Send`, onAction: () => setSent(one) },
        ]
      : [];
  const make = mayEnrol && (
    <Button tone="accent" iconStart={Plus} onPress={() => setWritten('new')}>
      {t`New enrolment`}
    </Button>
  );
  return (
    <PlainList
      title={t`Take cards`}
      description={t`Ask the platform for card payment: write a draft and send it. It is approved or rejected with a reason.`}
      actions={
        <>
          <Limits actions={[enrols]} />
          {make}
        </>
      }
      list={list}
      query={query}
      found={pageOf(all, list)}
      columns={columns}
      getRowLabel={({ legalName, code }) => `${legalName} ${code}`}
      summary={<Plural value={all?.length ?? 0} one="# enrolment" other="# enrolments" />}
      rowActions={rowActions}
      empty={{
        title: t`Nothing was asked yet`,
        description: t`Say what your business expects to take, choose a tariff, and send it.`,
        action: make,
      }}
    >
      {written !== undefined && (
        <EnrolmentDialog
          {...(written !== 'new' && { enrolment: written })}
          onClose={() => setWritten(undefined)}
        />
      )}
      {sent && (
        <ConfirmDialog
          title={t`Send the enrolment ${sent.code}?`}
          isOpen
          onOpenChange={(isShown) => {
            if (!isShown) setSent(undefined);
          }}
          confirmLabel={t`Send`}
          onConfirm={async () => {
            const { id, version } = sent;
            const result = await send.mutate({ data: { idCompany: company.id, id, version } });
            setSent(undefined);
            if (result.ok) toast({ tone: 'success', message: t`Sent` });
            else tellFailure(result.failure, t`Not sent.`);
          }}
        >
          {t`While the platform looks at it, it cannot be changed.`}
        </ConfirmDialog>
      )}
    </PlainList>
  );
}
