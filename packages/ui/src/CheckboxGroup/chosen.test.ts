import { describe, expect, it } from 'vitest';
import { allState, inOrder, withAll } from './chosen.ts';

const options = [
  { id: 'bar' },
  { id: 'kitchen' },
  { id: 'terrace', isDisabled: true },
  { id: 'cellar', isDisabled: true },
];

describe('the box over all', () => {
  it.each([
    [[], 'none'],
    [['kitchen'], 'some'],
    [['bar', 'kitchen'], 'all'],
    [['terrace'], 'none'],
    [['bar', 'terrace'], 'some'],
  ] as const)('of %j shows %s', (value, state) => expect(allState(options, [...value])).toBe(state));

  it('shows none where nothing can be chosen', () => expect(allState([], [])).toBe('none'));

  it('takes all that can be changed and keeps the rest as it was', () =>
    expect(withAll(options, ['gone', 'terrace'], true)).toEqual(['bar', 'kitchen', 'terrace', 'gone']));

  it('lets go of all that can be changed only', () =>
    expect(withAll(options, ['bar', 'kitchen', 'terrace', 'gone'], false)).toEqual(['terrace', 'gone']));
});

it('gives ids in the order of the options', () =>
  expect(inOrder(options, ['gone', 'kitchen', 'bar'])).toEqual(['bar', 'kitchen', 'gone']));
