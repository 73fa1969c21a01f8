import { isPublished, platformId, type Resource } from '@comanda/api/kernel';
import { aboutOf, pluralOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { Button } from '@comanda/ui/Button';
import {
  type BulkAction,
  DataTable,
  type DataTableState,
  NOTHING,
  type Selection,
} from '@comanda/ui/DataTable';
import { LinkButton } from '@comanda/ui/Link';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { ListTree, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useCompany, useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { sizeAmong } from '../../app/pageAddress.ts';
import { newHref, recordHref, treeHref } from '../addresses.ts';
import type { Subject } from '../bulkEdit/subjects.ts';
import { limitsOf } from '../limits.ts';
import * as css from '../page.css.ts';
import { useGo } from '../useGo.ts';
import { useMayMake } from '../useMayMake.ts';
import { useVisibleResource } from '../useVisibleResource.ts';
import { asText } from '../values/read.ts';
import { useColumns } from './columns.tsx';
import { OWN_FIGURE, useOwnFigure, WithOwnFigure } from './WithOwnFigure.tsx';
import { FilterLine } from './FilterLine.tsx';
import { hasFigure, isNarrowed, type ListState } from './listState.ts';
import { NamedRows } from './NamedRows.tsx';
import { leaveFor } from './returnPlace.ts';
import { useComeBack } from './useComeBack.ts';
import { Summary } from './Summary.tsx';
import { type ListRow, useListRows } from './useListRows.ts';
import { useListState } from './useListState.ts';
import { useRowActions } from './useRowActions.ts';
import { lazyPart } from '../../lazyPart.ts';
import { useTenant } from '../useTenant.ts';

export interface ListPageProps {
  readonly resource: Resource;
}

const DeleteDialog = lazyPart(async () => (await import('../dialogs/DeleteDialog.tsx')).DeleteDialog);
const ExportDialog = lazyPart(async () => (await import('../export/ExportDialog.tsx')).ExportDialog);
const ListMenu = lazyPart(async () => (await import('./listMenu.tsx')).ListMenu);

// They come after the first row, into a place that is kept for them.
const Views = lazyPart(async () => (await import('../views/Views.tsx')).Views);
// Of few areas a list shows a figure that there are several of.
const FigureOf = lazyPart(async () => (await import('./FigureOf.tsx')).FigureOf);
const BulkActions = lazyPart(async () => (await import('./BulkActions.tsx')).BulkActions);
const BulkEditDialog = lazyPart(async () => (await import('../bulkEdit/BulkEditDialog.tsx')).BulkEditDialog);

const idOf = (row: ListRow): string => row.id;
const versionOf = (row: ListRow): number => row.version;
const codeOf = (row: ListRow): string => asText(row['code']);
/** What a list shows when nothing narrows it. */
const EVERYTHING = { search: '', where: undefined, facets: {} } as const satisfies Partial<ListState>;

/** The list of any maintenance area (docs/product.md §6); its address is its state. */
export function ListPage({ resource: definition }: ListPageProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const go = useGo();
  const resource = useVisibleResource(definition);
  const company = useCompany();
  const idCompany = useTenant(resource);
  const mayCreate = useMayMake(resource);
  const list = useListState(resource, company.id);
  const { state, look, change, dress } = list;
  const { rows, total, isTotalAtLeast, status, asked } = useListRows(resource, state, idCompany);
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [doomed, setDoomed] = useState<readonly ListRow[]>([]);
  const [isExporting, setExporting] = useState(false);
  const canAsk = DeleteDialog.useLoaded(doomed.length > 0);
  const [edited, setEdited] = useState<{ readonly chosen: Selection; readonly subject?: Subject }>();
  const fieldColumns = useColumns(resource);
  const figure = useOwnFigure(resource);
  const isFigureShown = figure !== undefined && !list.preferences.isFigureHidden;
  const columns = useMemo(() => [...fieldColumns, ...(figure ? [figure] : [])], [fieldColumns, figure]);
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  const mayDelete = useAllowed(actionOf(resource, 'DELETE'));
  const mayExport = useAllowed(actionOf(resource, 'EXPORT'));
  const [bulkActions, setBulkActions] = useState<readonly BulkAction[]>([]);
  const rowActions = useRowActions(resource, setDoomed);
  const title = label(pluralOf(resource.code));
  const isNarrow = useIsNarrow();
  const about = aboutOf(resource.code);

  // A selection belongs to what was listed when it was made.
  const matches = JSON.stringify([idCompany, state.search, state.where, state.facets, state.of]);
  const [chosenAmong, setChosenAmong] = useState(matches);
  if (chosenAmong !== matches) {
    setChosenAmong(matches);
    setSelection(NOTHING);
  }
  // The page number stays between the first and the last (docs/product.md §6.1).
  const lastPage = Math.max(1, Math.ceil(total / state.size));
  useEffect(() => {
    if (status.kind === 'ready' && state.page > lastPage) change({ page: lastPage });
  }, [status.kind, state.page, lastPage, change]);

  const tableState: DataTableState = useMemo(
    () => ({
      sort: state.sort,
      page: state.page,
      pageSize: state.size,
      selection,
      columns: [...state.columns, ...(isFigureShown ? [OWN_FIGURE] : [])],
      widths: look.widths,
      density: look.density,
    }),
    [state, selection, look, isFigureShown],
  );
  const onStateChange = (next: Partial<DataTableState>) => {
    if (next.selection) setSelection(next.selection);
    if (next.widths) {
      const { [OWN_FIGURE]: _, ...widths } = next.widths;
      dress({ widths });
    }
    if (next.density) dress({ density: next.density });
    const { sort, page, pageSize, columns: shown } = next;
    const size = sizeAmong(pageSize);
    if (shown && figure) list.prefer({ isFigureHidden: !shown.includes(OWN_FIGURE) });
    if (sort || page !== undefined || size !== undefined || shown)
      change({
        ...(sort && { sort }),
        ...(shown && { columns: shown.filter((name) => name !== OWN_FIGURE) }),
        ...(size === undefined ? page !== undefined && { page } : { size }),
      });
  };

  const href = useLocation({ select: (location) => location.href });
  const body = useRef<HTMLDivElement>(null);
  const isReady = status.kind === 'ready' || status.kind === 'refreshing';
  useComeBack(body, href, isReady);

  const newButton = mayCreate ? (
    <LinkButton href={newHref(resource)} tone="accent" iconStart={Plus}>
      {t`New`}
    </LinkButton>
  ) : undefined;
  // Views are kept in a company.
  const views = company.id === platformId ? undefined : <Views.Later resource={resource} list={list} />;
  return (
    <div className={css.page}>
      <PageHead
        title={title}
        description={isNarrow || i18n.messages[about.id] === undefined ? undefined : label(about)}
        actions={
          <>
            <Limits actions={limitsOf(definition)} />
            <div className={css.menu}>
              <ListMenu.Later resource={resource} onExport={() => setExporting(true)} />
            </div>
            {resource.tree && (
              <LinkButton href={treeHref(resource)} iconStart={ListTree}>
                {t`As a tree`}
              </LinkButton>
            )}
            {newButton}
          </>
        }
      />
      <FilterLine resource={resource} state={state} onChange={change} total={total} views={views} />
      <div
        ref={body}
        // Whatever leads from a row into its record, the way back ends at the row.
        onClickCapture={(event) => rememberRow(event.target)}
        onKeyDownCapture={(event) => rememberRow(event.target)}
      >
        <NamedRows resource={resource} columns={state.columns} rows={rows}>
          <WithOwnFigure resource={resource} rows={rows} isShown={isFigureShown}>
            <DataTable
              label={title}
              columns={columns}
              rows={rows}
              getRowId={idOf}
              getRowLabel={codeOf}
              getRowVersion={versionOf}
              total={total}
              isTotalAtLeast={isTotalAtLeast}
              state={tableState}
              onStateChange={onStateChange}
              status={status}
              tools={
                !isNarrow &&
                selection === NOTHING && (
                  <div className={css.look}>
                    {status.kind !== 'loading' && views}
                    {hasFigure(resource) && (
                      <FigureOf.Later resource={resource} of={state.of} onChange={change} />
                    )}
                  </div>
                )
              }
              summary={<Summary {...{ resource, state, total, isTotalAtLeast }} onChange={change} />}
              empty={{
                title: t`Nothing here yet`,
                description: mayCreate
                  ? isPublished(resource)
                    ? t`Create the first one. It reaches the tills once it is published.`
                    : t`Create the first one.`
                  : t`Nobody has created anything here yet.`,
                action: newButton,
              }}
              {...(isNarrowed(state) && {
                filteredEmpty: {
                  title: t`Nothing matches`,
                  description: t`Try other words or remove a filter.`,
                  action: <Button onPress={() => change(EVERYTHING)}>{t`Show all`}</Button>,
                },
              })}
              {...((mayEdit || mayDelete || mayExport) && { bulkActions })}
              rowActions={rowActions}
              onRowOpen={(row) => go(recordHref(resource, row.id, 'show'))}
            />
          </WithOwnFigure>
        </NamedRows>
      </div>
      {selection !== NOTHING && (
        <BulkActions
          {...{ resource, asked }}
          onDone={() => setSelection(NOTHING)}
          onEdit={(chosen, subject) => setEdited({ chosen, ...(subject && { subject }) })}
          onDelete={setDoomed}
          onExport={() => setExporting(true)}
          onActions={setBulkActions}
        />
      )}
      {isExporting && (
        <ExportDialog
          {...{ resource, asked, total, isTotalAtLeast, selection }}
          isNarrowed={isNarrowed(state)}
          onClose={() => setExporting(false)}
        />
      )}
      {edited && (
        <BulkEditDialog
          resource={resource}
          selection={edited.chosen}
          subject={edited.subject}
          asked={asked}
          total={total}
          onClose={() => setEdited(undefined)}
          onSelect={(ids) => {
            setEdited(undefined);
            setSelection({ mode: 'some', ids });
          }}
        />
      )}
      {canAsk && (
        <DeleteDialog
          resource={resource}
          records={doomed}
          onClose={() => setDoomed([])}
          onDeleted={() => setSelection(NOTHING)}
        />
      )}
    </div>
  );

  function rememberRow(target: EventTarget): void {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
    const id = row?.dataset['id'];
    if (id !== undefined) leaveFor(href, id, body.current);
  }
}
