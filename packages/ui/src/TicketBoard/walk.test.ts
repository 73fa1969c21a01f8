import { describe, expect, it } from 'vitest';
import { type Step, stepOf, walk } from './walk.ts';

/** Three columns; the second order goes on in the second of them. */
const cells = (
  [
    ['a', 0, 0],
    ['b', 0, 100],
    ['b', 1, 0],
    ['c', 1, 80],
    ['d', 1, 200],
    ['e', 2, 0],
    ['f', 2, 300],
  ] as const
).map(([id, column, top]) => ({ ticket: { id }, column, top }));

describe('a step on the board', () => {
  it.each<[string, Step, string]>([
    ['a', 'after', 'b'],
    ['b', 'after', 'c'],
    ['c', 'before', 'b'],
    ['a', 'before', 'a'],
    ['f', 'after', 'f'],
    ['a', 'below', 'b'],
    ['b', 'below', 'b'],
    ['c', 'above', 'b'],
    ['c', 'below', 'd'],
    ['e', 'above', 'e'],
    ['d', 'first', 'a'],
    ['a', 'last', 'f'],
    ['gone', 'after', 'a'],
  ])('from %s, %s: %s', (from, step, to) => {
    expect(walk(cells, from, step)).toBe(to);
  });

  it('follows the eye to the side, in either direction of the text', () => {
    expect([stepOf('ArrowRight', false), stepOf('ArrowRight', true)]).toEqual(['after', 'before']);
    expect([stepOf('ArrowLeft', false), stepOf('ArrowLeft', true)]).toEqual(['before', 'after']);
    expect([stepOf('ArrowDown', true), stepOf('Enter', false)]).toEqual(['below', undefined]);
  });
});
