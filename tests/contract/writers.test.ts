import { pictureCalls, resourceCalls } from '@comanda/api/calls';
import { currency } from '@comanda/api/areas/basics/currency';
import { product } from '@comanda/api/areas/sales/product';
import { region } from '@comanda/api/areas/system/region';
import { tax } from '@comanda/api/areas/basics/tax';
import { smallPicture } from '@comanda/api/pictures';
import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import { send } from '../support/caller.ts';
import { pixel } from '../support/pictures.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Several writers at once, exclusive flags and pictures: what one call after another does not show. */
const platform = usePlatform();
const taxes = resourceCalls(tax);
const currencies = resourceCalls(currency);
const regions = resourceCalls(region);

const png = pixel(10);
const other = pixel(20);

const newTax = (idCompany: string, code: string, order: number) => ({
  idCompany,
  code,
  order,
  names: { 'es-ES': code },
  value: '3',
});
const setting = async () => ({
  owner: await platform().as('owner'),
  idCompany: await platform().company('ENCINA'),
});

test('of many who want one code, one gets it and the others a free one as proposal', async () => {
  const { owner, idCompany } = await setting();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) =>
      owner.call(taxes.create, { data: newTax(idCompany, 'RACE1', 5_000 + nth) }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(11);
  for (const { error } of refused) {
    expect(error.code).toBe('ERROR_CODE_EXIST');
    expect(error.extra).toEqual([
      { entity: 'TAX', field: 'code', error: 'ERROR_CODE_EXIST', proposal: 'RACE2' },
    ]);
  }
});

test('a key that is sent many times at once has one effect and one answer', async () => {
  const { owner, idCompany } = await setting();
  const options = { data: newTax(idCompany, 'ONCE', 5_100), headers: { 'idempotency-key': 'once' } };
  const answers = await Promise.all(Array.from({ length: 8 }, () => owner.call(taxes.create, options)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const other = await owner.call(taxes.create, { ...options, data: newTax(idCompany, 'OTHER', 5_101) });
  expect(other.error.code).toBe('ERROR_KEY_REUSED');
});

test('a record is deleted or referred to, never both', async () => {
  const { owner, idCompany } = await setting();
  for (let nth = 0; nth < 8; nth += 1) {
    const { data: target } = await owner.call(taxes.create, {
      data: newTax(idCompany, `GONE${nth}`, 5_200 + nth),
    });
    const [removed, referred] = await Promise.all([
      owner.call(taxes.remove, { params: { id: target.id } }),
      owner.callWith(regions.create, {
        idCompany,
        code: `R${nth}`,
        order: 5_200 + nth,
        names: { 'es-ES': `R${nth}` },
        taxes: [{ idTax: target.id }],
      }),
    ]);
    if (removed.status === 200)
      expect(referred.error.extra).toEqual([{ entity: 'RGN', field: 'taxes.0.idTax', error: 'not_found' }]);
    else {
      expect(referred.status).toBe(200);
      expect(removed.error.extra).toMatchObject([{ entity: 'RGN', count: 1 }]);
    }
  }
});

test('the default goes from one currency to the other, and cannot be given up', async () => {
  const { owner, idCompany } = await setting();
  const page = async () => (await owner.call(currencies.list, { data: { idCompany } })).data.elements;
  const holders = async () =>
    (await page()).flatMap(({ code, defaultcurrency }) => (defaultcurrency === 'S' ? [code] : []));
  expect(await holders()).toEqual(['EUR']);
  const pound = (await page()).find(({ code }) => code === 'GBP');
  const given = await owner.callWith(currencies.update, { ...pound, defaultcurrency: 'S' });
  expect(given.status).toBe(200);
  expect(await holders()).toEqual(['GBP']);
  const id = pound?.id ?? '';
  const refusals = [
    await owner.callWith(currencies.update, { ...pound, version: 2, defaultcurrency: 'N' }),
    await owner.call(currencies.setStatus, { data: { ids: [id], status: 'I' } }),
    await owner.call(currencies.remove, { params: { id } }),
  ];
  for (const { error } of refusals) expect(error.code).toBe('ERROR_NOT_EXIST_DEFAULT');
  expect(await holders()).toEqual(['GBP']);
});

test('a picture is judged by its content, kept by it, and served as nothing else', async () => {
  const { owner, idCompany } = await setting();
  const data = {
    idCompany,
    code: 'USD',
    order: 5_300,
    names: { 'es-ES': 'Dólar' },
  };
  const create = (files: Readonly<Record<string, Blob>>) => owner.call(currencies.create, { data, files });
  expect((await create({ image: new Blob(['<svg/>']) })).error.extra).toMatchObject([{ field: 'image' }]);
  expect((await create({ image: new Blob([png, Buffer.alloc(2_100_000)]) })).status).toBe(413);
  expect((await create({ logo: new Blob([png]) })).error.extra).toMatchObject([{ field: 'logo' }]);
  const { data: made } = await create({ image: new Blob([png]) });
  const image = made.image;
  if (!image || !('url' in image)) throw new Error('The picture has no address.');
  const served = await send(platform().origin, image.url);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('cache-control')).toContain('immutable');
  const unknown = await owner.callWith(currencies.create, {
    ...data,
    code: 'CHF',
    order: 5_301,
    image: { url: `/api/storage/v1/image/${'0'.repeat(64)}` },
  });
  expect(unknown.error.extra).toEqual([{ entity: 'CRR', field: 'image.url', error: 'not_found' }]);
});

test('a product has four pictures, the first of them its cover', async () => {
  const { owner, idCompany } = await setting();
  const products = resourceCalls(product);
  const colours = ['#aa0000', '#00aa00', '#0000aa'].map((color) => ({ color }));
  const { data: given } = await owner.call(pictureCalls.take, {
    data: { idCompany, entity: product.code, address: `data:image/png;base64,${png.toString('base64')}` },
  });
  const sample = (await owner.call(products.list, { data: { idCompany, limit: 10 } })).data.elements[0];
  if (!sample) throw new Error('There are no products.');
  const { data: like } = await owner.call(products.get, { params: { id: sample.id } });
  const data = { ...like, code: 'PICTURED', order: 9_400, image: null };
  // Two files, one at a place after an empty one and one that is here already; what is named twice is one.
  const { data: made } = await owner.call(products.create, {
    data: { ...data, images: [{ image: null }, { image: null }, { image: given }] },
    files: { 'images.1.image': new Blob([other]), image: new Blob([png]) },
  });
  const [first, second] = [made.image, made.images[0]?.image];
  expect(first).toEqual(given);
  expect(made.images).toEqual([{ image: expect.objectContaining({ url: expect.any(String) }) }]);
  expect(second).not.toEqual(first);

  const swapped = {
    ...made,
    image: second ?? null,
    images: [first, ...colours.slice(1)].map((image) => ({ image: image ?? null })),
  };
  const { data: changed } = await owner.call(products.update, { data: swapped });
  expect(changed).toMatchObject({ version: 2, image: second, images: swapped.images });
  const { data: left } = await owner.call(products.update, { data: { ...changed, image: null } });
  expect(left).toMatchObject({ image: first, images: colours.slice(1).map((image) => ({ image })) });
  expect((await owner.call(products.get, { params: { id: made.id } })).data).toEqual(left);

  const refused = async (images: readonly unknown[]) =>
    (await owner.callWith(products.update, { ...left, images })).error.extra;
  expect(await refused([...colours, ...colours].map((image) => ({ image })))).toMatchObject([
    { field: 'images.3.image', error: 'too_many_pictures' },
  ]);
  expect(await refused([{ image: { url: `/api/storage/v1/image/${'0'.repeat(64)}` } }])).toEqual([
    { entity: 'ART', field: 'images.0.image.url', error: 'not_found' },
  ]);
});

test('a picture is taken from the public web only, and by who may edit the area', async () => {
  const { owner, idCompany } = await setting();
  const take = (address: string) =>
    owner.call(pictureCalls.take, { data: { idCompany, entity: product.code, address } });
  for (const [address, error] of [
    ['http://127.0.0.1/a.png', 'address'],
    ['file:///etc/passwd', 'address'],
    ['data:image/png;base64,PHN2Zy8+', 'type'],
    [`data:image/png;base64,${Buffer.concat([png, Buffer.alloc(2_000_000)]).toString('base64')}`, 'large'],
  ] as const)
    expect((await take(address)).error.extra).toEqual([{ entity: 'IMG', field: 'address', error }]);
});

const sizeOf = async (address: string) => {
  const answer = await fetch(platform().origin + address);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  return new Transformer(Buffer.from(await answer.arrayBuffer())).metadata();
};
test('a picture is answered whole, and as lists show it', async () => {
  const { owner, idCompany } = await setting();
  const wide = await Transformer.fromRgbaPixels(Buffer.alloc(600 * 300 * 4, 120), 600, 300).png();
  const { data } = await owner.call(pictureCalls.take, {
    data: { idCompany, entity: product.code, address: `data:image/png;base64,${wide.toString('base64')}` },
  });
  expect(await sizeOf(data.url)).toMatchObject({ width: 600, height: 300 });
  expect(await sizeOf(smallPicture(data.url))).toMatchObject({ width: 192, height: 96 });
  // One that is no larger than that is its own.
  const { data: little } = await owner.call(pictureCalls.take, {
    data: { idCompany, entity: product.code, address: `data:image/png;base64,${png.toString('base64')}` },
  });
  expect(await sizeOf(smallPicture(little.url))).toMatchObject({ width: 1, height: 1 });
});
