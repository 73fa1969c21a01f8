import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { surfaces, vars } from '../generated/contract.ts';
import { shortfalls } from './check.ts';
import { paintOf } from './paints.ts';
import { parsePairs, printPairs, type Kind, type Pair } from './pairs.ts';
import { allPairs, pairsFile, readVariants } from './sources.ts';
import { decorative, unmeasured, type Waiver } from './waivers.ts';

const variants = readVariants();

function variantNamed(wanted: string) {
  const found = variants.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`there is no variant ${wanted}`);
  return found.tokens;
}
const light = variantNamed('A light');
const pairs = allPairs(light);
const measured = pairs.filter(({ kind }) => kind !== 'disabled');

const paintsOf = (role: string): readonly string[] =>
  surfaces.map((surface) => paintOf(light, surface, role));
const rolesOf = (waivers: readonly Waiver[]): readonly string[] => waivers.flatMap(({ roles }) => roles);
const pair = (kind: Kind, front: string, ...ground: readonly string[]): Pair => ({
  kind,
  fronts: front.split(' or '),
  ground,
  example: 'test',
});

describe('contrast', () => {
  it.each(variants)('of every pair that is met or promised holds in $name', ({ tokens }) => {
    expect(shortfalls(tokens, pairs)).toEqual([]);
  });
});

describe('every colour role', () => {
  const met = new Set(measured.flatMap(({ fronts, ground }) => [...fronts, ...ground]));
  const isMet = (role: string): boolean => paintsOf(role).some((paint) => met.has(paint));

  it('is in a pair, or a waiver says why not', () => {
    const waived = new Set(rolesOf([...decorative, ...unmeasured]));
    expect(Object.keys(vars.color).filter((role) => !isMet(role) && !waived.has(role))).toEqual([]);
  });

  it('that is waived is measured nowhere', () => {
    expect(rolesOf(unmeasured).filter(isMet)).toEqual([]);
    const drawn = new Set(
      measured.flatMap(({ kind, fronts: [line = ''] }) => (kind === 'nonText' ? [line] : [])),
    );
    expect(rolesOf(decorative).filter((role) => drawn.has(paintOf(light, 'page', role)))).toEqual([]);
  });
});

describe('the list of pairs', () => {
  it('is written as npm run pairs writes it', () => {
    const text = readFileSync(pairsFile, 'utf8');
    expect(printPairs(parsePairs(text))).toBe(text);
  });
});

describe('the check itself', () => {
  it('names the pair, where it was met and the nearest passing step of the ramp', () => {
    expect(shortfalls(light, [pair('text', 'fgDisabled', 'raised')])).toEqual([
      expect.stringMatching(
        /^text fgDisabled on raised \(test\): 2\.\d\d, needs 4\.5; nearest that passes: ramp\.neutral\.600$/,
      ),
    ]);
  });

  it('measures through veils', () => {
    const plain = shortfalls(light, [pair('text', 'fgMuted', 'raised')]);
    const veiled = shortfalls(light, [pair('text', 'fgMuted', 'raised', 'scrim')]);
    expect([plain.length, veiled.length]).toEqual([0, 1]);
  });

  it('takes the better of what an edge has', () => {
    const [line, either] = ['raised', 'raised or inverse.bg'].map((front) =>
      shortfalls(light, [pair('nonText', front, 'page')]),
    );
    expect([line?.length, either?.length]).toEqual([1, 0]);
  });

  it('refuses to measure on a veil alone', () => {
    expect(() => shortfalls(light, [pair('text', 'fg', 'hover')])).toThrow('lets through');
  });

  it('demands more of what is read across a kitchen', () => {
    const [text, kitchen] = (['text', 'kitchen'] as const).map((kind) =>
      shortfalls(light, [pair(kind, 'fgSubtle', 'page')]),
    );
    expect([text?.length, kitchen?.length]).toEqual([0, 1]);
  });
});
