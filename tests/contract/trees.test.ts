import { resourceCalls, treeCalls } from '@comanda/api/calls';
import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import { subdepartment } from '@comanda/api/areas/sales/subdepartment';
import { beforeAll, expect, it } from 'vitest';
import { usePlatform } from '../support/usePlatform.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* Departments with their subdepartments as a tree (docs/product.md §7.17). */
const platform = usePlatform();
let business: Business;
let idCompany = '';
beforeAll(async () => {
  business = await openBusiness(platform(), places.home);
  ({ idCompany } = business);
});

const treeOf = async () =>
  (await business.owner.call(treeCalls.read, { data: { idCompany, entity: 'DPT' } })).data.elements;
const within = async (idParent: string | null): Promise<readonly string[]> =>
  (await treeOf()).filter((node) => node.idParent === idParent).map(({ id }) => id);
const move = async (id: string, idParent: string | null, idAfter: string | null) => {
  const node = (await treeOf()).find((one) => one.id === id);
  return business.owner.callWith(treeCalls.move, {
    idCompany,
    entity: node?.entity ?? 'DPT',
    id,
    version: node?.version ?? 1,
    idParent,
    idAfter,
  });
};

it('shows what stands within what, in its order, with how many products name it', async () => {
  const nodes = await treeOf();
  const tops = nodes.filter(({ idParent }) => idParent === null);
  expect(tops.every(({ entity }) => entity === 'DPT')).toBe(true);
  expect(nodes.some(({ entity, count }) => entity === 'SDP' && (count ?? 0) > 0)).toBe(true);
  const { data } = await business.owner.call(resourceCalls(product).list, {
    data: { idCompany, whereExtra: { field: 'idDepartment', operator: 'eq', value: tops[0]?.id ?? '' } },
  });
  expect(tops[0]?.count).toBe(data.total);
});

it('puts a department first and last, and a subdepartment after another, also where no number is left between', async () => {
  const [first = '', second = '', ...others] = await within(null);
  expect((await move(second, null, null)).status).toBe(200);
  expect(await within(null)).toEqual([second, first, ...others]);
  expect((await move(second, null, others.at(-1) ?? first)).status).toBe(200);
  expect(await within(null)).toEqual([first, ...others, second]);
  const { id: parent } = await business.create(department, { order: 900_000 });
  const rows = await Promise.all(
    [900_001, 900_002, 900_003].map((order) =>
      business.create(subdepartment, { idDepartment: parent, order }),
    ),
  );
  const [a = '', b = '', c = ''] = rows.map(({ id }) => id);
  expect((await move(c, parent, a)).status).toBe(200);
  expect(await within(parent)).toEqual([a, c, b]);
});

it('takes products along into another department', async () => {
  const [from, to] = [await business.create(department), await business.create(department)];
  const sub = await business.create(subdepartment, { idDepartment: from.id });
  const dish = await business.create(product, { idDepartment: from.id, idSubDepartment: sub.id });
  expect((await move(sub.id, to.id, null)).status).toBe(200);
  const { data } = await business.owner.call(resourceCalls(product).get, { params: { id: dish.id } });
  expect(data).toMatchObject({ idDepartment: to.id, idSubDepartment: sub.id, version: 2 });
});

it('refuses what cannot stand there, what is stale, and areas that are no tree', async () => {
  const [first = '', second = ''] = await within(null);
  expect((await move(first, second, null)).status).toBe(400);
  expect((await move(first, null, first)).status).toBe(400);
  const { status } = await business.owner.callWith(treeCalls.move, {
    idCompany,
    entity: 'DPT',
    id: first,
    version: 999,
    idParent: null,
    idAfter: second,
  });
  expect(status).toBe(409);
  expect((await business.owner.callWith(treeCalls.read, { idCompany, entity: 'TAX' })).status).toBe(400);
});
