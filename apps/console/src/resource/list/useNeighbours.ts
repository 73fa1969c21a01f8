import type { RecordFilter } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { useCallQuery, useCompany } from '../../app/index.ts';
import { callsOf } from '../calls.ts';
import { storedIn } from '../values/stored.ts';
import { listFilterOf } from './listFilter.ts';
import { readPreferences } from './listPreferences.ts';
import { decodeList, listHref } from './listUrl.ts';
import { listCameFrom } from './returnPlace.ts';
import { useTenant } from '../useTenant.ts';

/** A record of a list, and the page of the list that it stands on. */
export interface Neighbour {
  readonly id: string;
  readonly list: string;
}
export interface Neighbours {
  /** Counted from 1, among all that the list finds. */
  readonly place: number;
  readonly total: number;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

function useIds(resource: Resource, data: RecordFilter, isWanted: boolean) {
  const answer = useCallQuery(callsOf(resource).list, { data }, { enabled: isWanted }).data;
  return { total: answer?.total ?? 0, ids: storedIn(answer?.elements ?? []).map(({ id }) => id) };
}

/** What stands before and after a record in the list that a person came from; nothing where they came another way. */
export function useNeighbours(resource: Resource, id: string): Neighbours | undefined {
  const { id: idSelected } = useCompany();
  const idCompany = useTenant(resource);
  const came = listCameFrom(resource.route);
  const preferences = readPreferences(resource.code);
  const parameters = Object.fromEntries(new URLSearchParams(came?.split('?')[1] ?? ''));
  const state = decodeList(resource, parameters, { ...preferences, start: preferences.starts[idSelected] });
  const { page, size } = state;
  const asked = (one: number) => listFilterOf({ ...state, page: one }, idCompany);
  const here = useIds(resource, asked(page), came !== undefined);
  const at = here.ids.indexOf(id);
  const isFirst = at === 0;
  const isLast = at === here.ids.length - 1;
  const before = useIds(resource, asked(Math.max(1, page - 1)), isFirst && page > 1);
  const after = useIds(resource, asked(page + 1), isLast && page * size < here.total);
  if (at < 0) return undefined;
  const on = (one: number, found: string | undefined): Neighbour | undefined =>
    found === undefined ? undefined : { id: found, list: listHref(resource, { ...state, page: one }) };
  return {
    place: (page - 1) * size + at + 1,
    total: here.total,
    previous: isFirst ? (page > 1 ? on(page - 1, before.ids.at(-1)) : undefined) : on(page, here.ids[at - 1]),
    next: isLast ? on(page + 1, after.ids[0]) : on(page, here.ids[at + 1]),
  };
}
