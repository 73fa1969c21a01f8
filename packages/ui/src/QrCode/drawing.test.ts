import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing.ts';

describe('a code', () => {
  it.each([
    ['the shortest', 'x'],
    ['as much as is read with 15 % of it lost', 'x'.repeat(2_331)],
    ['more than that', 'x'.repeat(2_332)],
    ['as much as fits', 'x'.repeat(2_953)],
    ['letters of two bytes', 'é'.repeat(1_476)],
  ])('holds %s', (_, value) => {
    expect(drawingOf(value)).toEqual({ src: expect.stringMatching(/^data:image\/svg\+xml,/) });
  });

  it.each([
    ['empty', ''],
    ['tooLong', 'x'.repeat(2_954)],
    ['tooLong', 'é'.repeat(1_477)],
    ['tooLong', '7'.repeat(100_000)],
  ])('is none of what is %s', (unfit, value) => {
    expect(drawingOf(value)).toEqual({ unfit });
  });
});
