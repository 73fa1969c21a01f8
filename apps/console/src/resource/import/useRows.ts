import { type Import, importCalls } from '@comanda/api/calls';
import type { DataTableStatus } from '@comanda/ui/DataTable';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCallQuery, useLabel } from '../../app/index.ts';
import { statusOfQuery } from '../../list/tableStatus.ts';
import type { ImportAddress } from './rowsAddress.ts';

/** The page of rows that the address asks for, as the last trial run or the storing left them. */
export function useRows({ id }: Import, { kind, problem, page, size }: ImportAddress) {
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
  const rows = useMemo(() => query.data?.elements ?? [], [query.data]);
  const status: DataTableStatus = statusOfQuery(query, label);
  return { rows, total: query.data?.total ?? 0, status };
}
