import { resourceCalls } from '@comanda/api/calls';
import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import { saleOrder } from '@comanda/api/areas/sales/saleOrder';
import { beforeAll, expect, it } from 'vitest';
import { usePlatform } from '../support/usePlatform.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* Where departments and products stand at tills (docs/product.md §8.41). */
const platform = usePlatform();
let business: Business;
beforeAll(async () => {
  business = await openBusiness(platform(), places.home);
});

const layout = async (id: string) =>
  (await business.owner.call(resourceCalls(saleOrder).get, { params: { id } })).data;

it('keeps nothing from being deleted: what goes leaves it, as a change of its own', async () => {
  const { id: idDepartment } = await business.create(department);
  const [kept, gone] = [
    await business.create(product, { idDepartment }),
    await business.create(product, { idDepartment }),
  ];
  const { id } = await business.create(saleOrder, {
    departments: [{ idDepartment }],
    products: [{ idProduct: gone.id }, { idProduct: kept.id }],
  });
  const before = await layout(id);
  await business.owner.call(resourceCalls(product).remove, { params: { id: gone.id } });
  const after = await layout(id);
  expect(after['products']).toEqual([{ idProduct: kept.id }]);
  expect(after['departments']).toEqual([{ idDepartment }]);
  expect(after.version).toBe(before.version + 1);
  await business.owner.call(resourceCalls(product).remove, { params: { id: kept.id } });
  await business.owner.call(resourceCalls(department).remove, { params: { id: idDepartment } });
  expect(await layout(id)).toMatchObject({ departments: [], products: [] });
});
