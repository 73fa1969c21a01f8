import { expect, it } from 'vitest';
import { afterAll, afterChoice } from './choosing.ts';

const options = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
  { id: 'c', label: 'C', isDisabled: true },
];

it('keeps the order of choosing and what is not among the options', () =>
  expect(afterChoice(options, ['gone', 'b'], ['a', 'b', 'gone'])).toEqual(['gone', 'b', 'a']));

it('lets go of what is no longer chosen', () =>
  expect(afterChoice(options, ['a', 'b'], ['b'])).toEqual(['b']));

it('takes all that are shown and can be chosen', () =>
  expect(afterAll(options, ['gone', 'b'])).toEqual(['gone', 'b', 'a']));

it('lets go of them when they all are chosen, and of nothing else', () =>
  expect(afterAll(options, ['gone', 'b', 'c', 'a'])).toEqual(['gone', 'c']));
