import { describe, expect, it } from 'vitest';
import { nearestPage, pageWindow } from './pages.ts';

describe('the rows of a page', () => {
  it.each([
    [1, 10, 0, { from: 0, to: 0, lastPage: 1 }],
    [1, 10, 7, { from: 1, to: 7, lastPage: 1 }],
    [1, 10, 10, { from: 1, to: 10, lastPage: 1 }],
    [2, 10, 11, { from: 11, to: 11, lastPage: 2 }],
    [9, 10, 7, { from: 1, to: 7, lastPage: 1 }],
    [99, 25, 340, { from: 326, to: 340, lastPage: 14 }],
    [0, 25, 340, { from: 1, to: 25, lastPage: 14 }],
    [-3, 25, 340, { from: 1, to: 25, lastPage: 14 }],
    [3, 25, 340, { from: 51, to: 75, lastPage: 14 }],
  ])('page %d of %d rows each, %d in all', (page, size, total, expected) => {
    expect(pageWindow(page, size, total)).toEqual(expected);
  });

  it('go on behind a total that is not the end', () => {
    expect(pageWindow(101, 100, 10_000, true)).toEqual({ from: 10_001, to: 10_100, lastPage: 100 });
  });
});

describe('the page asked for', () => {
  it.each([
    [0, 5, 1],
    [-3, 5, 1],
    [2.9, 5, 2],
    [9, 5, 5],
    [9, Number.POSITIVE_INFINITY, 9],
  ])('%d of %d pages is %d', (asked, last, expected) => expect(nearestPage(asked, last)).toBe(expected));
});
