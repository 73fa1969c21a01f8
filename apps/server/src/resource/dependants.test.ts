import { defineResource, f, type Fields } from '@comanda/api/kernel';
import { expect, test } from 'vitest';
import { referrersOf } from './dependants.ts';

const area = (code: string, name: string, fields: Fields) =>
  defineResource({
    code,
    name,
    route: `/${name}`,
    owner: 'company',
    service: 'setup',
    fields: { code: f.code(), names: f.names(), ...fields },
    list: { columns: [], search: [], sort: 'code', facets: [] },
    form: [],
  });
const dish = area('DSH', 'dish', {
  idTax: f.ref('TAX'),
  sides: f.list({ idTax: f.ref('TAX', { only: { kind: ['N'] } }) }),
});
const told = (code: string) => referrersOf(code, [dish]).map(({ pairs: _pairs, ...referrer }) => referrer);

test('a field of its own can be asked for in a list, a detail cannot', () => {
  expect(told('TAX')).toEqual([
    { entity: 'DSH', access: 'ALLOW_COMPANY_DISH_ACCESS', only: undefined, by: 'idTax' },
    { entity: 'DSH', access: 'ALLOW_COMPANY_DISH_ACCESS', only: { kind: ['N'] } },
  ]);
});

test('what nobody refers to has no referrers', () => {
  expect(told('CRR')).toEqual([]);
});
