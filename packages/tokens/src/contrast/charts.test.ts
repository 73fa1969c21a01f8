import { describe, expect, it } from 'vitest';
import { probe } from '../compiler/outputs.ts';
import { collisions } from './charts.ts';
import { readVariants } from './sources.ts';
import { differences, type Deficiency } from './vision.ts';

/** Nobody is offered the theme of tests, whose ramps are of any hue. */
const variants = readVariants().filter(({ name }) => !name.startsWith(probe));

describe('the series of a chart', () => {
  // Known: no palette holds yet (`npm run contrast` says which series collide). A variant that does fails here.
  it.fails.each(variants)('are told apart in $name', ({ tokens }) => {
    expect(collisions(tokens)).toEqual([]);
  });
});

describe('what people see', () => {
  const difference = (vision: Deficiency | 'none', one: string, other: string): number =>
    differences(vision, [one, other])[0]?.difference ?? Number.NaN;

  it('differs by kind: who lacks a cone for green takes this red for this green', () => {
    const [none, deuteranopia, tritanopia] = (['none', 'deuteranopia', 'tritanopia'] as const).map((vision) =>
      difference(vision, '#b06a3c', '#76843c'),
    );
    expect(none).toBeGreaterThan(25);
    expect(tritanopia).toBeGreaterThan(15);
    expect(deuteranopia).toBeLessThan(10);
  });

  it('leaves greys as they are', () => {
    expect(difference('protanopia', '#808080', '#404040')).toBeCloseTo(
      difference('none', '#808080', '#404040'),
      1,
    );
  });
});
