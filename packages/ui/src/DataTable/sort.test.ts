import { describe, expect, it } from 'vitest';
import { ariaSort, nextSort } from './sort.ts';

const byCode = { id: 'code', desc: false };
const byName = { id: 'name', desc: true };

describe('nextSort', () => {
  it.each([
    ['an unsorted column', [byName], 'code', false, [byCode]],
    ['an ascending one', [byCode], 'code', false, [{ id: 'code', desc: true }]],
    ['a descending one', [byName], 'name', false, []],
    ['another key with Shift', [byName], 'code', true, [byName, byCode]],
    [
      'a key among others with Shift, in its place',
      [byCode, byName],
      'code',
      true,
      [{ id: 'code', desc: true }, byName],
    ],
    ['a descending key with Shift, taken out', [byName, byCode], 'name', true, [byCode]],
  ])('%s', (_name, sort, id, isAdditive, expected) => {
    expect(nextSort(sort, id, isAdditive)).toEqual(expected);
  });
});

it('says the direction of the heaviest key only', () => {
  expect(ariaSort([byName, byCode], 'name')).toBe('descending');
  expect(ariaSort([byName, byCode], 'code')).toBe('other');
  expect(ariaSort([byName], 'code')).toBe('none');
});
