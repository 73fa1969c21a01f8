import { describe, expect, it } from 'vitest';
import type { BoardCell } from './share.ts';
import { type Step, stepOf, walk } from './walk.ts';

/** Three columns; the second order takes two cells. */
const cells = ['a', 'b', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ticket: { id } }) as BoardCell);

describe('a step on the board', () => {
  it.each<[string, Step, string]>([
    ['a', 'after', 'b'],
    ['b', 'after', 'c'],
    ['c', 'before', 'b'],
    ['a', 'before', 'a'],
    ['f', 'after', 'f'],
    ['b', 'below', 'd'],
    ['e', 'above', 'b'],
    ['c', 'below', 'f'],
    ['d', 'below', 'd'],
    ['d', 'first', 'a'],
    ['a', 'last', 'f'],
    ['gone', 'after', 'a'],
  ])('from %s, %s: %s', (from, step, to) => {
    expect(walk(cells, 3, from, step)).toBe(to);
  });

  it('follows the eye to the side, in either direction of the text', () => {
    expect([stepOf('ArrowRight', false), stepOf('ArrowRight', true)]).toEqual(['after', 'before']);
    expect([stepOf('ArrowLeft', false), stepOf('ArrowLeft', true)]).toEqual(['before', 'after']);
    expect([stepOf('ArrowDown', true), stepOf('Enter', false)]).toEqual(['below', undefined]);
  });
});
