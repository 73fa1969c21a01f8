import { cardBrands, cardCalls, type CardPayment, cardStates } from '@comanda/api/calls';
import { download } from '@comanda/api/client/download';
import { f } from '@comanda/api/kernel';
import { type DataTableColumn, useIsNarrow } from '@comanda/ui/DataTable';
import { Button } from '@comanda/ui/Button';
import { Figures } from '@comanda/ui/Figures';
import { Status } from '@comanda/ui/Status';
import { TagGroup } from '@comanda/ui/TagGroup';
import { Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { client, useCallQuery, useCompany, useFormat } from '../../app/index.ts';
import { DownloadButton } from '../../resource/import/DownloadButton.tsx';
import { lazyPart } from '../../lazyPart.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { useDefinition } from '../../resource/values/useReferences.ts';
import { DocumentList, useDocumentColumns } from '../documents/DocumentList.tsx';
import { ChoiceFacet, PeriodFacet, RecordsFacet } from '../documents/facets.tsx';
import { askedOf, useListState } from '../../list/listState.ts';
import { paymentFilter, paymentParameters, paymentPeriod } from './paymentFilter.ts';
import { useCardWords, useStateWords } from './words.ts';

// Few open the ticket of a payment.
const TicketDrawer = lazyPart(async () => (await import('../documents/TicketDrawer.tsx')).TicketDrawer);

const shown = ['at', 'card', 'store', 'number', 'amount', 'fee', 'net', 'state'];
const stores = f.ref('STR');
const ALL = 'all';

/** What was paid by card, newest first: what it cost, and what became of it (docs/product.md §19.10). */
export function PaymentsPage() {
  const { t } = useLingui();
  const format = useFormat();
  const { wordOf, cardOf } = useCardWords();
  const states = useStateWords();
  const company = useCompany();
  const isNarrow = useIsNarrow();
  // A ticket's own texts say how was paid.
  useDefinition('PMT');
  const list = useListState(shown, [], paymentParameters);
  const { narrowing, narrow } = list;
  const [now] = useState(() => new Date());
  const [opened, setOpened] = useState<string>();
  const shared = useDocumentColumns();
  const filter = paymentFilter(narrowing, now);
  const asked = askedOf(list, company.id, filter);
  const query = useCallQuery(cardCalls.payments, asked, { placeholderData: keepPreviousData });
  const sums = query.data?.sums ?? [];
  const money = (minor: number | null, currency: string) =>
    minor === null ? (
      '–'
    ) : (
      <Text isFigures wrap="none">
        {format.money(minor, currency)}
      </Text>
    );
  const columns: readonly DataTableColumn<CardPayment>[] = [
    shared.when,
    {
      id: 'card',
      header: t`Card`,
      width: 180,
      isRowHeader: true,
      isHideable: false,
      cell: ({ brand }) => (brand === null ? t`Unknown card` : wordOf('brand', brand)),
      under: (payment) => cardOf(payment),
      // There is no column for it on a phone: there it is said of what waits for nothing and is not paid out.
      ...(isNarrow && {
        marks: ({ state }: CardPayment) => (state === 'N' || state === 'O') && <Status {...states[state]} />,
      }),
    },
    // On a phone what the card was tells more, and there is room for one of them.
    {
      id: 'store',
      header: t`Store`,
      width: 170,
      cell: ({ sName }) => <bdi>{sName}</bdi>,
      under: ({ terminal, scope }) => (scope === 'ECM' ? wordOf('scope', scope) : terminal),
    },
    {
      id: 'number',
      header: t`Ticket`,
      width: 90,
      align: 'end',
      cell: ({ number }) => format.number(number),
    },
    {
      id: 'tariff',
      header: t`Tariff`,
      width: 150,
      cell: ({ tariff }) => tariff && <bdi>{format.names(tariff)}</bdi>,
    },
    { id: 'reader', header: t`Reader`, width: 130, cell: ({ reader }) => reader && <bdi>{reader}</bdi> },
    {
      id: 'amount',
      header: t`Amount`,
      width: 110,
      align: 'end',
      card: 'value',
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      id: 'fee',
      header: t`Fee`,
      width: 90,
      align: 'end',
      cell: ({ fee, currency }) => money(fee, currency),
    },
    {
      id: 'net',
      header: t`Net`,
      width: 110,
      align: 'end',
      cell: ({ net, currency }) => money(net, currency),
    },
    {
      id: 'state',
      header: t`State`,
      width: 140,
      cell: ({ state }) => <Status {...states[state]} />,
      under: ({ movement, state }) => {
        if (state === 'O') return t`Restored from a backup`;
        return movement === null ? undefined : t`Payout ${movement}`;
      },
    },
  ];
  const period = paymentPeriod(narrowing);
  const { search = '', brand, state, store, movement } = narrowing;
  const [first] = query.data?.elements ?? [];
  return (
    <DocumentList
      title={t`Card payments`}
      description={t`What the tills took by card, with what each payment costs by the tariff.`}
      actions={
        <DownloadButton
          variant="ghost"
          fetchFile={() =>
            download(client, cardCalls.export, {
              data: {
                idCompany: company.id,
                format: 'xlsx',
                search,
                ...(filter && { whereExtra: filter }),
              },
            })
          }
        >{t`Export`}</DownloadButton>
      }
      list={list}
      query={query}
      isNarrowed={Object.keys(narrowing).length > 0}
      columns={columns}
      getRowLabel={({ number, brand: of }) => `${number} ${wordOf('brand', of)}`}
      summary={<Plural value={query.data?.total ?? 0} one="# payment" other="# payments" />}
      onOpen={(id) => setOpened(query.data?.elements.find((one) => one.id === id)?.idTicket)}
      empty={{
        title: t`No payment by card in 30 days`,
        description: t`As soon as a till takes a card, the payment appears here.`,
        action: <Button onPress={() => narrow('period', ALL)}>{t`Look at all days`}</Button>,
      }}
      filters={
        <>
          <NarrowingLine
            search={
              <SearchBox
                label={t`Ticket or reader…`}
                value={search}
                onSearch={(sought) => narrow('search', sought)}
              />
            }
            held={
              [brand, state, store, movement].filter((value) => value !== undefined && value !== '').length
            }
            total={query.data?.total ?? 0}
          >
            {movement !== undefined && (
              <TagGroup
                label={t`Payout`}
                isLabelHidden
                items={[{ id: 'movement', label: first ? t`Payout ${first.movement}` : t`Payout` }]}
                onRemove={() => narrow('movement', '')}
              />
            )}
            <PeriodFacet
              value={period === ALL ? undefined : period}
              onChange={(chosen) => narrow('period', chosen || ALL)}
            />
            <ChoiceFacet
              label={t`Card`}
              all={t`All cards`}
              value={brand}
              onChange={(chosen) => narrow('brand', chosen)}
              options={cardBrands.map((id) => ({ id, label: wordOf('brand', id) }))}
            />
            <ChoiceFacet
              label={t`State`}
              all={t`Any state`}
              value={state}
              onChange={(chosen) => narrow('state', chosen)}
              options={cardStates.map((id) => ({ id, label: states[id].text }))}
            />
            <RecordsFacet name="store" field={stores} list={list} />
          </NarrowingLine>
          {sums.map(({ currency, payments, amount, fees, net }) => (
            <Figures
              key={currency}
              label={t`What is found`}
              items={[
                { id: 'amount', text: t`Card turnover`, value: format.money(amount, currency) },
                { id: 'fees', text: t`Fees`, value: format.money(fees, currency) },
                { id: 'net', text: t`Net of what has a fee`, value: format.money(net, currency) },
                ...(isNarrow ? [] : [{ id: 'payments', text: t`Payments`, value: format.number(payments) }]),
              ]}
            />
          ))}
        </>
      }
    >
      {opened !== undefined && (
        <TicketDrawer id={opened} onOpen={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </DocumentList>
  );
}
