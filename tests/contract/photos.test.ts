import { signageStory } from '@comanda/api/areas/devices/signageStory';
import { category } from '@comanda/api/areas/system/category';
import { photo } from '@comanda/api/areas/system/photo';
import { type BodyOf, photoCalls, pictureCalls, resourceCalls } from '@comanda/api/calls';
import { beforeAll, expect, it } from 'vitest';
import { usePlatform } from '../support/usePlatform.ts';
import { pixel } from '../support/pictures.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* The pictures of a company: several at once, found again, used, and kept as long as they are (docs/product.md §8.43). */
const platform = usePlatform();
let home: Business;
let idCompany = '';
beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
  ({ idCompany } = home);
});
type Asked = BodyOf<typeof photoCalls.gallery>;
const gallery = async (over: Partial<Asked> = {}) =>
  (await home.owner.call(photoCalls.gallery, { data: { idCompany, limit: 100, ...over } })).data;
const kept = async (shade: number) => {
  const address = `data:image/png;base64,${pixel(shade).toString('base64')}`;
  const { data } = await home.owner.call(pictureCalls.take, { data: { idCompany, entity: 'IMG', address } });
  return data;
};
const add = (pictures: BodyOf<typeof photoCalls.add>['pictures'], over: object = {}) =>
  home.owner.call(photoCalls.add, { data: { idCompany, pictures, ...over } });

it('come in four at once with codes and places of their own, and are found by what they are marked with', async () => {
  const { data: page } = await home.owner.call(resourceCalls(category).list, {
    data: { idCompany, limit: 10 },
  });
  const idCategory = String(page.elements[0]?.id);
  const { status, text, data } = await add(
    [
      { name: 'Callos a la madrileña', image: await kept(40) },
      { name: 'Rabo de toro', image: { color: '#7c2d12' } },
      { name: 'Sopa de ajo', image: { color: '#b45309' } },
      { name: 'Bacalao al pil-pil', image: await kept(41) },
    ],
    { idCategory },
  );
  expect(status, text).toBe(200);
  const { elements } = await gallery({ idCategories: [idCategory] });
  const mine = elements.filter(({ id }) => data.ids.includes(id));
  expect(mine.map(({ id }) => id)).toEqual(data.ids);
  expect(new Set(mine.map(({ code }) => code)).size).toBe(4);
  expect(mine.every(({ category: of, uses }) => of?.id === idCategory && uses === 0)).toBe(true);
  expect((await gallery({ search: 'CALLOS A LA madrilena' })).elements.map(({ id }) => id)).toEqual([
    data.ids[0],
  ]);
});

it('are at most four, and each is kept here', async () => {
  const five = Array.from({ length: 5 }, (_, nth) => ({ name: `${nth}`, image: { color: '#336699' } }));
  expect((await add(five)).status).toBe(400);
  const before = (await gallery()).total;
  const strange = { url: `/api/storage/v1/image/${'0'.repeat(64)}` };
  expect((await add([...five.slice(0, 1), { name: 'Nowhere', image: strange }])).status).toBe(422);
  expect((await gallery()).total).toBe(before);
});

it('say who shows them, and stay as long as somebody does', async () => {
  const image = await kept(42);
  const { data } = await add([{ name: 'Arroz con leche', image }]);
  const id = data.ids[0] ?? '';
  const story = await home.create(signageStory, { image });
  const shown = async () => (await gallery()).elements.find((one) => one.id === id)?.uses;
  expect(await shown()).toBe(1);
  expect((await gallery({ unused: true })).elements.map((one) => one.id)).not.toContain(id);
  const remove = () => home.owner.call(resourceCalls(photo).removeMany, { data: [id] });
  const refused = await remove();
  expect(refused.status).toBe(422);
  expect(refused.error).toMatchObject({
    code: 'ERROR_NOT_ERASABLE',
    extra: [{ entity: 'SGS', count: 1, records: [{ id: story.id }] }],
  });
  await home.owner.call(resourceCalls(signageStory).remove, { params: { id: story.id } });
  expect(await shown()).toBe(0);
  expect((await gallery({ unused: true })).elements.map((one) => one.id)).toContain(id);
  expect((await remove()).status).toBe(200);
  expect(await shown()).toBeUndefined();
});

it('of another company are neither shown nor taken away', async () => {
  const foreign = await openBusiness(platform(), places.foreign);
  const own = await foreign.create(photo);
  expect((await gallery()).elements.map(({ id }) => id)).not.toContain(own.id);
  const { status } = await home.owner.call(resourceCalls(photo).remove, { params: { id: own.id } });
  expect(status).toBe(404);
});
