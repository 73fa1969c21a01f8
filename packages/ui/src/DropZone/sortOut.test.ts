import { expect, it } from 'vitest';
import { isOfKind, sortOut } from './sortOut.ts';

const file = (name: string, size = 1, type = '') => new File(['x'.repeat(size)], name, { type });

it('takes what fits and names the rest by its first reason', () => {
  const offered = [
    file('a.csv'),
    file('b.exe', 99),
    file('c.CSV', 11),
    file('d.csv', 0),
    file('e.csv'),
    file('f.csv'),
  ];
  const { files, refused } = sortOut(offered, { accept: ['.csv'], mostBytes: 10, places: 2 });
  expect(files.map(({ name }) => name)).toEqual(['a.csv', 'e.csv']);
  expect(refused).toEqual({ kind: ['b.exe'], empty: ['d.csv'], size: ['c.CSV'], full: ['f.csv'] });
});

it('takes any file without rules, but none that is empty', () => {
  const { files, refused } = sortOut([file('a'), file('b', 0)], {});
  expect(files.map(({ name }) => name)).toEqual(['a']);
  expect(refused.empty).toEqual(['b']);
});

it('takes none where there is no place', () => {
  expect(sortOut([file('a')], { places: 0 }).refused.full).toEqual(['a']);
});

it.each([
  ['menu.XLSX', '', ['.xlsx'], true],
  ['menu.xlsx.exe', '', ['.xlsx'], false],
  ['logo', 'image/png', ['image/*'], true],
  ['logo', 'image/png', ['image/jpeg'], false],
  ['logo', 'imagery/png', ['image/*'], false],
  ['', '', ['.csv', 'text/csv'], false],
])('%s (%s) among %j: %s', (name, type, accept, expected) =>
  expect(isOfKind({ name, type }, accept)).toBe(expected),
);
