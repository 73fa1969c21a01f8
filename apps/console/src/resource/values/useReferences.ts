import type { Filter } from '@comanda/api/filter';
import type { Names, RefField, Resource } from '@comanda/api/kernel';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callOptions, useCallQuery, useSelectedCompany } from '../../app/index.ts';
import { areaOf } from '../../routes/resources.ts';
import { callsOf } from '../calls.ts';
import { asNames, asText } from './read.ts';
import { type Stored, storedIn } from './stored.ts';

/** A record as it is named where another refers to it. */
export interface Referred {
  readonly id: string;
  readonly code: string;
  readonly names: Names;
}

/** The definition behind an entity code; undefined until it is loaded. */
export function useDefinition(code: string): Resource | undefined {
  const { data } = useQuery({
    queryKey: ['definition', code],
    queryFn: async () => (await areaOf(code)?.load()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { scope: 'anyone' },
  });
  return data ?? undefined;
}

const referred = (row: Stored): Referred => ({
  id: row.id,
  code: asText(row['code']),
  names: asNames(row['names']),
});
/** Most records of one page. */
const PAGE = 100;
const LONGEST_SEARCH = 100;

/** The records with these ids, asked for a page at a time; those that are gone are not among them. */
export function useReferences(
  definition: Resource,
  ids: readonly string[],
): { readonly found: ReadonlyMap<string, Referred>; readonly isPending: boolean } {
  const idCompany = useSelectedCompany()?.id ?? '';
  const pages = useMemo(() => {
    const wanted = [...new Set(ids)].filter((id) => id !== '').toSorted();
    return Array.from({ length: Math.ceil(wanted.length / PAGE) }, (_, page) =>
      wanted.slice(page * PAGE, (page + 1) * PAGE),
    );
  }, [ids]);
  return useQueries({
    queries: pages.map((some) => {
      const whereExtra: Filter = { field: 'id', operator: 'in', value: some };
      return callOptions(callsOf(definition).list, { data: { idCompany, limit: PAGE, whereExtra } });
    }),
    combine: (results) => ({
      found: new Map(
        results.flatMap(({ data }) => storedIn(data?.elements ?? [])).map((row) => [row.id, referred(row)]),
      ),
      isPending: results.some((result) => result.isPending),
    }),
  });
}

/** Active records that a person may choose from, found by words on the server, at most one page of them. */
export function useReferenceSearch(definition: Resource, only: RefField['only']) {
  const idCompany = useSelectedCompany()?.id ?? '';
  const [words, setWords] = useState('');
  const conditions: Filter[] = [
    { field: 'status', operator: 'eq', value: 'A' },
    ...Object.entries(only ?? {}).map(([field, values]): Filter => ({
      field,
      operator: 'in',
      value: [...values],
    })),
  ];
  const { data, isFetching } = useCallQuery(
    callsOf(definition).list,
    {
      data: {
        idCompany,
        limit: PAGE,
        search: words.trim().slice(0, LONGEST_SEARCH),
        whereExtra: { and: conditions },
      },
    },
    { placeholderData: (previous) => previous },
  );
  const found = useMemo(() => storedIn(data?.elements ?? []).map(referred), [data]);
  return { found, isSearching: isFetching, search: setWords };
}
