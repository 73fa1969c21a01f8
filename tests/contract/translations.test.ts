import { resourceCalls, translationCalls } from '@comanda/api/calls';
import { modifier } from '@comanda/api/areas/advanced/modifier';
import { tax } from '@comanda/api/areas/basics/tax';
import { beforeAll, expect, it } from 'vitest';
import { usePlatform } from '../support/usePlatform.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* Texts that a language lacks are found and written (docs/product.md §8.39.4). */
const platform = usePlatform();
let business: Business;
let idCompany = '';
beforeAll(async () => {
  business = await openBusiness(platform(), places.home);
  ({ idCompany } = business);
});

const pair = { from: 'es-ES', to: 'en-GB' };
const textsOf = async (entity: string, missing = true) =>
  (await business.owner.call(translationCalls.list, { data: { idCompany, entity, ...pair, missing } })).data;
const standingOf = async (entity: string) =>
  (await business.owner.call(translationCalls.standing, { data: { idCompany, ...pair } })).data.elements.find(
    (one) => one.entity === entity,
  );
const write = (entity: string, texts: { id: string; version: number; path: string; text: string }[]) =>
  business.owner.call(translationCalls.write, { data: { idCompany, entity, to: pair.to, texts } });

it('counts what an area lacks, shows it, and counts it no more once it is written', async () => {
  const { id, version } = await business.create(tax, { names: { 'es-ES': 'Tipo nuevo' } });
  const before = await standingOf('TAX');
  const listed = (await textsOf('TAX')).elements.find((text) => text.id === id);
  expect(listed).toMatchObject({ path: 'names', source: 'Tipo nuevo', target: '', version });
  const answer = await write('TAX', [{ id, version, path: 'names', text: '  New rate ' }]);
  expect(answer.data.results).toEqual([{ id, version: version + 1, ok: true }]);
  const { data: row } = await business.owner.call(resourceCalls(tax).get, { params: { id } });
  expect(row.names).toEqual({ 'es-ES': 'Tipo nuevo', 'en-GB': 'New rate' });
  expect((await textsOf('TAX')).elements.some((text) => text.id === id)).toBe(false);
  expect((await textsOf('TAX', false)).elements.find((text) => text.id === id)?.target).toBe('New rate');
  expect((await standingOf('TAX'))?.translated).toBe((before?.translated ?? 0) + 1);
});

const choice = (text: string) => ({ names: { 'es-ES': text }, priceChange: 0, preset: 'N' });
it('writes texts within details, several of one record in one step', async () => {
  const { id, version } = await business.create(modifier, {
    names: { 'es-ES': 'Punto' },
    choices: [choice('Poco hecha'), choice('Muy hecha')],
    min: 0,
    max: 1,
  });
  const own = (await textsOf('MDF')).elements.filter((text) => text.id === id);
  expect(own.map(({ path }) => path)).toEqual(['choices.0.names', 'choices.1.names', 'names']);
  const { data } = await write(
    'MDF',
    own.map(({ path, source }) => ({ id, version, path, text: `${source} in English` })),
  );
  expect(data.results).toEqual([{ id, version: version + 1, ok: true }]);
  const { data: row } = await business.owner.call(resourceCalls(modifier).get, { params: { id } });
  expect(row.choices.map(({ names }) => names)).toEqual([
    { 'es-ES': 'Poco hecha', 'en-GB': 'Poco hecha in English' },
    { 'es-ES': 'Muy hecha', 'en-GB': 'Muy hecha in English' },
  ]);
});

it('judges each record alone: one that moved on is told and hinders none', async () => {
  const [moved, still] = [await business.create(tax), await business.create(tax)];
  await write('TAX', [{ id: moved.id, version: moved.version, path: 'names', text: 'First' }]);
  const { data } = await write('TAX', [
    { id: moved.id, version: moved.version, path: 'names', text: 'Second' },
    { id: still.id, version: still.version, path: 'names', text: 'x'.repeat(201) },
  ]);
  expect(data.results).toMatchObject([
    { id: moved.id, ok: false, error: { code: 'ERROR_STALE' } },
    { id: still.id, ok: false, error: { code: 'ERROR_CONSTRAINT' } },
  ]);
  const after = await write('TAX', [
    { id: moved.id, version: moved.version, path: 'names', text: 'Third' },
    { id: still.id, version: still.version, path: 'names', text: 'Still' },
  ]);
  expect(after.data.results.map(({ ok }) => ok)).toEqual([false, true]);
});

it('knows no language that the company does not write in, no other place and no area of the platform', async () => {
  const { id, version } = await business.create(tax);
  const texts = [{ id, version, path: 'names', text: 'x' }];
  const asked = { idCompany, entity: 'TAX', to: 'en-GB', texts };
  const refused = await Promise.all(
    [
      { ...asked, to: 'it-IT' },
      { ...asked, texts: [{ id, version, path: 'code', text: 'x' }] },
      { ...asked, texts: [{ id, version, path: 'choices.0.names', text: 'x' }] },
    ].map((one) => business.owner.callWith(translationCalls.write, one)),
  );
  const ofPlatform = await business.owner.callWith(translationCalls.list, {
    idCompany,
    entity: 'ALG',
    ...pair,
  });
  expect(ofPlatform.status).toBeGreaterThanOrEqual(400);
  expect(refused.map(({ error }) => error.code)).toEqual([
    'ERROR_CONSTRAINT',
    'ERROR_MALFORMED',
    'ERROR_MALFORMED',
  ]);
});
