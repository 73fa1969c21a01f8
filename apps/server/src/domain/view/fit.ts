import type { ViewState } from '@comanda/api/calls';
import { checkFilter, checkOrder, type Condition, conditionsOf, type Filter } from '@comanda/api/filter';
import type { Resource } from '@comanda/api/kernel';

/** What a view is held against: the definition as the caller sees it, and the records that are there. */
export interface Ground {
  readonly resource: Resource;
  readonly sees: (field: string) => boolean;
  /** Whether a record of an area is there, by the area's code. */
  readonly isThere: (entity: string, id: string) => boolean;
}
export interface Fitted {
  readonly state: ViewState;
  /** Paths of what had to be left out: `where`, `columns.2`. Empty: the state fits as it is. */
  readonly strange: readonly string[];
}

const facetOf = (field: string, values: readonly string[]): Condition => ({
  field,
  operator: 'in',
  value: values,
});
const targetOf = (resource: Resource, name: string): string | undefined => {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  return field?.kind === 'ref' ? field.to : undefined;
};

/** Every record that a state names, by the code of its area. */
export const referencesIn = (resource: Resource, { where, facets }: ViewState): [string, string][] => {
  const facetConditions = Object.entries(facets).map(([field, values]) => facetOf(field, values));
  return [...conditionsOf(where ?? undefined), ...facetConditions].flatMap(({ field, value }) => {
    const to = targetOf(resource, field);
    const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
    return to === undefined ? [] : ids.map((id): [string, string] => [to, id]);
  });
};

/** A condition with what is left of its values; nothing where its field, operator or all of its values are gone. */
const fittingCondition = ({ resource, sees, isThere }: Ground, given: Condition): Condition | undefined => {
  const checked = checkFilter(resource, given, sees);
  if (!checked.ok || !checked.filter || !('field' in checked.filter)) return undefined;
  const condition = checked.filter;
  const to = targetOf(resource, condition.field);
  if (to === undefined) return condition;
  const isGone = (value: unknown): boolean => typeof value === 'string' && !isThere(to, value);
  if (!Array.isArray(condition.value)) return isGone(condition.value) ? undefined : condition;
  const value = condition.value.filter((one: unknown) => !isGone(one));
  return value.length > 0 || condition.value.length === 0 ? { ...condition, value } : undefined;
};

const fittingTree = (ground: Ground, filter: Filter): Filter | undefined => {
  if ('field' in filter) return fittingCondition(ground, filter);
  const [join, parts] = 'and' in filter ? (['and', filter.and] as const) : (['or', filter.or] as const);
  const left = parts.flatMap((part) => fittingTree(ground, part) ?? []);
  if (left.length === 0 && parts.length > 0) return undefined;
  return join === 'and' ? { and: left } : { or: left };
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The tree as far as it fits, in the spelling of the wire; the check of the whole bounds its depth and size. */
const fittingWhere = (ground: Ground, where: Filter | null): { where: Filter | null; strange: string[] } => {
  if (where === null) return { where, strange: [] };
  const checked = checkFilter(ground.resource, where, ground.sees);
  const whole = checked.ok ? checked.filter : where;
  const left = whole && fittingTree(ground, whole);
  const place = checked.ok ? 'where' : checked.fault.path.replace(/^whereExtra/, 'where');
  return { where: left ?? null, strange: checked.ok && same(left, whole) ? [] : [place] };
};

const kept = <T>(all: readonly T[], place: string, fits: (one: T) => boolean) => ({
  left: all.filter(fits),
  strange: all.flatMap((one, index) => (fits(one) ? [] : [`${place}.${index}`])),
});

/**
 * A state as far as it fits the definition, the caller's permissions and the records that there are (docs/product.md
 * §6.5). What it names twice counts once; a list without columns or order has those that it starts with.
 */
export const fitted = (ground: Ground, state: ViewState): Fitted => {
  const { resource, sees } = ground;
  const { list } = resource;
  const isColumn = (name: string): boolean => list.columns.includes(name) && sees(name);
  const tree = fittingWhere(ground, state.where);
  const columns = kept(
    state.columns,
    'columns',
    (name) => isColumn(name) && state.columns.indexOf(name) === state.columns.lastIndexOf(name),
  );
  const sort = kept(state.sort, 'sort', ({ id }) => checkOrder(resource, `${id} ASC`, sees).ok);
  const facets = Object.entries(state.facets).map(([name, values]) => {
    const left = list.facets.includes(name)
      ? fittingCondition(ground, facetOf(name, values))?.value
      : undefined;
    return { name, values, left: Array.isArray(left) ? left.map(String) : [] };
  });
  const widths = Object.entries(state.widths);
  return {
    state: {
      ...state,
      where: tree.where,
      facets: Object.fromEntries(facets.flatMap(({ name, left }) => (left.length > 0 ? [[name, left]] : []))),
      sort: sort.left.length > 0 ? sort.left : [{ id: list.sort, desc: false }],
      columns: columns.left.length > 0 ? columns.left : list.columns.filter(isColumn),
      widths: Object.fromEntries(widths.filter(([name]) => isColumn(name))),
    },
    strange: [
      ...tree.strange,
      ...facets.flatMap(({ name, values, left }) => (same(values, left) ? [] : [`facets.${name}`])),
      ...sort.strange,
      ...columns.strange,
      ...widths.flatMap(([name]) => (isColumn(name) ? [] : [`widths.${name}`])),
    ],
  };
};
