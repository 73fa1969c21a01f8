import { describe, expect, it } from 'vitest';
import { collisions } from './charts.ts';
import { offeredVariants } from './sources.ts';
import type { Deficiency } from '../vision.ts';
import { differences } from './vision.ts';

/** Nobody is offered the theme of tests, whose ramps are of any hue. */
const variants = offeredVariants();

const difference = (vision: Deficiency | 'none', one: string, other: string): number =>
  differences(vision, [one, other])[0]?.difference ?? Number.NaN;

describe('the series of a chart', () => {
  it.each(variants)('are told apart in $name', ({ tokens }) => {
    expect(collisions(tokens)).toEqual([]);
  });
});

describe('what people see', () => {
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
