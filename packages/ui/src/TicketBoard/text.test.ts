import { expect, test } from 'vitest';
import { SOFT_HYPHEN } from '../LineRow/syllables.ts';
import { linesOf, type MeasureText } from './text.ts';

/** Every letter is one em wide, and a soft hyphen that is not broken at is none. */
const measure: MeasureText = (text) => text.replaceAll(SOFT_HYPHEN, '').length;
const lines = (text: string, width: number): number =>
  linesOf(text.replaceAll('-', SOFT_HYPHEN), 'regular', width, measure);

test('words go on a next line at spaces, and inside a word that is longer than a line', () => {
  expect(lines('red wine', 8)).toBe(1);
  expect(lines('red wine', 7)).toBe(2);
  expect(lines('abcdefghi', 4)).toBe(3);
});
test('a word is parted where it may be, and the hyphen takes its place on the line', () => {
  expect(lines('cheese-burger', 12)).toBe(1);
  expect(lines('cheese-burger', 7)).toBe(2);
  expect(lines('big cheese-burger', 11)).toBe(2);
  // No room for the hyphen: the first part goes on the next line too.
  expect(lines('big cheese-burger', 10)).toBe(3);
});
