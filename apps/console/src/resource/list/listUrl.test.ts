import { pageSizes } from '@comanda/api/calls';
import { checkFilter, type Filter, operatorsOf } from '@comanda/api/filter';
import { type Field, fieldsOf, type Resource } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstColumns } from './listColumns.ts';
import {
  changed,
  facetValues,
  hasFigure,
  isSortable,
  type ListState,
  NO_VIEW,
  startOf,
} from './listState.ts';
import { conditionOf } from './listFilter.ts';
import { decodeList, encodeList, listHref, reservedNames } from './listUrl.ts';

/** As the router reads an address. */
const parametersIn = (href: string) => Object.fromEntries(new URL(href, 'https://comanda.test').searchParams);

const words = fc
  .string({ unit: 'grapheme', maxLength: 100 })
  .map((text) => text.replaceAll(/\p{Cc}|\p{Cs}/gu, '').slice(0, 100));

const someCondition = (resource: Resource): fc.Arbitrary<Filter> =>
  fc.oneof(
    ...fieldsOf(resource).flatMap(([field, { kind }]) => {
      const text = kind === 'code' || kind === 'text' || kind === 'names' || kind === 'choice';
      const value = text
        ? words
        : kind === 'order' || kind === 'integer'
          ? fc.nat(1000)
          : kind === 'ref'
            ? fc.option(fc.uuid())
            : undefined;
      return value
        ? [fc.record({ field: fc.constant(field), operator: fc.constantFrom('eq', 'neq'), value })]
        : [];
    }),
  ) as fc.Arbitrary<Filter>;

const whereOf = (resource: Resource): fc.Arbitrary<Filter | undefined> => {
  const some = fc.array(someCondition(resource), { minLength: 1, maxLength: 4 });
  return fc.oneof(
    fc.constant(undefined),
    someCondition(resource),
    some.map((and) => ({ and })),
    some.map((or) => ({ and: [{ or }] })),
  );
};

/** Ids name whatever records there are, those that are gone included. */
const facetOf = (field: Field | undefined): fc.Arbitrary<string[]> =>
  field?.kind === 'ref'
    ? fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 30 })
    : fc.subarray([...facetValues(field)], { minLength: 1 });

const stateOf = (resource: Resource): fc.Arbitrary<ListState> => {
  const sortable = fieldsOf(resource)
    .filter(([, field]) => isSortable(field))
    .map(([name]) => name);
  const facets = fc
    .subarray([...resource.list.facets])
    .chain((names) =>
      fc
        .tuple(...names.map((name) => facetOf(resource.fields[name])))
        .map((values) => Object.fromEntries(names.map((name, place) => [name, values[place] ?? []]))),
    );
  return fc.record({
    search: words,
    where: whereOf(resource),
    facets,
    sort: fc
      .shuffledSubarray(sortable, { minLength: 1, maxLength: Math.min(5, sortable.length) })
      .chain((names) =>
        fc.tuple(...names.map((id) => fc.record({ id: fc.constant(id), desc: fc.boolean() }))),
      ),
    page: fc.integer({ min: 1, max: 1000 }),
    size: fc.constantFrom(...pageSizes),
    columns: fc.shuffledSubarray([...resource.list.columns], { minLength: 1 }),
    of: hasFigure(resource) ? fc.option(fc.uuid(), { nil: undefined }) : fc.constant(undefined),
    view: fc.constant(undefined),
    look: fc.constant(undefined),
  });
};
/** The same as a saved view, or under the mark of none. */
const viewedOf = (resource: Resource): fc.Arbitrary<ListState> => {
  const look = fc.record({
    widths: fc.dictionary(fc.constantFrom(...resource.list.columns), fc.integer({ min: 40, max: 2000 })),
    density: fc.constantFrom('compact' as const, 'comfortable' as const),
  });
  const view = fc.oneof(
    fc.record({ view: fc.uuid(), look }),
    fc.constantFrom({}, { view: NO_VIEW, look: undefined }),
  );
  return fc.tuple(stateOf(resource), view).map(([state, over]) => ({ ...state, ...over }));
};

describe.each(resources.map((resource) => [resource.code, resource] as const))(
  'the address of the list of %s',
  (_, resource) => {
    it('says every state and gives it back', () => {
      fc.assert(
        fc.property(viewedOf(resource), (state) => {
          expect(decodeList(resource, encodeList(resource, state))).toEqual(state);
          expect(decodeList(resource, parametersIn(listHref(resource, state)))).toEqual(state);
        }),
      );
    });

    it('makes something sane of whatever is written into it', () => {
      const names = fc.oneof(
        fc.constantFrom(...reservedNames, ...resource.list.facets, '__proto__', 'constructor'),
        fc.string(),
      );
      const hostile = fc.oneof(
        fc.string(),
        fc.json(),
        fc.constantFrom(
          '-1',
          '1e9',
          '99999999999',
          'NaN',
          '-constructor',
          '{"field":"__proto__","operator":"eq","value":1}',
          '{"and":'.repeat(50),
          '~~~',
          Array.from({ length: 60 }, (_, place) => `0190d6c0-0000-7000-8000-0000000000${10 + place}`).join(
            '~',
          ),
          ',,,',
        ),
        fc.anything(),
      );
      fc.assert(
        fc.property(fc.dictionary(names, hostile), (parameters) => {
          const state = decodeList(resource, parameters);
          expect(pageSizes).toContain(state.size);
          expect(state.page).toBeGreaterThanOrEqual(1);
          expect(state.page * state.size).toBeLessThanOrEqual(100_001 * 100);
          expect(state.sort.length).toBeGreaterThanOrEqual(1);
          expect(state.columns.length).toBeGreaterThanOrEqual(1);
          for (const column of state.columns) expect(resource.list.columns).toContain(column);
          for (const { id } of state.sort) expect(Object.keys(resource.fields)).toContain(id);
          expect(checkFilter(resource, state.where).ok).toBe(true);
          expect(checkFilter(resource, conditionOf({ where: undefined, facets: state.facets })).ok).toBe(
            true,
          );
          expect(decodeList(resource, encodeList(resource, state))).toEqual(state);
        }),
      );
    });

    it('has no facet under a name of its own, and no value that holds the glue', () => {
      for (const name of resource.list.facets) {
        expect(reservedNames).not.toContain(name);
        expect(resource.fields[name]?.kind).toBeOneOf(['choice', 'choices', 'flag', 'status', 'ref']);
        for (const value of facetValues(resource.fields[name])) expect(value).not.toContain('~');
      }
    });

    it('is plain for a plain list', () => {
      expect(listHref(resource, startOf(resource))).toBe(resource.route);
    });

    it('offers operators for whatever it filters by', () => {
      for (const name of resource.list.facets)
        expect(operatorsOf[resource.fields[name]?.kind ?? 'list']).toContain('in');
    });
  },
);

const [resource] = resources;
if (!resource) throw new Error('There are resources.');

describe('preferences', () => {
  const [first = ''] = resource.list.columns;
  const seed = { columns: [first], size: 50 } as const;
  it('seed a bare address', () => {
    expect(decodeList(resource, {}, seed)).toMatchObject(seed);
    expect(decodeList(resource, { return: '/x' }, seed)).toMatchObject(seed);
  });
  it('seed it with the default view before all, and never an address that names one or none', () => {
    const id = '0190d6c0-0000-7000-8000-00000000dead';
    const start = { search: 'wine', view: id, density: 'comfortable' };
    expect(decodeList(resource, {}, { ...seed, start })).toEqual(decodeList(resource, start));
    expect(decodeList(resource, {}, { ...seed, start })).toMatchObject({ search: 'wine', view: id });
    expect(decodeList(resource, { view: NO_VIEW }, { ...seed, start })).toMatchObject({ search: '' });
  });
  it('leave an address alone that says something', () => {
    expect(decodeList(resource, { search: 'x' }, seed)).toMatchObject({
      columns: firstColumns(resource),
      size: 25,
    });
  });
});

describe('a change of the list', () => {
  const state: ListState = { ...startOf(resource), page: 7 };
  it.each([
    ['search', { search: 'x' }],
    ['condition', { where: { field: 'code', operator: 'eq', value: 'x' } }],
    ['facets', { facets: { status: ['A'] } }],
    ['page size', { size: 25 }],
  ] as const)('of %s begins at the first page', (_, change) => {
    expect(changed(resource, state, change).page).toBe(1);
  });
  it('of order or page keeps the rest', () => {
    const sort = [{ id: 'code', desc: true }];
    expect(changed(resource, { ...state, search: 'x' }, { sort })).toEqual({ ...state, search: 'x', sort });
    expect(changed(resource, state, { page: 3 })).toEqual({ ...state, page: 3 });
  });
  it('that takes every key away sorts as the area does', () => {
    expect(changed(resource, state, { sort: [] }).sort).toEqual(startOf(resource).sort);
  });
});
