import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readBrand } from './brand-source.ts';
import { readSources } from './sources.ts';
import { isObject, type JsonObject } from './tree.ts';
import { parseResolver, variant } from './variants.ts';

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
const surroundings = {
  assets: sources.brandAssets,
  shippedThemes: new Set(['A', 'K', 'L']),
  ramps: variant(parseResolver(sources.resolver), sources.tokens),
};
const valid: JsonObject = sources.brands.get('lumbral.json') ?? {};
const part = (name: string): JsonObject => {
  const value = valid[name];
  return isObject(value) ? value : {};
};
const problemsOf = (change: JsonObject, file = 'lumbral.json'): readonly string[] => {
  const reading = readBrand(file, { ...valid, ...change }, surroundings);
  return 'problems' in reading ? reading.problems : [];
};

describe('reading a brand', () => {
  it('accepts what is complete and resolves its mail colours', () => {
    expect(readBrand('lumbral.json', valid, surroundings)).toMatchObject({
      brand: { code: 'lumbral', defaultTheme: 'K', mail: { panel: '#ffffff' } },
    });
  });

  it.each([
    ['a code in capitals', { code: 'Lumbral' }, 'lower-case letters'],
    ['an empty name', { name: ' ' }, 'name must be a text'],
    [
      'a missing host name for trying',
      { domains: ['lumbral.example'] },
      'domains must contain lumbral.localhost',
    ],
    [
      'a host name with a scheme',
      { domains: ['lumbral.localhost', 'https://lumbral.example'] },
      'is not a host name',
    ],
    ['an unknown theme', { defaultTheme: 'Z' }, 'Z is not a theme'],
    [
      'a default theme that is not allowed',
      { defaultTheme: 'A' },
      'the default theme A is not among the allowed ones',
    ],
    ['a theme without stylesheet', { allowedThemes: ['K', 'B'] }, 'theme B has no stylesheet yet'],
    [
      'a logo that does not exist',
      { logos: { ...part('logos'), dark: 'logos/lumbral/none.svg' } },
      'logos.dark: there is no file logos/lumbral/none.svg',
    ],
    [
      'a legal page without address',
      { legal: { ...part('legal'), terms: '/terms' } },
      'legal.terms must be an https address',
    ],
    [
      'a mail colour that is no ramp step',
      { mail: { ...part('mail'), text: '#000000' } },
      'mail.text must be a step of a base ramp',
    ],
  ])('names %s', (_, change, message) => {
    expect(problemsOf(change).join('\n')).toContain(message);
  });

  it('proposes the nearest step of the ramp for a mail colour that cannot be read', () => {
    expect(problemsOf({ mail: { ...part('mail'), accent: '{base.cobalt.300}' } })).toEqual([
      'lumbral.json: mail.onAccent on mail.accent has 1.61, needs 4.5; use {base.harbour.700}',
      'lumbral.json: mail.accent on mail.panel has 1.61, needs 3; use {base.cobalt.500}',
    ]);
  });

  it('asks that the file carries the name of the code', () => {
    expect(problemsOf({}, 'other.json')).toEqual(['other.json: the file must be named lumbral.json']);
  });
});
