import { employee, type Employee } from '@comanda/api/areas/basics/employee';
import { resourceCalls, syncCalls } from '@comanda/api/calls';
import { expect, it } from 'vitest';
import { isPassword } from '../../apps/server/src/domain/session/password.ts';
import { tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* docs/product.md §7.9.4, §10.2.5 */
const platform = usePlatform();
const { create, update, setStatus } = resourceCalls(employee);
let order = 500;
const draft = async (over: object) => {
  order += 1;
  return {
    idCompany: await platform().company('ENCINA'),
    code: `P${order}`,
    names: { 'es-ES': `Prueba ${order}` },
    alias: `P${order}`,
    order,
    ...over,
  };
};
const make = async (over: object) => (await platform().as('owner')).call(create, { data: await draft(over) });
const isRefused = expect.objectContaining({
  error: expect.objectContaining({ extra: [{ entity: 'EMP', field: 'pin', error: 'exists' }] }),
});

it('belongs to one of the active employees of a company', async () => {
  const owner = await platform().as('owner');
  const { data: first } = await make({ pin: '6120' });
  expect(first.pin).toBe(true);
  expect(await make({ pin: '6120' })).toEqual(isRefused);
  const { data: second } = await make({ pin: '6121' });
  expect(await owner.call(update, { data: { ...second, pin: '6120' } })).toEqual(isRefused);
  // As it is read it stays, and is nobody else's.
  expect((await owner.call(update, { data: { ...first, alias: 'Otra' } })).status).toBe(200);
});

it('is free again while its employee is inactive, who then cannot come back with it', async () => {
  const owner = await platform().as('owner');
  const { data: first } = await make({ pin: '6130' });
  const { data: away }: { data: Employee } = await owner.call(update, { data: { ...first, status: 'I' } });
  expect((await make({ pin: '6130' })).status).toBe(200);
  expect(await owner.call(update, { data: { ...away, status: 'A' } })).toEqual(isRefused);
  expect(await owner.call(setStatus, { data: { ids: [away.id], status: 'A' } })).toEqual(isRefused);
});

it('is given to one of two who ask for it at once', async () => {
  const answers = await Promise.all([make({ pin: '6140' }), make({ pin: '6140' })]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([isRefused]);
});

it('reaches a till as a salted hash that it checks by itself, and nobody else', async () => {
  const till = await tillOf(platform(), 'ENCINA LPA Terraza');
  const owner = await platform().as('owner');
  const idCompany = await platform().company('ENCINA');
  const { data: one } = await make({ pin: '6150' });
  const { data: none } = await make({ pin: null });
  await owner.call(syncCalls.publish, { data: { idCompany, idStores: [till.signed.idStore] } });
  const { changes } = await till.pull(0);
  const pinOf = (id: string) => changes.find((change) => change.id === id)?.record?.['pin'];
  expect(await isPassword(String(pinOf(one.id)), '6150')).toBe(true);
  expect(await isPassword(String(pinOf(one.id)), '6151')).toBe(false);
  expect(pinOf(none.id)).toBeNull();
  const { rows } = await platform().pool.query('select before, after from tracker where id_entity = $1', [
    one.id,
  ]);
  // An id may have the same digits by chance.
  const told = JSON.stringify(rows).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
  expect(told).not.toMatch(/argon2|6150/);
});
