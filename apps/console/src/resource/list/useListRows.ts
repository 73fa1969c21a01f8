import type { RecordFilter } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import type { DataTableStatus } from '@comanda/ui/DataTable';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { callOptions, queryClient, useCallQuery, useLabel } from '../../app/index.ts';
import { statusOfQuery } from '../../list/tableStatus.ts';
import { callsOf } from '../calls.ts';
import { type Stored, storedIn } from '../values/stored.ts';
import { listFilterOf } from './listFilter.ts';
import type { ListState } from './listState.ts';

export type ListRow = Stored;

export interface ListRows {
  readonly rows: readonly ListRow[];
  readonly total: number;
  readonly isTotalAtLeast: boolean;
  readonly status: DataTableStatus;
  /** What was asked for. */
  readonly asked: RecordFilter;
}

/** The page of records that a state asks for; the next page is fetched ahead. */
export function useListRows(resource: Resource, state: ListState, idCompany: string): ListRows {
  const label = useLabel();
  const call = callsOf(resource).list;
  const asked = useMemo(() => listFilterOf(state, idCompany), [state, idCompany]);
  const query = useCallQuery(
    call,
    { data: asked },
    {
      // The last page stays in view while the next one comes, but never one of another company.
      placeholderData: (previous, last) =>
        last !== undefined && JSON.stringify(last.queryKey).includes(idCompany) ? previous : undefined,
    },
  );
  const { data, isPlaceholderData } = query;
  const total = data?.total ?? 0;
  const rows = useKeptRows(useMemo(() => storedIn(data?.elements ?? []), [data]));
  const isLast = state.page * state.size >= total;
  useEffect(() => {
    if (data === undefined || isPlaceholderData || isLast) return;
    const next = listFilterOf({ ...state, page: state.page + 1 }, idCompany);
    void queryClient.prefetchQuery(callOptions(call, { data: next }));
  }, [data, isPlaceholderData, isLast, call, state, idCompany]);

  return {
    rows,
    total,
    isTotalAtLeast: data?.more ?? false,
    status: statusOfQuery(query, label),
    asked,
  };
}

/** The same rows, each the object that it was where it says what it said: a row is drawn again for its own change only. */
function useKeptRows(rows: readonly ListRow[]): readonly ListRow[] {
  const [kept, setKept] = useState({ rows, of: rows });
  if (kept.of === rows) return kept.rows;
  const known = new Map(kept.rows.map((row) => [row.id, row]));
  const next = rows.map((row) => replaceEqualDeep(known.get(row.id), row));
  setKept({ rows: next, of: rows });
  return next;
}
