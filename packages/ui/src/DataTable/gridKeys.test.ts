import { describe, expect, it } from 'vitest';
import { gridIntent, type GridBounds } from './gridKeys.ts';

const bounds: GridBounds = { rows: 31, columns: 6, pageRows: 10, direction: 'ltr' };
const plain = { ctrlKey: false, shiftKey: false };
const at = { row: 5, column: 2 };

/** The table of the APG grid pattern: key, where it goes in a left-to-right grid, where in a right-to-left one. */
const moves = [
  ['ArrowRight', plain, [5, 3], [5, 1]],
  ['ArrowLeft', plain, [5, 1], [5, 3]],
  ['ArrowDown', plain, [6, 2], [6, 2]],
  ['ArrowUp', plain, [4, 2], [4, 2]],
  ['Home', plain, [5, 0], [5, 0]],
  ['End', plain, [5, 5], [5, 5]],
  ['Home', { ...plain, ctrlKey: true }, [0, 0], [0, 0]],
  ['End', { ...plain, ctrlKey: true }, [30, 5], [30, 5]],
  ['PageDown', plain, [15, 2], [15, 2]],
  ['PageUp', plain, [1, 2], [1, 2]],
] as const;

describe('gridIntent', () => {
  it.each(moves)('%s %o moves in both directions', (key, modifiers, ltr, rtl) => {
    expect(gridIntent({ key, ...modifiers }, at, bounds)).toEqual({
      kind: 'move',
      to: { row: ltr[0], column: ltr[1] },
    });
    expect(gridIntent({ key, ...modifiers }, at, { ...bounds, direction: 'rtl' })).toEqual({
      kind: 'move',
      to: { row: rtl[0], column: rtl[1] },
    });
  });

  it.each([
    ['ArrowUp', { row: 0, column: 0 }],
    ['ArrowLeft', { row: 0, column: 0 }],
    ['PageUp', { row: 0, column: 0 }],
    ['ArrowDown', { row: 30, column: 5 }],
    ['ArrowRight', { row: 30, column: 5 }],
    ['PageDown', { row: 30, column: 5 }],
  ] as const)('%s stops at the edge', (key, edge) => {
    expect(gridIntent({ key, ...plain }, edge, bounds)).toEqual({ kind: 'move', to: edge });
  });

  it.each([
    ['Enter', plain, 'open'],
    ['F2', plain, 'enter'],
    [' ', plain, 'toggle'],
    [' ', { ...plain, shiftKey: true }, 'range'],
    ['a', { ...plain, ctrlKey: true }, 'selectPage'],
  ] as const)('%s %o means %s', (key, modifiers, kind) => {
    expect(gridIntent({ key, ...modifiers }, at, bounds)).toEqual({ kind });
  });

  it.each(['a', 'Tab', 'Escape', 'F10'])('%s is not the grid’s', (key) => {
    expect(gridIntent({ key, ...plain }, at, bounds)).toBeUndefined();
  });
});
