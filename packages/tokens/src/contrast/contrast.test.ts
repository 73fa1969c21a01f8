import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { themeVariants } from '../compiler/outputs.ts';
import { readSources } from '../compiler/sources.ts';
import { parseResolver, variant } from '../compiler/variants.ts';
import { vars } from '../generated/contract.ts';
import { modes } from '../themes.ts';
import { shortfalls } from './check.ts';
import { exempt, meetings } from './pairs.ts';

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
const resolver = parseResolver(sources.resolver);
const variants = themeVariants(resolver, sources.tokens).flatMap((theme) =>
  modes.map((mode) => ({ name: `${theme.code} ${mode}`, tokens: theme[mode] })),
);

describe('contrast of every pair that can meet', () => {
  it.each(variants)('holds in $name', ({ tokens }) => {
    expect(shortfalls(tokens, meetings)).toEqual([]);
  });

  it('knows every colour role, or says why it needs no contrast', () => {
    const met = new Set(meetings.flatMap(({ fronts, grounds }) => [...fronts, ...grounds.flat()]));
    // The neutral backgrounds are met as `bg` of their surface.
    const known = new Set<string>([...met, ...exempt, 'page', 'raised', 'sunken', 'overlay']);
    expect(Object.keys(vars.color).filter((role) => !known.has(role))).toEqual([]);
  });
});

describe('the check itself', () => {
  const light = variant(resolver, sources.tokens, { theme: 'A-light' });

  it('names the nearest passing step of the ramp', () => {
    expect(
      shortfalls(light, [{ fronts: ['fgDisabled'], grounds: [['bg']], on: ['raised'], least: 4.5 }]),
    ).toEqual([
      expect.stringMatching(
        /^fgDisabled on bg \(raised\): 2\.\d\d, needs 4\.5; nearest that passes: ramp\.neutral\.600$/,
      ),
    ]);
  });

  it('measures through veils', () => {
    const onPlain = shortfalls(light, [
      { fronts: ['fgMuted'], grounds: [['bg']], on: ['raised'], least: 4.5 },
    ]);
    const onScrim = shortfalls(light, [
      { fronts: ['fgMuted'], grounds: [['bg', 'scrim']], on: ['raised'], least: 4.5 },
    ]);
    expect([onPlain.length, onScrim.length]).toEqual([0, 1]);
  });

  it('refuses to measure on a veil alone', () => {
    expect(() =>
      shortfalls(light, [{ fronts: ['fg'], grounds: [['hover']], on: ['page'], least: 4.5 }]),
    ).toThrow('lets through');
  });
});
