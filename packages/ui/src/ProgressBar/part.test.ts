import { expect, it } from 'vitest';
import { partOf } from './part.ts';

const unknown = { isIndeterminate: true };

it.each([
  [6, 12, { value: 6, maxValue: 12 }],
  [0, 12, { value: 0, maxValue: 12 }],
  [340, 100, { value: 340, maxValue: 100 }],
  [0, 0, { value: 1, maxValue: 1 }],
  [5, -3, { value: 1, maxValue: 1 }],
  [undefined, 100, unknown],
  [Number.NaN, 100, unknown],
  [6, Number.NaN, unknown],
  [6, Number.POSITIVE_INFINITY, unknown],
])('%s of %s', (value, max, part) => {
  expect(partOf(value, max)).toEqual(part);
});
