import { businessCalls, resourceCalls } from '@comanda/api/calls';
import { actionOf } from '@comanda/api/permissions';
import { region } from '@comanda/api/areas/system/region';
import { store } from '@comanda/api/areas/hierarchy/store';
import { tax } from '@comanda/api/areas/basics/tax';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Who stands in the way of a deletion is named to who may know (docs/product.md §7.6, §12.3). */
const platform = usePlatform();
const taxes = resourceCalls(tax);
const regions = resourceCalls(region);

let owner: Caller;
let idCompany = '';
let serial = 0;

beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
});

const head = (code: string) => {
  serial += 1;
  return { idCompany, code, names: { 'es-ES': `Nombre de ${code}` }, order: 9000 + serial };
};
const makeTax = async (code: string, over: Readonly<Record<string, unknown>> = {}) =>
  (await owner.call(taxes.create, { data: { ...head(code), kind: 'N', value: '8', ...over } })).data;
const makeRegion = async (code: string, ids: readonly string[]) =>
  (await owner.call(regions.create, { data: { ...head(code), taxes: ids.map((idTax) => ({ idTax })) } }))
    .data;
const refusalOf = async (ids: readonly string[]) =>
  (await owner.call(taxes.removeMany, { data: [...ids] })).error;
/** Takes an action from owners for the time of a test. */
const without = async <T>(action: string, work: () => Promise<T>): Promise<T> => {
  const set = (state: string) =>
    platform().pool.query(`update role_permission set state = $1 where role = 'OWNER' and action = $2`, [
      state,
      action,
    ]);
  await set('DEN');
  try {
    return await work();
  } finally {
    await set('GRN');
  }
};

it('names the first five by code, and counts all', async () => {
  const used = await makeTax('USED');
  const codes = ['U7', 'u3', 'U1', 'U6', 'U2', 'U5', 'U4'];
  const made = new Map<string, string>();
  for (const code of codes) made.set(code, (await makeRegion(code, [used.id])).id);
  const { extra } = await refusalOf([used.id]);
  expect(extra).toEqual([
    {
      entity: 'RGN',
      count: 7,
      params: { id: used.id, code: 'USED' },
      records: ['U1', 'U2', 'u3', 'U4', 'U5'].map((code) => ({
        id: made.get(code),
        code,
        names: { 'es-ES': `Nombre de ${code}` },
      })),
    },
  ]);
});

it('tells apart which of several records is used by which, and leaves out what goes with them', async () => {
  const [first, second] = [await makeTax('FIRST'), await makeTax('SECOND')];
  const members = [first, second].map(({ id }) => ({ idTax: id }));
  const [gone, stays] = [
    await makeTax('GONE', { kind: 'G', members }),
    await makeTax('STAYS', { kind: 'G', members }),
  ];
  await makeRegion('ONE', [second.id]);
  const { extra = [] } = await refusalOf([first.id, second.id, gone.id]);
  const told = extra.map(({ entity, params, records = [] }) =>
    [params?.['code'], entity, ...records.map(({ code }) => code)].join(' '),
  );
  expect(told.sort()).toEqual(['FIRST TAX STAYS', 'SECOND RGN ONE', 'SECOND TAX STAYS']);
  expect((await owner.call(taxes.get, { params: { id: stays.id } })).status).toBe(200);
});

it('only counts what the caller may not read', async () => {
  const used = await makeTax('HIDDEN');
  await makeRegion('SECRETO', [used.id]);
  const { extra } = await without(actionOf(region, 'ACCESS'), () => refusalOf([used.id]));
  expect(extra).toEqual([{ entity: 'RGN', count: 1, params: { id: used.id, code: 'HIDDEN' } }]);
});

it('names the stores of a region, in the language of the company', async () => {
  const { data: stores } = await owner.call(businessCalls.storesOfCompany, { params: { id: idCompany } });
  const madrid = stores.find(({ code }) => code === 'MAD');
  const { data: list } = await owner.call(regions.list, { data: { idCompany, search: 'ES', limit: 100 } });
  const home = list.elements.find(({ code }) => code === 'ES');
  const params = { id: home?.id ?? '' };
  const { extra } = (await owner.call(regions.remove, { params })).error;
  expect(extra?.filter(({ entity }) => entity === 'STR')).toEqual([
    {
      entity: 'STR',
      count: 1,
      params: { id: home?.id, code: 'ES' },
      records: [{ id: madrid?.id, code: 'MAD', names: { 'es-ES': madrid?.sName } }],
      by: 'idRegion',
    },
  ]);
  const hidden = await without(actionOf(store, 'ACCESS'), () => owner.call(regions.remove, { params }));
  expect(hidden.error.extra).toContainEqual({
    entity: 'STR',
    count: 1,
    params: { id: home?.id, code: 'ES' },
  });
});
