import { expect, it } from 'vitest';
import { openBrands } from '../brand/brands.ts';
import { isOriginAllowed } from './socket.ts';

const ours = 'https://office.elsewhere.example';
const theirs = 'https://office.lumbral.example';
const config = { origins: [ours, theirs] };

it.each([
  ['what is no browser', 'localhost', undefined, undefined, true],
  ['a page of the host itself', 'lumbral.localhost', 'http://lumbral.localhost:4000', undefined, true],
  ['a page of an origin of the same brand', 'localhost', ours, undefined, true],
  ['the same, of a partner', 'lumbral.localhost', theirs, undefined, true],
  ['a page of an origin of another brand', 'localhost', theirs, undefined, false],
  ['the same, the other way round', 'lumbral.localhost', ours, undefined, false],
  ['any of our origins where all hosts are of one brand', 'localhost', theirs, 'salmara', true],
  ['a page of somebody else', 'localhost', 'https://evil.example', undefined, false],
  ['a page without an origin', 'localhost', 'null', undefined, false],
])('%s at %s from %s', async (_, hostname, origin, brand, is) => {
  const brands = await openBrands({ brand, brandsDirectory: undefined });
  const headers = { host: `${hostname}:4000`, ...(origin !== undefined && { origin }) };
  expect(isOriginAllowed({ config, brands }, { headers, hostname })).toBe(is);
});
