import { type Commit, syncCalls } from '@comanda/api/calls';
import { DataTable, type DataTableColumn, useIsNarrow } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Text } from '@comanda/ui/Text';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useListState } from '../list/listState.ts';
import { statusLabel } from './status.ts';
import * as css from './sync.css.ts';
import { SyncStatusText } from './SyncStatusText.tsx';
import { statusOfQuery } from '../list/tableStatus.ts';

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
  const isNarrow = useIsNarrow();
  const { address, state, onStateChange, setFilter } = useListState(columnIds, sentStatuses);
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
    <div className={css.page}>
      <PageHead
        title={t`Publications`}
        description={!isNarrow && t`Each is a numbered set of changes, sent to the tills of one store.`}
      />
      <div className={css.filters}>
        <ToggleGroup
          label={t`Status`}
          value={address.filter ?? everything}
          onChange={(filter) => setFilter(filter === everything ? undefined : filter)}
          options={[
            { id: everything, label: t`All` },
            ...sentStatuses.map((status) => ({ id: status, label: label(statusLabel(status)) })),
          ]}
        />
      </div>
      <DataTable
        label={t`Publications`}
        columns={columns}
        rows={query.data?.elements ?? noCommits}
        getRowId={({ id }) => id}
        getRowLabel={({ number, sName }) => `${sName} ${number}`}
        total={query.data?.total ?? 0}
        isTotalAtLeast={query.data?.more === true}
        {...(query.data?.more !== true && {
          summary: <Plural value={query.data?.total ?? 0} one="# publication" other="# publications" />,
        })}
        state={state}
        onStateChange={onStateChange}
        status={statusOfQuery(query, label)}
        onRowOpen={({ id }) => void navigate({ to: `/settings/sync/commits/${id}/show` })}
        empty={{
          drawing: 'published',
          title: t`Nothing was published yet`,
          description: t`Publish pending changes from the page of changes.`,
        }}
        {...(address.filter !== undefined && {
          filteredEmpty: { title: t`No publications with this status` },
        })}
      />
    </div>
  );
}
const noCommits: readonly Commit[] = [];
