import type { Filter } from '@comanda/api/filter';
import { type Names, platformId, type RefField, type Resource, tenantOf } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { bringPart } from '../../app/bringPart.ts';
import { loadArea } from '../../app/language.ts';
import { callOptions, useActions, useAllowed, useCallQuery, useSelectedCompany } from '../../app/index.ts';
import { areaOf } from '@comanda/api/areas';
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
  return useQuery(definitionOf(code)).data ?? undefined;
}
const definitionOf = (code: string) =>
  queryOptions({
    queryKey: ['definition', code],
    queryFn: () =>
      bringPart(async () => {
        const area = areaOf(code);
        return area ? await loadArea(area) : null;
      }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { scope: 'anyone' },
  });

const referred = (row: Stored): Referred => ({
  id: row.id,
  code: asText(row['code']),
  names: asNames(row['names']),
});
/** Records of an answer as they are named, those that a reference may name. */
export const referredIn = (elements: readonly object[], only: RefField['only']): Referred[] =>
  storedIn(elements)
    .filter((row) =>
      Object.entries(only ?? {}).every(([field, values]) => values.includes(asText(row[field]))),
    )
    .map(referred);
/** Most records of one page. */
const PAGE = 100;
const LONGEST_SEARCH = 100;

export interface Found {
  readonly found: ReadonlyMap<string, Referred>;
  /** Those of areas that this person may not see: they are not asked for. */
  readonly unseen: ReadonlySet<string>;
  readonly isPending: boolean;
}

/** The records with these ids, asked for a page at a time; those that are gone are not among them. */
export function useReferences(definition: Resource, ids: readonly string[]): Found {
  return useRecords(useMemo(() => [[definition, ids] as const], [definition, ids]));
}

/** Records of several areas, by entity code and ids. */
export function useReferencesTo(wanted: ReadonlyMap<string, readonly string[]>): Found {
  const definitions = useQueries({
    queries: [...wanted.keys()].map(definitionOf),
    combine: loaded,
  });
  const areas = useMemo(
    () =>
      [...wanted.values()].flatMap((ids, place) => {
        const definition = definitions[place];
        return definition ? [[definition, ids] as const] : [];
      }),
    [wanted, definitions],
  );
  const { found, unseen, isPending: isAsking } = useRecords(areas);
  const isPending = isAsking || areas.length < wanted.size;
  return useMemo(() => ({ found, unseen, isPending }), [found, unseen, isPending]);
}

function useRecords(areas: readonly (readonly [Resource, readonly string[]])[]): Found {
  const id = useSelectedCompany()?.id ?? platformId;
  const held = useActions();
  const { seen, unseen } = useMemo(() => {
    const isSeen = ([definition]: (typeof areas)[number]) => held.has(actionOf(definition, 'ACCESS'));
    return {
      seen: areas.filter(isSeen),
      unseen: new Set(areas.filter((area) => !isSeen(area)).flatMap(([, ids]) => ids)),
    };
  }, [areas, held]);
  const answered = useQueries({
    queries: seen.flatMap(([definition, ids]) =>
      pagesOf(ids).map((some) => {
        const whereExtra: Filter = { field: 'id', operator: 'in', value: some };
        const idCompany = tenantOf(definition, id);
        return callOptions(callsOf(definition).list, { data: { idCompany, limit: PAGE, whereExtra } });
      }),
    ),
    combine: joined,
  });
  const { found, isPending } = answered;
  return useMemo(() => ({ found, isPending, unseen }), [found, isPending, unseen]);
}

function pagesOf(ids: readonly string[]): string[][] {
  const wanted = [...new Set(ids)].filter((id) => id !== '').toSorted();
  return Array.from({ length: Math.ceil(wanted.length / PAGE) }, (_, page) =>
    wanted.slice(page * PAGE, (page + 1) * PAGE),
  );
}

const loaded = (results: readonly { readonly data: Resource | null | undefined }[]) =>
  results.map(({ data }) => data ?? undefined);

interface Answered {
  readonly data: { readonly elements: readonly object[] } | undefined;
  readonly isPending: boolean;
}
// One function for all renders, so that an unchanged answer is an unchanged map.
const joined = (results: readonly Answered[]): Pick<Found, 'found' | 'isPending'> => ({
  found: new Map(
    results.flatMap(({ data }) => storedIn(data?.elements ?? [])).map((row) => [row.id, referred(row)]),
  ),
  isPending: results.some((result) => result.isPending),
});

/** Active records that a person may choose from, found by words on the server, at most one page of them. */
export function useReferenceSearch(definition: Resource, only: RefField['only']) {
  const idCompany = tenantOf(definition, useSelectedCompany()?.id ?? platformId);
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
    {
      placeholderData: (previous) => previous,
      enabled: useAllowed(actionOf(definition, 'ACCESS')),
    },
  );
  const found = useMemo(() => storedIn(data?.elements ?? []).map(referred), [data]);
  return { found, total: data?.total, isSearching: isFetching, words, search: setWords };
}
