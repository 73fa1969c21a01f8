import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef, useState, type MouseEvent } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { onDemand } from '../OnDemand/index.ts';
import { classNames } from '../styles/classNames.ts';
import { useCards } from './cards.ts';
import { CELL, controlsOf, positionOf, ROW } from './cellControls.ts';
import { useColumnModel } from './columnModel.ts';
import * as css from './DataTable.css.ts';
import { geometryStyle } from './geometry.ts';
import type { GridIntent } from './gridKeys.ts';
import { HeaderRow } from './HeaderRow.tsx';
import { idsBetween, isSelected, pageSelection, select } from './selection.ts';
import { nextSort } from './sort.ts';
import { VIRTUAL_ABOVE } from './manyRows.ts';
import { TableBody, type BodyHandle } from './TableBody.tsx';
import { TableFooter } from './TableFooter.tsx';
import { SortAnnouncement } from './SortAnnouncement.tsx';
import { SkeletonRows, TableNotice } from './TableStates.tsx';
import { TableStrip } from './TableStrip.tsx';
import type { DataTableProps, DataTableStatus, RowAction } from './types.ts';
import { useGridNavigation } from './useGridNavigation.ts';

const RowMenu = onDemand(async () => (await import('./RowMenu.tsx')).RowMenu);
const READY: DataTableStatus = { kind: 'ready' };

/**
 * A page of records that the server sorts, filters and pages: an ARIA grid on TanStack's column model.
 * One stop of the Tab key; arrows walk, Enter opens, Space chooses, F2 goes into a cell, Escape comes back.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, getRowLabel, total, state, onStateChange, status = READY } = props;
  const { bulkActions, rowActions, onRowOpen, height = 'content' } = props;
  const { t } = useLingui();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const body = useRef<BodyHandle>(null);
  const anchorRow = useRef<string>(undefined);
  const [menu, setMenu] = useState<{ row?: Row; anchor: HTMLElement }>();
  const [dragged, setDragged] = useState<{ id: string; width: number }>();
  RowMenu.useLoaded(false);
  const hasSelection = bulkActions !== undefined;

  const widths = useMemo(
    () => (dragged ? { ...state.widths, [dragged.id]: dragged.width } : state.widths),
    [dragged, state.widths],
  );
  const { gridRows, ...lines } = useColumnModel({
    columns,
    rows,
    getRowId,
    visible: state.columns,
    widths,
    hasSelection,
    hasActions: rowActions !== undefined,
  });
  const cards = useCards(lines.gridColumns, props.layout);
  const { gridColumns, geometry } = cards ?? lines;
  const sortable = useMemo(() => columns.filter(({ isSortable }) => isSortable), [columns]);
  const pageIds = useMemo(() => gridRows.map((row) => row.id), [gridRows]);
  const isChosen = useMemo(() => {
    if (!hasSelection) return undefined;
    const { selection } = state;
    const listed = new Set(selection.mode === 'some' ? selection.ids : selection.except);
    return (id: string) => listed.has(id) === (selection.mode === 'some');
  }, [hasSelection, state]);

  const choose = (id: string, isRange: boolean) => {
    const ids =
      isRange && anchorRow.current !== undefined ? idsBetween(pageIds, anchorRow.current, id) : [id];
    anchorRow.current = id;
    onStateChange({ selection: select(state.selection, ids, isRange || !isSelected(state.selection, id)) });
  };
  const choosePage = () => {
    const isAll = pageSelection(state.selection, pageIds) === 'all';
    onStateChange({ selection: select(state.selection, pageIds, !isAll) });
  };
  const sortBy = (id: string, isAdditive: boolean) =>
    onStateChange({ sort: nextSort(state.sort, id, isAdditive) });
  const resize = (id: string, width: number | undefined, isFinal: boolean) => {
    setDragged(isFinal || width === undefined ? undefined : { id, width });
    if (!isFinal) return;
    const others = Object.fromEntries(Object.entries(state.widths).filter(([key]) => key !== id));
    onStateChange({ widths: width === undefined ? others : { ...others, [id]: width } });
  };

  const onIntent = (intent: Exclude<GridIntent, { kind: 'move' }>, place: number, cell: HTMLElement) => {
    const entry = gridRows[place];
    const controls = controlsOf(cell);
    const only = controls.length === 1 ? controls[0] : undefined;
    const handlers: Record<typeof intent.kind, () => void> = {
      enter: () => controls[0]?.focus(),
      open: () => {
        if (!entry) controls[0]?.click();
        else if (only?.matches('a, button, input[type="checkbox"]')) only.click();
        else if (controls[0]) controls[0].focus();
        else onRowOpen?.(entry.row);
      },
      toggle: () => {
        if (entry && hasSelection) choose(entry.id, false);
        else if (!entry) controls[0]?.click();
      },
      range: () => {
        if (entry && hasSelection) choose(entry.id, true);
      },
      selectPage: () => {
        if (hasSelection) onStateChange({ selection: select(state.selection, pageIds, true) });
      },
    };
    handlers[intent.kind]();
  };
  const scrollToRow = useCallback((row: number) => body.current?.scrollToRow(row), []);
  const { grid, active, keepFocus, onRowsCome, onFocus, onKeyDown } = useGridNavigation({
    rowCount: gridRows.length,
    columnCount: gridColumns.length,
    scrollToRow,
    onIntent,
  });

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>(
      'button, a, input, select, textarea, label, [role="separator"]',
    );
    const sortId = control?.dataset['sort'];
    if (sortId !== undefined) return sortBy(sortId, event.shiftKey);
    if (control?.matches('[data-select-page]')) return choosePage();
    if (control?.matches('[data-sort-menu]')) return setMenu({ anchor: control });
    const entry = gridRows[(positionOf(target)?.row ?? 0) - 1];
    if (!entry) return undefined;
    if (control?.matches('[data-select]')) return choose(entry.id, event.shiftKey);
    if (control?.matches('[data-menu]')) return setMenu({ row: entry.row, anchor: control });
    const isOnRow = !control && target.closest(CELL) !== null && target.closest(ROW) !== null;
    if (isOnRow && document.getSelection()?.isCollapsed !== false) onRowOpen?.(entry.row);
    return undefined;
  };

  const isBusy = status.kind === 'loading' || status.kind === 'refreshing';
  const showsRows = (status.kind === 'ready' || status.kind === 'refreshing') && gridRows.length > 0;
  return (
    <div className={classNames(css.table, height === 'fill' && css.fill)} data-density={state.density}>
      <TableStrip {...props} status={status} pageIds={pageIds} isOfCards={cards !== undefined} />
      <div className={css.frame}>
        <div
          ref={setScroller}
          style={geometryStyle(geometry)}
          className={classNames(
            css.scroller,
            height === 'content' && gridRows.length > VIRTUAL_ABOVE && css.windowed,
          )}
        >
          {status.kind === 'refreshing' && <div className={css.progress} />}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells has the focus (APG grid, roving tabindex) */}
          <div
            ref={grid}
            role="grid"
            aria-label={label}
            aria-rowcount={props.isTotalAtLeast ? -1 : total + 1}
            aria-colcount={gridColumns.length}
            aria-multiselectable={hasSelection || undefined}
            aria-busy={isBusy}
            className={css.grid}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onClick={onClick}
          >
            <HeaderRow
              columns={gridColumns}
              sortable={sortable}
              geometry={geometry}
              sort={state.sort}
              selected={showsRows ? pageSelection(state.selection, pageIds) : undefined}
              activeColumn={active.row === 0 || !showsRows ? active.column : -1}
              onResize={resize}
            />
            {showsRows && (
              <TableBody
                rows={gridRows}
                columns={gridColumns}
                getRowLabel={getRowLabel}
                getRowVersion={props.getRowVersion}
                before={(state.page - 1) * state.pageSize}
                isSelected={isChosen}
                active={active}
                onGoneWithFocus={keepFocus}
                onRowsCome={onRowsCome}
                menuRow={menu?.row && getRowId(menu.row)}
                density={state.density}
                scroller={scroller}
                handle={body}
              />
            )}
            {status.kind === 'loading' && <SkeletonRows columns={gridColumns} count={state.pageSize} />}
          </div>
          {!showsRows && status.kind !== 'loading' && (
            <TableNotice
              status={status}
              empty={props.filteredEmpty ? { drawing: 'search', ...props.filteredEmpty } : props.empty}
            />
          )}
        </div>
        <TableFooter {...props} status={status} />
      </div>
      {menu && <RowMenu.View anchor={menu.anchor} {...menuOf(menu.row)} onClose={() => setMenu(undefined)} />}
      <SortAnnouncement columns={columns} sort={state.sort} />
      {isBusy && (
        <VisuallyHidden>
          <output>{t`Loading…`}</output>
        </VisuallyHidden>
      )}
    </div>
  );

  /** The menu of a row, or the orders that cards can stand in. */
  function menuOf(row: Row | undefined): { readonly label: string; readonly actions: readonly RowAction[] } {
    if (row) {
      const name = getRowLabel(row);
      return { label: t`Actions for ${name}`, actions: rowActions?.(row) ?? [] };
    }
    return {
      label: t`Sort`,
      actions: sortable.map(({ id, header }) => ({ id, label: header, onAction: () => sortBy(id, false) })),
    };
  }
}
