import { expect, it } from 'vitest';
import { decimalsOf, isOnStep, placeOf } from './scale.ts';

it.each([
  [{ min: 0, max: 1, step: 0.25 }, 2],
  [{ min: 0, max: 100, step: 5 }, 0],
  [{ min: 0.125, max: 1, step: 0.5 }, 3],
  [{ min: 0, max: 1, step: 1e-7 }, 7],
])('%j has %d places', (scale, places) => expect(decimalsOf(scale)).toBe(places));

it.each([
  [15, { min: 0, max: 100, step: 5 }, true],
  [16, { min: 0, max: 100, step: 5 }, false],
  [0.3, { min: 0, max: 1, step: 0.1 }, true],
  [7, { min: 2, max: 20, step: 5 }, true],
])('%d on %j is on a step: %s', (value, scale, isOn) => expect(isOnStep(value, scale)).toBe(isOn));

it.each([
  [15, 50],
  [10, 0],
  [99, 100],
])('%d lies at %d', (value, place) => expect(placeOf(value, { min: 10, max: 20, step: 1 })).toBe(place));

it('stands at the start of a scale without length', () =>
  expect(placeOf(3, { min: 3, max: 3, step: 1 })).toBe(0));
