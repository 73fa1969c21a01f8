import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSources } from '../compiler/sources.ts';
import { parseResolver } from '../compiler/variants.ts';
import { collisions } from '../contrast/charts.ts';
import { shortfalls } from '../contrast/check.ts';
import { actionCollisions } from '../contrast/destructive.ts';
import { delayCollisions } from '../contrast/kitchen.ts';
import { allPairs } from '../contrast/sources.ts';
import { modes } from '../themes.ts';
import type { OwnColours } from './colours.ts';
import { ownLooks } from './looks.ts';

const { resolver, tokens: files } = readSources(fileURLToPath(new URL('..', import.meta.url)));
const sources = { resolver: parseResolver(resolver), files };

/** Colours that a template gets wrong: what is bright, what is nearly no colour, and what danger is drawn in. */
const awkward: Readonly<Record<string, OwnColours>> = {
  yellow: { colour: '#ffe600', second: '#0b1f3a', neutral: 'cool' },
  'yellow alone': { colour: '#ffe600' },
  'near-black': { colour: '#111111', neutral: 'none' },
  'mid-grey': { colour: '#777777', neutral: 'none' },
  neon: { colour: '#39ff14', neutral: 'cool' },
  navy: { colour: '#0b1f3a', second: '#ffb000', neutral: 'warm' },
  'the red of danger': { colour: '#d32f2f', neutral: 'warm' },
  'the red of wine': { colour: '#8a1538' },
  'a red between danger and orange': { colour: '#ff4000' },
  white: { colour: '#ffffff', second: '#111111' },
  black: { colour: '#000000' },
};
const variants = Object.entries(awkward).flatMap(([brand, colours]) =>
  ownLooks(colours, sources).flatMap((theme) =>
    modes.map((mode) => ({ name: `${brand}, ${theme.code} ${mode}`, colours, mode, tokens: theme[mode] })),
  ),
);

describe('the look of a brand with a colour of its own', () => {
  it.each(variants)('tells every pair that is met or promised: $name', ({ tokens }) => {
    expect(shortfalls(tokens, allPairs(tokens))).toEqual([]);
  });

  it.each(variants)('tells series, delays and what destroys: $name', ({ tokens }) => {
    expect([...collisions(tokens), ...delayCollisions(tokens), ...actionCollisions(tokens)]).toEqual([]);
  });

  it.each(variants)('acts in the very colour: $name', ({ tokens, colours }) => {
    expect(tokens.get('ground.accent')?.value).toMatchObject({ hex: colours.colour });
  });
});

it('takes white or ink for what is written on a colour, whichever is read', () => {
  const on = new Map(variants.map(({ name, tokens }) => [name, tokens.get('ground.onAccent')?.value]));
  expect(on.get('navy, P light')).toMatchObject({ hex: '#ffffff' });
  expect(on.get('yellow, P light')).not.toMatchObject({ hex: '#ffffff' });
});

it('draws a line into a fill only where it is hardly told from the page', () => {
  const edges = variants
    .filter(({ tokens }) => {
      const edge = tokens.get('color.accentEdge')?.value;
      return edge?.type === 'color' && edge.alpha === 1;
    })
    .map(({ name }) => name);
  expect(edges).toContain('yellow, P light');
  expect(edges).not.toContain('yellow, P dark');
  expect(edges).toContain('near-black, P dark');
  expect(edges).not.toContain('near-black, P light');
});
