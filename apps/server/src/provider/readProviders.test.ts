import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrands } from '../brand/brands.ts';
import { Problem } from '../problem.ts';
import { checkBrandsOf, readProviders } from './readProviders.ts';

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'comanda-providers-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const entry = {
  id: 'house',
  label: 'House account',
  issuer: 'https://id.example.com',
  clientId: 'comanda',
  secret: 'HOUSE_SECRET',
};
const read = (
  content: string,
  mode: 'demo' | 'production' = 'production',
  secret: string | undefined = 's3',
) => {
  const file = join(directory, 'providers.json');
  writeFileSync(file, content);
  return readProviders({ COMANDA_PROVIDERS: file, HOUSE_SECRET: secret }, mode);
};
const one = (over: object) => JSON.stringify({ lumbral: [{ ...entry, ...over }] });

test('there are none where no file is named, and the secret comes from the environment', () => {
  expect(readProviders({}, 'production')).toEqual([]);
  expect(read(one({}))).toEqual([{ ...entry, brand: 'lumbral', secret: 's3' }]);
  expect(read(one({ issuer: 'http://127.0.0.1:9000' }), 'demo')).toHaveLength(1);
});

test.each([
  ['{"lumbral":', 'JSON'],
  ['[]', 'the file'],
  [one({ issuer: 'id.example.com' }), 'lumbral.0.issuer'],
  [one({ issuer: 'https://id.example.com/?tenant=1' }), 'lumbral.0.issuer'],
  [one({ issuer: 'http://id.example.com' }), 'lumbral.0.issuer'],
  [one({ issuer: 'http://127.0.0.1:9000' }), 'lumbral.0.issuer'],
  [one({ label: '' }), 'lumbral.0.label'],
  [one({ label: 'two\nlines' }), 'lumbral.0.label'],
  [one({ id: 'House' }), 'lumbral.0.id'],
  [one({ clientId: undefined }), 'lumbral.0.clientId'],
  [one({ secret: 'the secret itself' }), 'lumbral.0.secret'],
  [one({ scopes: 'all' }), 'scopes'],
  [JSON.stringify({ lumbral: [entry, entry] }), 'two providers'],
])('%s is one sentence that names %s', (content, named) => {
  expect(() => read(content)).toThrow(Problem);
  expect(() => read(content)).toThrow(named);
});

test('a secret that is missing is asked for by its name, and one that is written down is not repeated', () => {
  expect(() => read(one({}), 'production', '')).toThrow('HOUSE_SECRET');
  expect(() => read(one({ secret: 'the secret itself' }))).not.toThrow('the secret itself');
});

test('a file that is not there, and a brand that is not there, are named', async () => {
  expect(() => readProviders({ COMANDA_PROVIDERS: '/nowhere.json' }, 'demo')).toThrow('/nowhere.json');
  const brands = await openBrands({ brand: undefined, brandsDirectory: undefined });
  expect(() => checkBrandsOf(read(one({})), brands)).not.toThrow();
  expect(() => checkBrandsOf(read(JSON.stringify({ lombral: [entry] })), brands)).toThrow('lombral');
});
