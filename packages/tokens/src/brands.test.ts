import { describe, expect, it } from 'vitest';
import { brandFinder, brandOf, brands } from './brands.ts';

describe('brands', () => {
  it('come with the default one first and codes that differ', () => {
    expect(brands[0].code).toBe('default');
    expect(new Set(brands.map(({ code }) => code)).size).toBe(brands.length);
  });
});

describe('the brand of a host name', () => {
  it.each([
    ['lumbral.localhost', 'lumbral'],
    ['LUMBRAL.localhost.', 'lumbral'],
    ['office.salmara.example', 'salmara'],
    ['localhost', 'default'],
    ['127.0.0.1', 'default'],
    ['lumbral.localhost.attacker.example', 'default'],
    ['', 'default'],
  ])('%s shows %s', (hostname, code) => {
    expect(brandOf(hostname).code).toBe(code);
  });

  it('is the first of those that are known where nobody claimed it', () => {
    const [first, ...others] = brands;
    expect(brandFinder([{ ...first, code: 'other' }, ...others])('nowhere.example').code).toBe('other');
  });
});
