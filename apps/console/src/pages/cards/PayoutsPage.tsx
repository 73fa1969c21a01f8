import { cardCalls, type CardMovement, type CardWaiting } from '@comanda/api/calls';
import { f } from '@comanda/api/kernel';
import { pages } from '@comanda/api/pages';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { type DataTableColumn, useIsNarrow } from '@comanda/ui/DataTable';
import { Figures } from '@comanda/ui/Figures';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { writeDay } from '../../app/dates.ts';
import { toast, useAllowed, useCallMutation, useCallQuery, useCompany, useFormat } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { among, DocumentList, useDocumentColumns } from '../documents/DocumentList.tsx';
import { RecordsFacet } from '../documents/facets.tsx';
import { idsIn } from '../documents/ticketFilter.ts';
import { askedOf, useListState } from '../../list/listState.ts';
import { useCardWords } from './words.ts';

const shown = ['number', 'day', 'store', 'account', 'payments', 'gross', 'fees', 'net'];
const stores = f.ref('STR');
const pays = 'ALLOW_COMPANY_CARD_PAY';
/** What is asked for again once something was paid out. */
const paid = ['cardMovement.list', 'cardMovement.waiting', 'cardPayment.list'];

/** What was paid out to banks, and what waits (docs/product.md §19.11). */
export function PayoutsPage() {
  const { t } = useLingui();
  const format = useFormat();
  const navigate = useNavigate();
  const { wordOf } = useCardWords();
  const company = useCompany();
  const list = useListState(shown, [], ['search', 'store']);
  const { narrowing, narrow } = list;
  const { search = '', store = '' } = narrowing;
  const parts = among('idStore', idsIn(store));
  const query = useCallQuery(
    cardCalls.movements,
    askedOf(list, company.id, parts.length > 0 ? { and: [...parts] } : undefined),
    { placeholderData: keepPreviousData },
  );
  const waiting = useCallQuery(cardCalls.waiting, { data: { idCompany: company.id } });
  const shared = useDocumentColumns();
  const figures = (minor: number, currency: string, weight: 'medium' | 'regular' = 'regular') => (
    <Text isFigures wrap="none" weight={weight}>
      {format.money(minor, currency)}
    </Text>
  );
  const columns: readonly DataTableColumn<CardMovement>[] = [
    {
      id: 'number',
      header: t`Payout`,
      width: 100,
      isRowHeader: true,
      isHideable: false,
      cell: ({ number }) => format.number(number),
    },
    {
      id: 'day',
      header: t`Day`,
      width: 190,
      card: 'detail',
      cell: ({ day }) => writeDay(day),
      under: ({ from, until }) =>
        from === until ? t`of ${writeDay(from)}` : t`of ${writeDay(from)} – ${writeDay(until)}`,
    },
    shared.store,
    {
      id: 'account',
      header: t`Bank account`,
      width: 180,
      cell: ({ iban }) => <bdi>{iban}</bdi>,
      under: ({ sweep }) => wordOf('sweep', sweep),
    },
    {
      id: 'payments',
      header: t`Payments`,
      width: 100,
      align: 'end',
      cell: ({ payments }) => format.number(payments),
    },
    {
      id: 'gross',
      header: t`Taken`,
      width: 120,
      align: 'end',
      cell: ({ gross, currency }) => figures(gross, currency),
    },
    {
      id: 'fees',
      header: t`Fees`,
      width: 100,
      align: 'end',
      cell: ({ fees, currency }) => figures(fees, currency),
    },
    {
      id: 'net',
      header: t`Paid out`,
      width: 130,
      align: 'end',
      card: 'value',
      cell: ({ net, currency }) => figures(net, currency, 'medium'),
    },
  ];
  return (
    <DocumentList
      title={t`Payouts`}
      description={t`What was taken by card goes to the bank, less its fees. Open a payout for its payments.`}
      actions={<Limits actions={[pays]} />}
      list={list}
      query={query}
      isNarrowed={search !== '' || parts.length > 0}
      columns={columns}
      getRowLabel={({ number }) => t`Payout ${number}`}
      summary={<Plural value={query.data?.total ?? 0} one="# payout" other="# payouts" />}
      onOpen={(id) => void navigate({ href: `${pages.cardPayments.path}?movement=${id}` })}
      empty={{
        title: t`Nothing was paid out yet`,
        description: t`What is taken by card goes out by the rhythm of the merchant account.`,
      }}
      filters={
        <>
          {waiting.data?.balances.map(({ currency, nets, paid, waits }) => (
            <Figures
              key={currency}
              label={t`All payments with a fee`}
              items={[
                { id: 'nets', text: t`Taken, less fees`, value: format.money(nets, currency) },
                { id: 'paid', text: t`Paid out`, value: format.money(paid, currency) },
                { id: 'waits', text: t`Waits`, value: format.money(waits, currency) },
              ]}
            />
          ))}
          {waiting.data && waiting.data.elements.length > 0 && <Waiting rows={waiting.data.elements} />}
          <NarrowingLine
            search={
              <SearchBox
                label={t`Number or account…`}
                value={search}
                onSearch={(words) => narrow('search', words)}
              />
            }
            held={store === '' ? 0 : 1}
            total={query.data?.total ?? 0}
          >
            <RecordsFacet name="store" field={stores} list={list} />
          </NarrowingLine>
        </>
      }
    />
  );
}

/** What waits, store by store; where it is paid out by hand, the button that does it. */
function Waiting({ rows }: { readonly rows: readonly CardWaiting[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const { wordOf } = useCardWords();
  const company = useCompany();
  const mayPay = useAllowed(pays);
  const [asked, setAsked] = useState<CardWaiting>();
  const pay = useCallMutation(cardCalls.payOut, { refreshes: paid });
  const isAnyByHand = mayPay && rows.some(({ sweep }) => sweep === 'MAN');
  const whenOf = ({ due, sweep }: CardWaiting): string =>
    due === null ? wordOf('sweep', sweep) : `${wordOf('sweep', sweep)} · ${writeDay(due)}`;
  return (
    <Card title={t`Waits to be paid out`} padding="none">
      <Table<CardWaiting>
        caption={t`Waits to be paid out`}
        isCaptionHidden
        rows={rows}
        getRowId={({ idStore, merchantNumber, currency }) => `${idStore} ${merchantNumber} ${currency}`}
        columns={[
          { id: 'store', header: t`Store`, isRowHeader: true, cell: ({ sName }) => <bdi>{sName}</bdi> },
          ...(isNarrow
            ? []
            : [
                {
                  id: 'account',
                  header: t`Bank account`,
                  cell: ({ iban }: CardWaiting) => <bdi>{iban}</bdi>,
                },
                { id: 'when', header: t`Paid out`, cell: whenOf },
                {
                  id: 'payments',
                  header: t`Payments`,
                  align: 'end' as const,
                  cell: ({ payments }: CardWaiting) => format.number(payments),
                },
              ]),
          {
            id: 'waits',
            header: t`Amount`,
            align: 'end',
            cell: ({ waits, currency }) => format.money(waits, currency),
          },
          ...(isAnyByHand
            ? [
                {
                  id: 'pay',
                  header: t`By hand`,
                  align: 'end' as const,
                  cell: (row: CardWaiting) =>
                    row.sweep === 'MAN' &&
                    row.waits > 0 && (
                      <Button
                        size="sm"
                        iconStart={Landmark}
                        onPress={() => setAsked(row)}
                      >{t`Pay out now`}</Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {asked && (
        <ConfirmDialog
          title={t`Pay out ${format.money(asked.waits, asked.currency)}?`}
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsked(undefined);
          }}
          confirmLabel={t`Pay out now`}
          onConfirm={async () => {
            const result = await pay.mutate({ data: { idCompany: company.id, idStore: asked.idStore } });
            setAsked(undefined);
            if (!result.ok) tellFailure(result.failure, t`Not paid out.`);
            else if (result.data.movements === 0)
              toast({ tone: 'warning', message: t`Nothing waits any more: it was paid out meanwhile.` });
            else toast({ tone: 'success', message: t`Paid out` });
          }}
        >
          {t`All that waits in ${asked.sName} goes to ${asked.iban}.`}
        </ConfirmDialog>
      )}
    </Card>
  );
}
