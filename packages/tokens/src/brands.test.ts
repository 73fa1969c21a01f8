import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { logoKinds } from './brand.ts';
import { brandOf, brands } from './brands.ts';

describe('brands', () => {
  it('come with the default one first and codes that differ', () => {
    expect(brands[0].code).toBe('default');
    expect(new Set(brands.map(({ code }) => code)).size).toBe(brands.length);
  });

  it.each(brands.flatMap((brand) => logoKinds.map((kind) => [brand.code, kind, brand.logos[kind]] as const)))(
    'draw %s %s as SVG that loads and runs nothing',
    (_, __, address) => {
      const svg = readFileSync(fileURLToPath(address), 'utf8');
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">/);
      expect(svg).not.toMatch(/<(?:script|style|text|image|use|foreignObject)|\bon\w+=|href=/i);
    },
  );
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
});
