import { checkFilter, type Filter } from '@comanda/api/filter';
import type { Resource } from '@comanda/api/kernel';
import { formats } from '@comanda/api/validation';
import type { SortKey } from '@comanda/ui/DataTable';
import { pageIn, sizeIn, wholeIn } from '../../app/pageAddress.ts';
import {
  columnsAmong,
  facetAmong,
  hasFigure,
  isSortable,
  isWidth,
  type ListState,
  type Look,
  NO_VIEW,
  type Seed,
  startOf,
} from './listState.ts';

/** Search parameters of the address: texts by name, as the router reads and writes them. */
export type ListParameters = Readonly<Record<string, unknown>>;

/** Names that are not those of facets; a test holds every definition to it. */
export const reservedNames = [
  'search',
  'where',
  'sort',
  'page',
  'size',
  'columns',
  'of',
  'view',
  'widths',
  'density',
] as const;
const own: readonly string[] = reservedNames;
/** Between values of one parameter. No option of a facet and no name of a field holds them. */
const VALUE_GLUE = '~';
const NAME_GLUE = ',';
const LONGEST_SEARCH = 100;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const searchIn = (value: unknown): string =>
  (text(value) ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, LONGEST_SEARCH);

function whereIn(resource: Resource, value: unknown): Filter | undefined {
  const given = text(value);
  if (given === undefined || given === '') return undefined;
  try {
    const checked = checkFilter(resource, JSON.parse(given));
    return checked.ok ? checked.filter : undefined;
  } catch {
    return undefined;
  }
}

function sortIn(resource: Resource, value: unknown): readonly SortKey[] | undefined {
  const keys = (text(value) ?? '').split(NAME_GLUE).flatMap((part): SortKey[] => {
    const id = part.replace(/^-/, '');
    const field = Object.hasOwn(resource.fields, id) ? resource.fields[id] : undefined;
    return field && isSortable(field) ? [{ id, desc: part.startsWith('-') }] : [];
  });
  const once = keys.filter(({ id }, place) => keys.findIndex((key) => key.id === id) === place);
  return once.length > 0 ? once.slice(0, 5) : undefined;
}

function facetsIn(resource: Resource, parameters: ListParameters): ListState['facets'] {
  const chosen = resource.list.facets.flatMap((name): [string, readonly string[]][] => {
    const wanted = (text(parameters[name]) ?? '').split(VALUE_GLUE);
    const values = facetAmong(resource.fields[name], wanted);
    return values.length > 0 ? [[name, values]] : [];
  });
  return Object.fromEntries(chosen);
}

const viewIn = (value: unknown): string | undefined =>
  new RegExp(`^(?:${NO_VIEW}|[\\da-f-]{36})$`).exec(text(value) ?? '')?.[0];

/** Only a list that shows a figure of details can be asked for that of one. */
const ofIn = (resource: Resource, value: unknown): string | undefined => {
  const id = text(value);
  return id !== undefined && hasFigure(resource) && formats.id.test(id) ? id : undefined;
};

const lookIn = ({ list }: Resource, { widths, density }: ListParameters): Look => ({
  widths: Object.fromEntries(
    (text(widths) ?? '').split(NAME_GLUE).flatMap((part) => {
      const [name = '', width] = part.split(':');
      const pixels = wholeIn(width) ?? 0;
      return list.columns.includes(name) && isWidth(pixels) ? [[name, pixels]] : [];
    }),
  ),
  density: density === 'comfortable' ? density : 'compact',
});

/**
 * What an address says, whoever wrote it: unknown names, broken filters and figures out of range are left out. Only an
 * address that says nothing of the list starts from the person's preferences, and from their default view before all.
 */
export function decodeList(resource: Resource, parameters: ListParameters, seed: Seed = {}): ListState {
  const names = [...own, ...resource.list.facets];
  const isBare = !names.some((name) => text(parameters[name]) !== undefined);
  if (isBare && typeof seed.start === 'object') return decodeList(resource, { ...seed.start });
  const start = startOf(resource, isBare ? seed : {});
  const view = viewIn(parameters['view']);
  return {
    search: searchIn(parameters['search']),
    where: whereIn(resource, parameters['where']),
    facets: facetsIn(resource, parameters),
    sort: sortIn(resource, parameters['sort']) ?? start.sort,
    page: pageIn(parameters['page']),
    size: sizeIn(parameters['size']) ?? start.size,
    columns: columnsAmong(resource, text(parameters['columns'])?.split(NAME_GLUE)) ?? start.columns,
    of: ofIn(resource, parameters['of']),
    view,
    look: view === undefined || view === NO_VIEW ? undefined : lookIn(resource, parameters),
  };
}

const sortText = (sort: readonly SortKey[]): string =>
  sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(NAME_GLUE);

const widthsText = ({ list }: Resource, widths: Look['widths']): string =>
  list.columns
    .flatMap((name) => (widths[name] === undefined ? [] : [`${name}:${Math.round(widths[name])}`]))
    .join(NAME_GLUE);

/** The parameters of a state; what is as at the start is left out, so that a plain list has a plain address. */
export function encodeList(resource: Resource, state: ListState): Readonly<Record<string, string>> {
  const start = startOf(resource);
  const parts: readonly (readonly [string, string, string])[] = [
    ['search', state.search, start.search],
    ['where', state.where === undefined ? '' : JSON.stringify(state.where), ''],
    ...resource.list.facets.map((name) => [name, (state.facets[name] ?? []).join(VALUE_GLUE), ''] as const),
    ['sort', sortText(state.sort), sortText(start.sort)],
    ['page', String(state.page), String(start.page)],
    ['size', String(state.size), String(start.size)],
    ['columns', state.columns.join(NAME_GLUE), start.columns.join(NAME_GLUE)],
    ['of', state.of ?? '', ''],
    ['view', state.view ?? '', ''],
    ['widths', widthsText(resource, state.look?.widths ?? {}), ''],
    ['density', state.look?.density ?? 'compact', 'compact'],
  ];
  return Object.fromEntries(
    parts.flatMap(([name, value, usual]) => (value === usual ? [] : [[name, value]])),
  );
}

/** The address of a list in a state. */
export function listHref(resource: Resource, state: ListState): string {
  const query = new URLSearchParams(encodeList(resource, state)).toString();
  return query === '' ? resource.route : `${resource.route}?${query}`;
}
