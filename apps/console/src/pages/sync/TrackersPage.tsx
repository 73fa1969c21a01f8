import { syncCalls, type Tracker, trackerNumberCalls } from '@comanda/api/calls';
import { publishes } from '@comanda/api/permissions';
import { Button } from '@comanda/ui/Button';
import { type BulkAction, type DataTableColumn, type Selection, useIsNarrow } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Send, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { refresh, useActions, useCallQuery, useCompany, useLabel, useMayPublish } from '../../app/index.ts';
import { useSyncMark } from '../../app/syncMark.ts';
import { isolated } from '../../app/isolated.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { ChangeFilters } from './ChangeFilters.tsx';
import { ChangeSubject, ChangeSummary } from './ChangeSummary.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { lazyPart } from '../../lazyPart.ts';
import * as css from './sync.css.ts';
import { askedOf, useListState } from '../../list/listState.ts';
import { PlainList } from '../../list/PlainList.tsx';
import { filterOf, narrowingNames } from './narrowing.ts';
import { PlannedList } from './PlannedList.tsx';
import { statusLabel, syncStatuses } from '../../app/syncStatus.ts';
import { SyncStatusText } from '../../app/SyncStatusText.tsx';
import { TrackerDrawer } from './TrackerDrawer.tsx';

const PublishDialog = lazyPart(async () => (await import('./PublishDialog.tsx')).PublishDialog);

const columnIds = ['created', 'subject', 'kind', 'status'];
const everything = 'ALL';
const waiting = 'PND';

/** Changes of the catalogue and how far each has come on its way to the tills (docs/product.md §9.1). */
export function TrackersPage() {
  const { t } = useLingui();
  useSyncMark();
  const label = useLabel();
  const company = useCompany();
  const held = useActions();
  const mayPublish = useMayPublish();
  const mayDiscard = held.has('ALLOW_COMPANY_SYNC_DISCARD');
  const list = useListState(columnIds, [...syncStatuses, everything], narrowingNames);
  const { address, narrowing, narrow, setFilter, clearSelection } = list;
  const { search = '' } = narrowing;
  // What waits comes first: it is what somebody does something about.
  const shown = address.filter ?? waiting;
  const whereExtra = filterOf(
    syncStatuses.find((status) => status === shown),
    narrowing,
  );
  const isNarrow = useIsNarrow();
  const [opened, setOpened] = useState<string>();
  const [publishing, setPublishing] = useState<readonly Tracker[] | 'all'>();
  const [discarding, setDiscarding] = useState<readonly Tracker[]>();

  const query = useCallQuery(syncCalls.trackerList, askedOf(list, company.id, whereExtra), {
    placeholderData: keepPreviousData,
  });
  const pending = useCallQuery(trackerNumberCalls.number, { params: { id: company.id, status: waiting } })
    .data?.elements;
  const counts = useCallQuery(
    trackerNumberCalls.number,
    { params: { id: company.id, status: shown } },
    { placeholderData: keepPreviousData },
  ).data;
  const rows = useMemo(() => query.data?.elements ?? [], [query.data]);

  const columns = useMemo(
    (): readonly DataTableColumn<Tracker>[] => [
      {
        id: 'created',
        header: t`When`,
        width: 140,
        cell: ({ created }) => <RelativeTime at={created} />,
        under: ({ author }) => <bdi>{author.name}</bdi>,
      },
      {
        id: 'subject',
        header: t`Record`,
        width: 190,
        isRowHeader: true,
        isHideable: false,
        cell: ({ subject }) => <ChangeSubject subject={subject} />,
      },
      {
        id: 'kind',
        header: t`What changed`,
        width: 270,
        card: 'detail',
        cell: (tracker) => (
          <div className={css.summary}>
            <ChangeSummary tracker={tracker} most={isNarrow ? 1 : 2} />
          </div>
        ),
      },
      {
        id: 'status',
        header: t`Status`,
        width: 140,
        card: 'value',
        cell: ({ status }) => <SyncStatusText status={status} />,
        // Alike in all stores, the status has said it.
        under: ({ stores }) =>
          new Set(stores.map(({ status }) => status)).size > 1 &&
          stores.map(({ sName, status }) => `${isolated(sName)}: ${label(statusLabel(status))}`).join(' · '),
      },
    ],
    [t, label, isNarrow],
  );

  const chosen = (selection: Selection): readonly Tracker[] =>
    rows.filter(({ id }) =>
      selection.mode === 'some' ? selection.ids.includes(id) : !selection.except.includes(id),
    );
  const bulkActions: BulkAction[] = [
    ...(mayPublish
      ? [
          {
            id: 'publish',
            label: t`Publish…`,
            icon: Send,
            onAction: (selection: Selection) => setPublishing(chosen(selection)),
          },
        ]
      : []),
    ...(mayDiscard
      ? [
          {
            id: 'discard',
            label: t`Discard…`,
            icon: Undo2,
            tone: 'danger' as const,
            onAction: (selection: Selection) => setDiscarding(chosen(selection)),
          },
        ]
      : []),
  ];
  const settle = (): void => {
    clearSelection();
    void refresh('tracker.list', 'tracker.number', 'tracker.get', 'commit.list');
  };

  return (
    <PlainList
      title={t`Changes`}
      standing={
        pending !== undefined && (
          <Plural
            value={pending}
            _0="Every change is published."
            one="# change waits to be published."
            other="# changes wait to be published."
          />
        )
      }
      actions={
        <>
          <Limits actions={[...publishes, 'ALLOW_COMPANY_SYNC_DISCARD']} />
          {mayPublish && pending !== undefined && pending > 0 && (
            <Button tone="accent" iconStart={Send} onPress={() => setPublishing('all')}>
              {t`Publish all…`}
            </Button>
          )}
        </>
      }
      list={list}
      query={query}
      found={query.data}
      isNarrowed={narrowingNames.some((name) => narrowing[name] !== undefined)}
      filteredEmpty={{ title: t`No changes match this search` }}
      columns={columns}
      getRowLabel={({ subject }) => subject.code}
      summary={<Plural value={query.data?.total ?? 0} one="# change" other="# changes" />}
      onOpen={({ id }) => setOpened(id)}
      {...(bulkActions.length > 0 && { bulkActions })}
      empty={
        shown === everything
          ? {
              drawing: 'published',
              title: t`No changes yet`,
              description: t`Create or edit something in the catalogue and the change appears here, ready to be published.`,
            }
          : {
              drawing: 'published',
              title: shown === waiting ? t`Every change is published` : t`No such changes`,
              action: <Button onPress={() => setFilter(everything)}>{t`See all changes`}</Button>,
            }
      }
      filters={
        <>
          <PlannedList />
          <NarrowingLine
            search={
              <SearchBox
                label={t`Search changes`}
                value={search}
                onSearch={(text) => narrow('search', text)}
              />
            }
            held={
              (address.filter === undefined ? 0 : 1) +
              narrowingNames.filter((name) => name !== 'search' && narrowing[name] !== undefined).length
            }
            total={query.data?.total ?? 0}
          >
            <ToggleGroup
              label={t`Status`}
              value={shown}
              onChange={(filter) => setFilter(filter === waiting ? undefined : filter)}
              options={[
                ...syncStatuses.map((status) => ({ id: status, label: label(statusLabel(status)) })),
                { id: everything, label: t`All` },
              ]}
            />
            {counts && <ChangeFilters counts={counts} narrowing={narrowing} onNarrow={narrow} />}
          </NarrowingLine>
        </>
      }
    >
      {opened !== undefined && (
        <TrackerDrawer
          id={opened}
          onClose={() => setOpened(undefined)}
          onDiscard={(tracker) => setDiscarding([tracker])}
        />
      )}
      {publishing !== undefined && (
        <PublishDialog
          trackers={publishing}
          onClose={(isPublished) => {
            setPublishing(undefined);
            if (isPublished) settle();
          }}
        />
      )}
      {discarding !== undefined && (
        <DiscardDialog
          trackers={discarding}
          onClose={(isDiscarded) => {
            setDiscarding(undefined);
            if (!isDiscarded) return;
            setOpened(undefined);
            settle();
          }}
        />
      )}
    </PlainList>
  );
}
