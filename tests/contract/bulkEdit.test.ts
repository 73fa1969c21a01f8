import { operationsOf } from '@comanda/api/bulk';
import { bulkCalls, businessCalls, mostIds, resourceCalls } from '@comanda/api/calls';
import { fieldsOf, type Resource } from '@comanda/api/kernel';
import { area } from '@comanda/api/areas/advanced/area';
import { store } from '@comanda/api/areas/hierarchy/store';
import { department } from '@comanda/api/areas/sales/department';
import { paymentMethod } from '@comanda/api/areas/basics/paymentMethod';
import { product } from '@comanda/api/areas/sales/product';
import { rate } from '@comanda/api/areas/sales/rate';
import { region } from '@comanda/api/areas/system/region';
import { tax } from '@comanda/api/areas/basics/tax';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { coveringLists } from '../support/covering.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { type Data, showing } from './fixtures.ts';
import { type Business, openBusiness, places } from './requests.ts';
import { storedIn } from './stored.ts';

/* Many records at once, each with a result of its own (docs/product.md §6.4), and what one reaches (§7.10). */
const platform = usePlatform();
const unknownId = '0190d6c0-0000-7000-8000-00000000dead';
let home: Business;
let owner: Caller;
let idCompany = '';
beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
  ({ owner, idCompany } = home);
});
const percent = (value: string) =>
  ({ field: 'rateProduct', operation: 'percent', value, key: 'price' }) as const;
const read = async (resource: Resource, id: string): Promise<Data> => ({
  ...(await home.authorOf(resource).call(resourceCalls(resource).get, { params: { id } })).data,
});

const areas = coveringLists().map((resource) => [resource.name, resource] as const);
describe.each(areas)('%s', (_, resource) => {
  it('takes and refuses the value of each field as a change of that record alone does', async () => {
    const [edit, update] = [bulkCalls(resource).edit, resourceCalls(resource).update];
    const author = home.authorOf(resource);
    const other = await home.sample(resource);
    let usual: Data = await home.create(resource);
    for (const [name, field] of fieldsOf(resource)) {
      if (!operationsOf(field).includes('set')) continue;
      const over = showing(resource, name);
      const isUsual = Object.keys(over).length === 0;
      let record: Data = isUsual ? usual : await home.create(resource, over);
      const value = isUsual ? other[name] : (await home.sample(resource, over))[name];
      for (const given of [value, 'nonsense']) {
        const tried = await author.call(edit, {
          data: {
            idCompany,
            records: [{ id: String(record['id']) }],
            edits: [{ field: name, operation: 'set', value: given }],
            try: true,
          },
        });
        if (given === 'nonsense' && tried.status === 400) {
          // What no record can take is refused once, at its place.
          expect(tried.error.extra?.[0]?.field, name).toMatch(/^edits\.0\.value/);
          continue;
        }
        const [result] = tried.data.results;
        if (field.when?.(record) === false) {
          const isSame = JSON.stringify(given) === JSON.stringify(record[name]);
          const refusal = { error: { extra: [{ field: name, error: 'not_of_kind' }] } };
          expect(result, name).toMatchObject(isSame ? { outcome: 'unchanged' } : refusal);
          continue;
        }
        // A trial that left anything behind would make this one stale.
        const alone = await author.callWith(update, { ...record, [name]: given });
        const label = `${name}: ${JSON.stringify(result)} / ${alone.text}`;
        if (alone.status === 200) {
          const after: Data = { ...Object(alone.data) };
          const isSame = after['version'] === record['version'];
          expect(result?.outcome, label).toBe(isSame ? 'unchanged' : 'changed');
          record = after;
        } else
          expect(result, label).toMatchObject({
            outcome: 'refused',
            error: { code: alone.error.code, ...(alone.error.extra && { extra: alone.error.extra }) },
          });
      }
      if (isUsual) usual = record;
    }
  });
});

it('raises what it can, refuses the rest by name, and leaves no trace of a trial', async () => {
  const { id: idRate } = await home.create(rate);
  const priced = (price: number) => home.create(product, { rateProduct: [{ idRate, price }] });
  const [cheap, dear, free] = [await priced(105), await priced(9_999_999_999), await priced(0)];
  const gone = await priced(100);
  await owner.call(resourceCalls(product).remove, { params: { id: gone.id } });
  const ask = async (isTrial: boolean) => {
    const records = [cheap, dear, free, gone].map(({ id }) => ({ id }));
    const data = { idCompany, records, edits: [percent('10')], try: isTrial };
    return (await owner.call(bulkCalls(product).edit, { data })).data.results;
  };
  const before = await storedIn(platform().pool);
  const tried = await ask(true);
  expect(await storedIn(platform().pool)).toEqual(before);
  expect(tried).toMatchObject([
    {
      outcome: 'changed',
      version: 1,
      before: { rateProduct: [{ price: 105 }] },
      after: { rateProduct: [{ price: 116 }] },
    },
    {
      outcome: 'refused',
      code: dear['code'],
      error: { code: 'ERROR_CONSTRAINT', extra: [{ field: 'rateProduct.0.price', error: 'too_big' }] },
    },
    { outcome: 'unchanged', version: 1 },
    { id: gone.id, outcome: 'refused', error: { code: 'ERROR_UNKNOWN' } },
  ]);
  expect((await ask(false)).map(({ outcome }) => outcome)).toEqual(tried.map(({ outcome }) => outcome));
  expect(await read(product, cheap.id)).toMatchObject({ version: 2, rateProduct: [{ price: 116 }] });
  expect(await read(product, dear.id)).toMatchObject({ version: 1, rateProduct: [{ price: 9_999_999_999 }] });
});

it('refuses a record that has moved on since it was shown, and no other', async () => {
  const [first, second] = [await home.create(area), await home.create(area)];
  await owner.callWith(resourceCalls(area).update, { ...first, order: 90_001 });
  const { data } = await owner.call(bulkCalls(area).edit, {
    data: {
      idCompany,
      records: [first, second].map(({ id, version }) => ({ id, version })),
      edits: [{ field: 'status', operation: 'set', value: 'I' }],
    },
  });
  expect(data.results).toMatchObject([
    { outcome: 'refused', error: { code: 'ERROR_STALE' } },
    { outcome: 'changed', version: 2 },
  ]);
});

it('gives records back what they had, and leaves one that somebody has changed since', async () => {
  const { id: idRate } = await home.create(rate);
  const priced = (price: number) => home.create(product, { rateProduct: [{ idRate, price }] });
  const [first, touched, gone] = [await priced(100), await priced(200), await priced(300)];
  const { edit, restore } = bulkCalls(product);
  const records = [first, touched, gone].map(({ id }) => ({ id }));
  const raised = await owner.call(edit, { data: { idCompany, records, edits: [percent('10')] } });
  const had = raised.data.results.flatMap((result) =>
    result.outcome === 'changed' && result.before
      ? [{ id: result.id, version: result.version, values: result.before }]
      : [],
  );
  expect(had.map(({ values }) => values)).toEqual(
    [100, 200, 300].map((price) => ({ rateProduct: [{ idRate, price }] })),
  );
  await owner.callWith(resourceCalls(product).update, {
    ...(await read(product, touched.id)),
    externalCode: 'SINCE',
  });
  await owner.call(resourceCalls(product).remove, { params: { id: gone.id } });
  const { data } = await owner.call(restore, { data: { idCompany, records: had } });
  expect(data.results).toMatchObject([
    { id: first.id, outcome: 'changed', version: 3 },
    { id: touched.id, code: touched['code'], outcome: 'refused', error: { code: 'ERROR_STALE' } },
    { id: gone.id, outcome: 'refused', error: { code: 'ERROR_UNKNOWN' } },
  ]);
  expect(await read(product, first.id)).toMatchObject({ rateProduct: [{ idRate, price: 100 }] });
  expect(await read(product, touched.id)).toMatchObject({ rateProduct: [{ idRate, price: 220 }] });
});

it('lists, sorts, compares and edits by the prices of the rate that is asked for', async () => {
  const [usual, other] = [await home.create(rate), await home.create(rate)];
  const mark = 'BYRATE';
  const priced = (code: string, prices: readonly (readonly [string, number])[]) =>
    home.create(product, {
      code: `${mark}${code}`,
      rateProduct: prices.map(([idRate, price]) => ({ idRate, price })),
    });
  await priced('A', [
    [usual.id, 100],
    [other.id, 900],
  ]);
  await priced('B', [
    [usual.id, 300],
    [other.id, 400],
  ]);
  await priced('C', [[usual.id, 200]]);
  const list = async (of: string, whereExtra?: object) => {
    const asked = {
      idCompany,
      search: mark,
      of,
      order: 'rateProduct ASC',
      ...(whereExtra && { whereExtra }),
    };
    const { data } = await owner.call(resourceCalls(product).list, { data: asked });
    return data.elements.map(({ code, ...line }) => {
      const [entry] = 'rateProduct' in line && Array.isArray(line.rateProduct) ? line.rateProduct : [];
      return [code.slice(mark.length), entry?.price];
    });
  };
  const [a, b, c] = [
    ['A', 900],
    ['B', 400],
    ['C', undefined],
  ];
  expect(await list(usual.id)).toEqual([
    ['A', 100],
    ['C', 200],
    ['B', 300],
  ]);
  expect(await list(other.id)).toEqual([b, a, c]);
  expect(await list(other.id, { field: 'rateProduct', operator: 'gt', value: 500 })).toEqual([a]);
  expect(await list(other.id, { field: 'rateProduct', operator: 'eq', value: null })).toEqual([c]);

  const dear = { field: 'rateProduct', operator: 'gt', value: 500 };
  const matching = { search: mark, of: other.id, whereExtra: dear };
  const tried = await owner.call(bulkCalls(product).edit, {
    data: { idCompany, matching, edits: [percent('10')], try: true },
  });
  expect(tried.data.results.map((result) => 'code' in result && result.code)).toEqual([`${mark}A`]);
});

it('goes through all that match slice by slice, though none matches any more once it is edited', async () => {
  const slices = [20, 20, 3];
  const { rows } = await platform().pool.query<{ id: string }>(
    `insert into area (id_company, id, code, names, "order", status)
      select $1, gen_random_uuid(), 'SLICE' || n, jsonb_build_object('es-ES', 'Slice ' || n), 100000 + n, 'A'
      from generate_series(0, $2::int) n returning id`,
    [idCompany, slices.reduce((sum, size) => sum + size)],
  );
  const [spared] = rows;
  const whereExtra = {
    and: [
      { field: 'code', operator: 'like', value: 'slice' },
      { field: 'status', operator: 'eq', value: 'A' },
    ],
  };
  let after: string | undefined;
  for (const size of slices) {
    const { data } = await owner.call(bulkCalls(area).edit, {
      data: {
        idCompany,
        matching: {
          whereExtra,
          limit: 20,
          except: [spared?.id ?? ''],
          ...(after !== undefined && { after }),
        },
        edits: [{ field: 'status', operation: 'set', value: 'I' }],
      },
    });
    expect(data.results.filter(({ outcome }) => outcome === 'changed')).toHaveLength(size);
    expect(data.results.filter((result) => 'before' in result)).toHaveLength(size);
    after = data.next;
  }
  expect(after).toBeUndefined();
  const { data: left } = await owner.call(resourceCalls(area).list, { data: { idCompany, whereExtra } });
  expect(left.elements.map(({ id }) => id)).toEqual([spared?.id]);
});

it('refuses as a whole what can be done to no record, what is too much, and what the caller does not see', async () => {
  const { id } = await home.create(paymentMethod);
  const call = bulkCalls(paymentMethod).edit;
  const rounding = { field: 'rounding', operation: 'set', value: 'H' };
  const sound = { idCompany, records: [{ id }], edits: [rounding] };
  const manager = await platform().as('manager');
  expect((await owner.callWith(call, { ...sound, try: true })).status).toBe(200);
  const hidden = await manager.callWith(call, sound);
  expect([hidden.status, hidden.error.extra?.[0]?.field]).toEqual([400, 'edits.0.field']);
  const many = Array.from({ length: mostIds + 1 }, () => ({ id }));
  for (const [field, over] of [
    ['records', { records: many }],
    ['records', { matching: {} }],
    ['records', { records: undefined }],
    ['edits', { edits: [] }],
    ['edits.0.operation', { edits: [{ field: 'code', operation: 'set', value: 'SAME' }] }],
    [
      'matching.whereExtra',
      { records: undefined, matching: { whereExtra: { field: 'no', operator: 'eq', value: 1 } } },
    ],
  ] as const) {
    const answer = await owner.callWith(call, { ...sound, ...over });
    expect([answer.status, answer.error.extra?.[0]?.field], field).toEqual([400, field]);
  }
});

const mayReadProducts = (state: string) =>
  platform().pool.query(
    `update role_permission set state = $1 where role = 'OWNER' and action = 'ALLOW_COMPANY_PRODUCT_ACCESS'`,
    [state],
  );
it('says how many records use one and how many stores they reach, and names only what may be read', async () => {
  const { id: idTax } = await home.create(tax);
  const impactOf = async (id: string) => (await owner.call(bulkCalls(tax).impact, { params: { id } })).data;
  const impact = async (by: Caller) => {
    const { tickets, uses, ...rest } = (await by.call(bulkCalls(tax).impact, { params: { id: idTax } })).data;
    expect(tickets).toBe(0);
    for (const { count, some } of uses) expect(some).toHaveLength(count);
    return { ...rest, uses: uses.map(({ entity, count }) => ({ entity, count })) };
  };
  // Tests before this one have made some.
  const { length: stores } = (
    await owner.call(businessCalls.storesOfCompany, { params: { id: home.idCompany } })
  ).data;
  expect(await impact(owner)).toEqual({ uses: [], others: 0, stores });
  const both = { idTaxSale: idTax, idTaxPurchase: idTax };
  const made = [await home.create(product, both), await home.create(product, both)];
  await home.create(product, { ...both, status: 'I' });
  await home.create(region, { taxes: [{ idTax }] });
  await owner.call(resourceCalls(product).remove, { params: { id: made[0]?.id ?? '' } });
  expect(await impact(owner)).toEqual({
    uses: [
      { entity: 'ART', count: 2 },
      { entity: 'RGN', count: 1 },
    ],
    others: 0,
    stores,
  });
  await mayReadProducts('DEN');
  try {
    expect(await impact(owner)).toEqual({ uses: [{ entity: 'RGN', count: 1 }], others: 2, stores });
  } finally {
    await mayReadProducts('GRN');
  }
  // The first few are named, by their codes, and no more.
  const codes = ['IMPACT1', 'IMPACT2', 'IMPACT3', 'IMPACT4', 'IMPACT5'];
  const { id: idMany } = await home.create(tax);
  for (const code of codes.toReversed()) await home.create(product, { idTaxSale: idMany, code });
  const [use] = (await impactOf(idMany)).uses;
  expect([use?.count, use?.some.map(({ code }) => code)]).toEqual([5, codes.slice(0, 4)]);
  // What only a region uses reaches the stores of that region, and no other.
  const { id: idLocal } = await home.create(tax);
  const { id: idRegion } = await home.create(region, { taxes: [{ idTax: idLocal }] });
  const local = async () =>
    (await owner.call(bulkCalls(tax).impact, { params: { id: idLocal } })).data.stores;
  expect(await local()).toBe(0);
  await home.create(store, { idRegion });
  expect(await local()).toBe(1);
  const unused = await owner.call(bulkCalls(department).impact, { params: { id: unknownId } });
  expect(unused.status).toBe(404);
});
