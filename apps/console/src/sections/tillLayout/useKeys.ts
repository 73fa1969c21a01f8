import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import type { Filter } from '@comanda/api/filter';
import { actionOf } from '@comanda/api/permissions';
import { useQueries } from '@tanstack/react-query';
import { callOptions, useAllowed, useCallQuery, useCompany } from '../../app/index.ts';
import { callsOf } from '../../resource/calls.ts';
import { asNumber } from '../../resource/values/read.ts';
import { type Stored, storedIn } from '../../resource/values/stored.ts';
import { useAside, useToldAside } from '../../app/useAside.ts';

/** A record that has a key, in the order of its area. */
export interface Key {
  readonly id: string;
  readonly order: number;
  readonly row: Stored;
}
const keyOf = (row: Stored): Key => ({ id: row.id, order: asNumber(row['order']) ?? 0, row });

/** Departments that a till shows; nothing while they are not known. */
export function useDepartments(): readonly Key[] | undefined {
  const companyId = useCompany().id;
  const isSeen = useAllowed(actionOf(department, 'ACCESS'));
  const { data } = useAside(callsOf(department).ofCompany, { params: { companyId } }, { enabled: isSeen });
  if (!isSeen) return [];
  return (
    data &&
    storedIn(data.elements)
      .filter((row) => row['status'] === 'A')
      .map(keyOf)
  );
}

const PAGE = 100 as const;
/** A layout places no more. */
const MOST_PAGES = 5;

/** Products that have a key in a department; nothing while they are not known. */
export function useProducts(idDepartment: string | undefined): readonly Key[] | undefined {
  const idCompany = useCompany().id;
  const isSeen = useAllowed(actionOf(product, 'ACCESS')) && idDepartment !== undefined;
  const whereExtra: Filter = {
    and: [
      { field: 'idDepartment', operator: 'eq', value: idDepartment ?? '' },
      { field: 'status', operator: 'eq', value: 'A' },
      { field: 'visible', operator: 'eq', value: 'S' },
      { field: 'kind', operator: 'in', value: ['1', '2'] },
    ],
  };
  const { list } = callsOf(product);
  const asked = (offset: number) => ({
    data: { idCompany, limit: PAGE, offset, order: 'order ASC', whereExtra },
  });
  const first = useCallQuery(list, asked(0), { enabled: isSeen });
  const pages = Math.min(MOST_PAGES, Math.ceil((first.data?.total ?? 0) / PAGE));
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, page) =>
      callOptions(list, asked((page + 1) * PAGE)),
    ),
  });
  useToldAside([first, ...others].find(({ isLoadingError }) => isLoadingError) ?? first);
  const answered = [first, ...others].map(({ data }) => data);
  if (!isSeen) return [];
  return answered.some((data) => data === undefined)
    ? undefined
    : answered.flatMap((data) => storedIn(data?.elements ?? []).map(keyOf));
}
