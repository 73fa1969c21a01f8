import { ticketCalls, type TicketHead } from '@comanda/api/calls';
import { dimensionLabel, keyLabel } from '@comanda/api/reports';
import { type DataTableColumn, useIsNarrow } from '@comanda/ui/DataTable';
import { Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAllowed, useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { lazyPart } from '../../lazyPart.ts';
import { useDefinition } from '../../resource/values/useReferences.ts';
import { askedOf, useListState } from '../../list/listState.ts';
import { DocumentList, useDocumentColumns } from './DocumentList.tsx';
import { useInvoicingOfChosen } from './invoicing.tsx';
import { SendUnreported } from './SendUnreported.tsx';
import { idsIn, narrowingNames, ticketFilter, whatIn } from './ticketFilter.ts';
import { TicketFilters } from './TicketFilters.tsx';
import { TicketMarks } from './TicketMarks.tsx';

// The list is there before a ticket is opened.
const TicketDrawer = lazyPart(async () => (await import('./TicketDrawer.tsx')).TicketDrawer);

const shownAtFirst = ['at', 'number', 'store', 'employee', 'customer', 'paid', 'lines', 'total'];
/** The day of the visit: what is asked stays the same while the page is looked at. */
const useToday = (): Date => useState(() => new Date())[0];

/** What the tills have sold, newest first (docs/product.md §10.3). */
export function TicketsPage() {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const company = useCompany();
  // Its texts say how was paid.
  const methods = useDefinition('PMT');
  const list = useListState(shownAtFirst, [], [...narrowingNames, 'id']);
  const { narrowing } = list;
  const isNarrow = useIsNarrow();
  const invoicing = useInvoicingOfChosen('tickets', list);
  const maySend = useAllowed('ALLOW_COMPANY_FISCAL_SEND');
  const filter = ticketFilter(narrowing, useToday());
  const query = useCallQuery(ticketCalls.list, askedOf(list, company.id, filter), {
    placeholderData: keepPreviousData,
  });
  const sums = query.data?.sums ?? [];
  const shared = useDocumentColumns();
  const columns = useMemo(
    (): readonly DataTableColumn<TicketHead>[] => [
      shared.when,
      shared.number((ticket) => <TicketMarks ticket={ticket} />),
      shared.store,
      {
        id: 'employee',
        header: label(dimensionLabel('employee')),
        width: 140,
        cell: ({ employee }) => employee && <bdi>{employee}</bdi>,
      },
      {
        id: 'customer',
        header: label(dimensionLabel('customer')),
        width: 140,
        cell: ({ customer }) => customer && <bdi>{customer}</bdi>,
      },
      {
        id: 'table',
        header: t`Table`,
        width: 80,
        cell: ({ table }) => table && <bdi>{table}</bdi>,
      },
      {
        id: 'service',
        header: label(dimensionLabel('service')),
        width: 130,
        cell: ({ serviceKind }) => label(keyLabel('service', serviceKind)),
      },
      {
        id: 'paid',
        header: t`Paid`,
        width: 120,
        cell: ({ paid }) => methods && paid.map((kind) => label({ id: `PMT.kind.${kind}` })).join(' + '),
      },
      shared.lines,
      {
        id: 'taxes',
        header: t`Taxes`,
        width: 220,
        cell: ({ taxes, currency }) => (
          <Text tone="muted">
            {taxes.map(({ code, tax }) => `${code} ${format.money(tax, currency)}`).join(' · ')}
          </Text>
        ),
      },
      {
        id: 'discount',
        header: t`Taken off`,
        width: 110,
        align: 'end',
        cell: ({ discount, currency }) => discount !== 0 && format.money(discount, currency),
      },
      {
        id: 'tips',
        header: t`Tips`,
        width: 90,
        align: 'end',
        cell: ({ tips, currency }) => tips !== 0 && format.money(tips, currency),
      },
      shared.total,
    ],
    [t, label, format, methods, shared],
  );
  return (
    <DocumentList
      title={t`Tickets`}
      {...(maySend &&
        whatIn(narrowing['what']) === 'unreported' && {
          actions: <SendUnreported idStores={idsIn(narrowing['store'])} />,
        })}
      description={t`Sales as the tills send them, newest first.`}
      filters={<TicketFilters methods={methods} list={list} total={query.data?.total ?? 0} />}
      list={list}
      query={query}
      isNarrowed={filter !== undefined || narrowing['search'] !== undefined}
      sums={{ text: t`Tickets`, of: sums.map(({ tickets, ...sum }) => ({ ...sum, count: tickets })) }}
      columns={columns}
      getRowLabel={({ terminal, number }) => `${terminal} ${number}`}
      summary={
        <>
          <Plural value={query.data?.total ?? 0} one="# ticket" other="# tickets" />
          {isNarrow &&
            sums.map(({ currency, total }) => (
              <Text key={currency} isFigures weight="medium">
                {' · '}
                {format.money(total, currency)}
              </Text>
            ))}
        </>
      }
      drawer={TicketDrawer}
      {...invoicing.bulk}
      empty={{ title: t`No ticket yet`, description: t`As soon as a till sells, its tickets appear here.` }}
    >
      {invoicing.over}
    </DocumentList>
  );
}
