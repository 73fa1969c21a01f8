import { ticketCalls, type TicketHead } from '@comanda/api/calls';
import { DataTable, type DataTableColumn } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useListState } from '../list/listState.ts';
import { statusOfQuery } from '../list/tableStatus.ts';
import * as css from '../list/list.css.ts';
import { TicketDrawer } from './TicketDrawer.tsx';

const columnIds = ['at', 'store', 'terminal', 'number', 'lines', 'taxes', 'total'];
const noTickets: readonly TicketHead[] = [];

/** What the tills have sold, newest first (docs/product.md §10.3). */
export function TicketsPage() {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const company = useCompany();
  const { address, state, onStateChange } = useListState(columnIds);
  const [opened, setOpened] = useState<string>();
  const query = useCallQuery(
    ticketCalls.list,
    { data: { idCompany: company.id, limit: address.size, offset: (address.page - 1) * address.size } },
    { placeholderData: keepPreviousData },
  );
  const columns = useMemo(
    (): readonly DataTableColumn<TicketHead>[] => [
      {
        id: 'at',
        header: t`When`,
        width: 150,
        cell: ({ at }) => <RelativeTime at={at} />,
      },
      { id: 'store', header: t`Store`, width: 150, cell: ({ sName }) => sName },
      { id: 'terminal', header: t`Till`, width: 100, cell: ({ terminal }) => terminal },
      {
        id: 'number',
        header: t`Number`,
        width: 90,
        align: 'end',
        isRowHeader: true,
        isHideable: false,
        cell: ({ number }) => (
          <Text isFigures wrap="none">
            {format.number(number)}
          </Text>
        ),
      },
      {
        id: 'lines',
        header: t`Lines`,
        width: 70,
        align: 'end',
        cell: ({ lines }) => (
          <Text isFigures wrap="none">
            {format.number(lines)}
          </Text>
        ),
      },
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
        id: 'total',
        header: t`Total`,
        width: 110,
        align: 'end',
        cell: ({ total, currency }) => (
          <Text isFigures wrap="none">
            {format.money(total, currency)}
          </Text>
        ),
      },
    ],
    [t, format],
  );
  return (
    <div className={css.page}>
      <PageHead title={t`Tickets`} description={t`Sales as the tills send them, newest first.`} />
      <DataTable
        label={t`Tickets`}
        columns={columns}
        rows={query.data?.elements ?? noTickets}
        getRowId={({ id }) => id}
        getRowLabel={({ terminal, number }) => `${terminal} ${number}`}
        total={query.data?.total ?? 0}
        isTotalAtLeast={query.data?.more === true}
        state={state}
        onStateChange={onStateChange}
        status={statusOfQuery(query, label)}
        onRowOpen={({ id }) => setOpened(id)}
        empty={{ title: t`No ticket yet`, description: t`As soon as a till sells, its tickets appear here.` }}
      />
      {opened !== undefined && <TicketDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
