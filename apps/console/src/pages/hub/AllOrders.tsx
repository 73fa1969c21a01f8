import { type HubOrderHead, hubOrderCalls } from '@comanda/api/calls';
import { DataTable, type DataTableColumn, useIsNarrow } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { useListState } from '../../list/listState.ts';
import { statusOfQuery } from '../../list/tableStatus.ts';
import { statusLabel, statusTone } from './orderActs.ts';
import * as css from './hub.css.ts';

const shown = ['code', 'status', 'at', 'customer', 'service', 'store', 'total'];
const none: readonly HubOrderHead[] = [];

/** Every order there was, newest first. */
export function AllOrders({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const { id: idCompany } = useCompany();
  const isNarrow = useIsNarrow();
  const { address, state, onStateChange, narrowing, narrow } = useListState(
    shown,
    [],
    ['view', 'store', 'order', 'search'],
  );
  const { search = '', store } = narrowing;
  const query = useCallQuery(
    hubOrderCalls.list,
    {
      data: {
        idCompany,
        limit: address.size,
        offset: (address.page - 1) * address.size,
        search,
        ...(store !== undefined && { whereExtra: { field: 'idStore', operator: 'eq', value: store } }),
      },
    },
    { placeholderData: keepPreviousData },
  );
  const columns = useMemo(
    (): readonly DataTableColumn<HubOrderHead>[] => [
      {
        id: 'code',
        header: t`Order`,
        width: 130,
        isRowHeader: true,
        isHideable: false,
        cell: ({ code }) => <bdi>{code}</bdi>,
        // There is no column for it on a phone.
        ...(isNarrow && { under: ({ customer }: HubOrderHead) => customer }),
      },
      {
        id: 'status',
        header: t`Status`,
        width: 180,
        card: 'detail',
        cell: ({ status }) => <Status tone={statusTone(status)} text={label(statusLabel(status))} />,
      },
      {
        id: 'at',
        header: t`Ordered`,
        width: 150,
        card: 'detail',
        cell: ({ at, timeZone }) => <RelativeTime at={at} timeZone={timeZone} />,
      },
      { id: 'customer', header: t`Guest`, width: 170, cell: ({ customer }) => <bdi>{customer}</bdi> },
      {
        id: 'service',
        header: t`Service`,
        width: 190,
        cell: ({ serviceNames }) => <bdi>{format.names(serviceNames)}</bdi>,
      },
      { id: 'store', header: t`Store`, width: 140, cell: ({ sName }) => <bdi>{sName}</bdi> },
      {
        id: 'total',
        header: t`Total`,
        width: 110,
        card: 'value',
        align: 'end',
        cell: ({ total, currency }) => (
          <Text isFigures weight="medium" wrap="none">
            {format.money(total, currency)}
          </Text>
        ),
      },
    ],
    [t, label, format, isNarrow],
  );
  const total = query.data?.total ?? 0;
  return (
    <div className={css.page}>
      <search>
        <SearchBox label={t`Order or guest…`} value={search} onSearch={(words) => narrow('search', words)} />
      </search>
      <DataTable
        label={t`All orders`}
        columns={columns}
        rows={query.data?.elements ?? none}
        getRowId={({ id }) => id}
        getRowLabel={({ code }) => code}
        total={total}
        isTotalAtLeast={query.data?.more === true}
        {...(query.data?.more !== true && {
          summary: <Plural value={total} one="# order" other="# orders" />,
        })}
        state={state}
        onStateChange={onStateChange}
        status={statusOfQuery(query, label)}
        {...(search !== '' && { filteredEmpty: { title: t`Nothing matches` } })}
        onRowOpen={({ id }) => onOpen(id)}
        empty={{ title: t`No order yet`, description: t`As soon as a guest orders, it stands here.` }}
      />
    </div>
  );
}
