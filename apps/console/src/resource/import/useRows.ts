import { type Import, importCalls } from '@comanda/api/calls';
import type { DataTableStatus } from '@comanda/ui/DataTable';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { refresh, useCallQuery, useLabel } from '../../app/index.ts';
import { statusOfQuery } from '../../pages/list/tableStatus.ts';
import type { ImportAddress } from './rowsAddress.ts';

/** The page of rows that the address asks for, as the last trial run or the storing left them. */
export function useRows({ id, version, state }: Import, { kind, problem, page, size }: ImportAddress) {
  const label = useLabel();
  const query = useCallQuery(
    importCalls.rows,
    {
      data: {
        id,
        limit: size,
        offset: (page - 1) * size,
        ...(kind !== undefined && { kind }),
        ...(problem !== undefined && { problem }),
      },
    },
    { placeholderData: keepPreviousData },
  );
  useEffect(() => {
    void refresh('import.rows');
  }, [version, state]);
  const rows = useMemo(() => query.data?.elements ?? [], [query.data]);
  const status: DataTableStatus = statusOfQuery(query, label);
  return { rows, total: query.data?.total ?? 0, status };
}
