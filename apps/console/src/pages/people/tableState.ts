import { type DataTableState, NOTHING } from '@comanda/ui/DataTable';
import { useState } from 'react';

/** The view of a table that is short enough to be whole: how it looks lives as long as the page. */
export function useWholeTable(columns: readonly string[]) {
  const [state, setState] = useState<DataTableState>({
    sort: [],
    page: 1,
    pageSize: 100,
    selection: NOTHING,
    columns,
    widths: {},
    density: 'compact',
  });
  return {
    state,
    onStateChange: (change: Partial<DataTableState>) => setState((last) => ({ ...last, ...change })),
  };
}
