import { expect, it } from 'vitest';
import { foldRest } from './foldRest.ts';

const partsOf = (...values: readonly number[]) =>
  values.map((value, place) => ({ id: String(place), name: `Part ${place}`, value }));

it('keeps as many parts as there are colours', () => {
  const six = partsOf(6, 5, 4, 3, 2, 1);
  expect(foldRest(six, 'Others')).toBe(six);
});

it('adds up the others to the cent', () => {
  const folded = foldRest(partsOf(60, 50, 40, 30, 20, 10, 7, 3), 'Others');
  expect(folded.map(({ name, value }) => [name, value]).at(-1)).toEqual(['Others', 20]);
  expect(folded.reduce((sum, { value }) => sum + value, 0)).toBe(220);
});
