import { type Commit, syncCalls } from '@comanda/api/calls';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Text } from '@comanda/ui/Text';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { useListState } from '../../list/listState.ts';
import { PlainList } from '../../list/PlainList.tsx';
import { statusLabel } from '../../app/syncStatus.ts';
import * as css from './sync.css.ts';
import { SyncStatusText } from '../../app/SyncStatusText.tsx';

const columnIds = ['number', 'store', 'created', 'author', 'changes', 'status', 'tills'];
const sentStatuses = ['SNT', 'CMT', 'ERR'] as const;
const everything = 'ALL';

/** What was published to which store, and whether its tills have it (docs/product.md §9.2). */
export function CommitsPage() {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const company = useCompany();
  const navigate = useNavigate();
  const list = useListState(columnIds, sentStatuses);
  const { address } = list;
  const query = useCallQuery(
    syncCalls.commitList,
    {
      data: {
        idCompany: company.id,
        limit: address.size,
        offset: (address.page - 1) * address.size,
        ...(address.filter !== undefined && {
          whereExtra: { field: 'status', operator: 'eq', value: address.filter },
        }),
      },
    },
    { placeholderData: keepPreviousData },
  );
  const columns = useMemo(
    (): readonly DataTableColumn<Commit>[] => [
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
      { id: 'store', header: t`Store`, width: 170, card: 'detail', cell: ({ sName }) => sName },
      {
        id: 'created',
        header: t`When`,
        width: 150,
        card: 'detail',
        cell: ({ created }) => <RelativeTime at={created} />,
      },
      { id: 'author', header: t`By`, width: 140, cell: ({ author }) => author.name },
      {
        id: 'changes',
        header: t`Records`,
        width: 110,
        align: 'end',
        cell: ({ changes, reverts }) => (
          <Text isFigures wrap="none">
            {format.number(changes)}
            {reverts && <Text tone="muted"> ({t`reverts ${reverts.number}`})</Text>}
          </Text>
        ),
      },
      {
        id: 'status',
        header: t`Status`,
        width: 160,
        card: 'value',
        cell: ({ status }) => <SyncStatusText status={status} />,
      },
      {
        id: 'tills',
        header: t`Tills`,
        width: 130,
        cell: ({ tills }) => {
          const have = tills.filter(({ status }) => status === 'CMT').length;
          return <Text isFigures wrap="none">{t`${have} of ${tills.length} have it`}</Text>;
        },
      },
    ],
    [t, format],
  );
  return (
    <PlainList
      title={t`Publications`}
      description={t`Each is a numbered set of changes, sent to the tills of one store.`}
      list={list}
      query={query}
      found={query.data}
      isNarrowed={address.filter !== undefined}
      filteredEmpty={{ title: t`No publications with this status` }}
      columns={columns}
      getRowLabel={({ number, sName }) => `${sName} ${number}`}
      summary={<Plural value={query.data?.total ?? 0} one="# publication" other="# publications" />}
      onOpen={({ id }) => void navigate({ to: `/settings/sync/commits/${id}/show` })}
      empty={{
        drawing: 'published',
        title: t`Nothing was published yet`,
        description: t`Publish pending changes from the page of changes.`,
      }}
      filters={
        <div className={css.filters}>
          <ToggleGroup
            label={t`Status`}
            value={address.filter ?? everything}
            onChange={(filter) => list.setFilter(filter === everything ? undefined : filter)}
            options={[
              { id: everything, label: t`All` },
              ...sentStatuses.map((status) => ({ id: status, label: label(statusLabel(status)) })),
            ]}
          />
        </div>
      }
    />
  );
}
