import type { Telling } from '@comanda/api/transfer';
import { importCalls, type ListedImport } from '@comanda/api/calls';
import { actionOf } from '@comanda/api/permissions';
import { DataTable, type DataTableColumn, type DataTableState, NOTHING } from '@comanda/ui/DataTable';
import { Link } from '@comanda/ui/Link';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Status } from '@comanda/ui/Status';
import { Heading } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  refresh,
  useAllowed,
  useCallMutation,
  useCallQuery,
  useCompany,
  useFormat,
  useLabel,
} from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { statusOfQuery } from '../../list/tableStatus.ts';
import { importHref } from '../addresses.ts';
import { refreshedBy } from '../calls.ts';
import { useGo } from '../useGo.ts';
import * as css from './import.css.ts';
import { stateTexts, stateTones } from './states.ts';
import { isRunning, LOOK_EVERY } from './useImport.ts';
import { lazyPart } from '../../lazyPart.ts';

const UndoDialog = lazyPart(async () => (await import('./UndoDialog.tsx')).UndoDialog);

const idOf = ({ id }: ListedImport): string => id;
const nameIn = ({ fileName }: ListedImport): string => fileName;
const columnIds = ['file', 'state', 'created', 'changed', 'rejected', 'when', 'author'];
const refreshed = ['import.ofCompany'];

/** What was imported into the area before, the newest first. */
export function Earlier({ telling: { resource } }: { readonly telling: Telling }) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const go = useGo();
  const company = useCompany();
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  const mayDelete = useAllowed(actionOf(resource, 'DELETE'));
  const query = useCallQuery(
    importCalls.ofCompany,
    { params: { companyId: company.id } },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.elements.some(isRunning) ? LOOK_EVERY : false),
    },
  );
  const undoing = useCallMutation(importCalls.undo, { refreshes: refreshed });
  const forgetting = useCallMutation(importCalls.remove, { refreshes: refreshed });
  const [doomed, setDoomed] = useState<ListedImport>();
  const jobs = useMemo(
    () => (query.data?.elements ?? []).filter(({ entity }) => entity === resource.code),
    [query.data, resource],
  );
  // The list of the area has what an import wrote, or what undoing it took back.
  const states = query.data && jobs.map((job) => `${job.id} ${job.state}`).join();
  const last = useRef(states);
  useEffect(() => {
    if (last.current !== undefined && last.current !== states) void refresh(...refreshedBy(resource));
    last.current = states;
  }, [states, resource]);
  const [state, setState] = useState<DataTableState>({
    sort: [],
    page: 1,
    pageSize: 10,
    selection: NOTHING,
    columns: columnIds,
    widths: {},
    density: 'compact',
  });
  const columns = useMemo((): readonly DataTableColumn<ListedImport>[] => {
    const count = (figure: number | undefined) => (figure === undefined ? '' : format.number(figure));
    return [
      {
        id: 'file',
        header: t`File`,
        width: 260,
        isRowHeader: true,
        isHideable: false,
        cell: ({ id, fileName }) => (
          <Link href={importHref(resource, id)} tone="plain" underline="hover" isStrong>
            <bdi>{fileName}</bdi>
          </Link>
        ),
      },
      {
        id: 'state',
        header: t`Status`,
        width: 130,
        cell: (job) => <Status tone={stateTones[job.state]} text={label(stateTexts[job.state])} />,
      },
      {
        id: 'created',
        header: t`Created`,
        width: 100,
        align: 'end',
        cell: ({ stored }) => count(stored?.created),
      },
      {
        id: 'changed',
        header: t`Changed`,
        width: 100,
        align: 'end',
        cell: ({ stored }) => count(stored?.changed),
      },
      {
        id: 'rejected',
        header: t`Not imported`,
        width: 130,
        align: 'end',
        cell: ({ counts, stored }) =>
          count(counts === null ? undefined : counts.rejected + (stored?.failed ?? 0)),
      },
      {
        id: 'when',
        header: t`When`,
        width: 150,
        cell: ({ created }) => <RelativeTime at={created} />,
      },
      { id: 'author', header: t`By`, width: 150, cell: ({ author }) => author.name },
    ];
  }, [t, label, format, resource]);
  const forget = async ({ id }: ListedImport) => {
    const result = await forgetting.mutate({ params: { id } });
    if (!result.ok) tellFailure(result.failure);
  };
  const from = (state.page - 1) * state.pageSize;
  if (query.isSuccess && jobs.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="earlier">
      <Heading level={2} size="lg" id="earlier">
        {t`Previous imports`}
      </Heading>
      <DataTable
        label={t`Previous imports`}
        columns={columns}
        rows={jobs.slice(from, from + state.pageSize)}
        getRowId={idOf}
        getRowLabel={nameIn}
        total={jobs.length}
        state={state}
        onStateChange={(change) => setState((last) => ({ ...last, ...change }))}
        status={statusOfQuery(query, label)}
        onRowOpen={({ id }) => go(importHref(resource, id))}
        rowActions={(job) => [
          { id: 'open', label: t`Open`, href: importHref(resource, job.id) },
          ...(job.state === 'stored' && mayEdit && mayDelete
            ? [
                {
                  id: 'undo',
                  label: t`Undo import…`,
                  tone: 'danger' as const,
                  onAction: () => setDoomed(job),
                },
              ]
            : []),
          ...(job.stored === null
            ? [{ id: 'forget', label: t`Discard`, onAction: () => void forget(job) }]
            : []),
        ]}
        empty={{
          title: t`Nothing has been imported here yet`,
          description: t`What you import stays in this list, and can be undone from it.`,
        }}
      />
      {doomed && (
        <UndoDialog
          job={doomed}
          undo={async () => {
            const result = await undoing.mutate({ data: { id: doomed.id } });
            return result.ok ? undefined : result.failure;
          }}
          isOpen
          onOpenChange={() => setDoomed(undefined)}
        />
      )}
    </section>
  );
}
