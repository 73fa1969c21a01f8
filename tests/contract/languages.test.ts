import { businessCalls, resourceCalls } from '@comanda/api/calls';
import { language } from '@comanda/api/areas/basics/language';
import { tax } from '@comanda/api/areas/basics/tax';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What a company is written in (docs/product.md §8.39). */
const platform = usePlatform();
const calls = resourceCalls(language);
const taxes = resourceCalls(tax);

let owner: Caller;
let idCompany = '';
beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
});

const told = async () =>
  (await owner.call(businessCalls.company, { params: { id: idCompany } })).data.languages;
const draft = (iso: string, order: number) => ({
  idCompany,
  code: iso,
  names: { 'es-ES': iso },
  iso,
  order,
});
const taxIn = async (iso: string) =>
  (
    await owner.call(taxes.create, {
      data: {
        idCompany,
        code: `IN${iso}`,
        names: { 'es-ES': 'Un tipo', [iso]: 'Ein Satz' },
        kind: 'N',
        value: '7',
        order: 9500,
      },
    })
  ).data;

it('is told with the company as soon as it is active, and no more when it is not', async () => {
  const before = await told();
  const { data: row } = await owner.call(calls.create, { data: draft('nl-NL', 500) });
  expect(await told()).toEqual([...before, { iso: 'nl-NL', order: 500, isDefault: false }]);
  const again = await owner.call(calls.create, { data: { ...draft('nl-NL', 510), code: 'NL2' } });
  expect(again.error.extra).toMatchObject([{ field: 'iso', error: 'exists' }]);
  await owner.call(calls.setStatus, { data: { ids: [row.id], status: 'I' } });
  expect(await told()).toEqual(before);
  expect((await owner.call(calls.removeMany, { data: [row.id] })).status).toBe(200);
});

it('stays as it is while a text is kept in it, and says where', async () => {
  const { data: row } = await owner.call(calls.create, { data: draft('de-DE', 520) });
  const { id } = await taxIn('de-DE');
  const gone = await owner.call(calls.removeMany, { data: [row.id] });
  expect(gone.error.code).toBe('ERROR_NOT_ERASABLE');
  expect(gone.error.extra).toMatchObject([{ entity: 'TAX', count: 1, records: [{ id }] }]);
  const { created: _c, updated: _u, ...sent } = row;
  const renamed = await owner.call(calls.update, { data: { ...sent, iso: 'de-AT' } });
  expect(renamed.error.extra).toMatchObject([{ field: 'iso', error: 'choice', count: 1 }]);
  await owner.call(taxes.removeMany, { data: [id] });
  expect((await owner.call(calls.removeMany, { data: [row.id] })).status).toBe(200);
});

it('is the default of exactly one, which can neither be deleted nor deactivated', async () => {
  const [main] = await told();
  const { data: row } = await owner.call(calls.create, {
    data: { ...draft('pt-PT', 530), isDefault: 'S' },
  });
  expect((await told()).filter(({ isDefault }) => isDefault).map(({ iso }) => iso)).toEqual(['pt-PT']);
  const refused = [
    await owner.call(calls.removeMany, { data: [row.id] }),
    await owner.call(calls.setStatus, { data: { ids: [row.id], status: 'I' } }),
  ];
  expect(refused.map(({ error }) => error.code)).toEqual([
    'ERROR_NOT_EXIST_DEFAULT',
    'ERROR_NOT_EXIST_DEFAULT',
  ]);
  const { data: page } = await owner.call(calls.list, { data: { idCompany, limit: 100 } });
  const was = page.elements.find((one) => one['iso'] === main?.iso);
  expect(was).toMatchObject({ isDefault: 'N', status: 'A' });
});
