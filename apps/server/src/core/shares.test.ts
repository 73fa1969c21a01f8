import { expect, test } from 'vitest';
import { sharesOf } from './shares.ts';

test('nobody takes more than their share, and all together no more than there is', () => {
  const shares = sharesOf({ each: 2, all: 3 });
  const first = shares.enter('ana');
  expect(shares.enter('ana')).toBeTypeOf('function');
  expect(shares.enter('ana')).toBe('own');
  expect(shares.enter('ben')).toBeTypeOf('function');
  expect(shares.enter('cem')).toBe('all');
  if (typeof first !== 'function') throw new Error('the first found no place');
  first();
  first();
  expect(shares.enter('cem')).toBeTypeOf('function');
  expect(shares.enter('dia')).toBe('all');
});

test('what weighs more than all may weigh goes alone', () => {
  const shares = sharesOf({ each: 2, all: 8, weight: 100 });
  const heavy = shares.enter('ana', 200);
  expect(shares.enter('ben', 1)).toBe('all');
  if (typeof heavy === 'function') heavy();
  expect(shares.enter('ben', 60)).toBeTypeOf('function');
  expect(shares.enter('cem', 60)).toBe('all');
  expect(shares.enter('cem', 40)).toBeTypeOf('function');
});
