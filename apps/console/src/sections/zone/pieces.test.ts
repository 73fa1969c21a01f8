import { expect, it } from 'vitest';
import { freePlace, nextNumber, pieceOf, roomOf, seatsOf } from './pieces.ts';

const table = { kind: 'PTO', number: '1', shape: 'R', covers: 4, x: 1, y: 1, width: 2, depth: 2, turn: 0 };
const bar = { ...table, kind: 'DEC', number: 'Bar' };

it('draws what a zone holds, and sums up where people sit', () => {
  expect(pieceOf(table, 'a', false)).toMatchObject({
    kind: 'table',
    shape: 'round',
    label: '1',
    detail: '4',
  });
  expect(pieceOf(bar, 'b', true)).not.toHaveProperty('detail');
  expect(seatsOf([table, { ...table, covers: 2 }, bar])).toEqual({ tables: 2, seats: 6 });
});
it('numbers a new table and places it beside the others, with room to walk', () => {
  expect(nextNumber([table, { ...table, number: '3' }])).toBe('2');
  const pieces = [pieceOf(table, 'a', false)];
  expect(freePlace(pieces, { width: 12, depth: 8 }, { width: 2, depth: 2 })).toEqual({ x: 4, y: 1 });
  expect(freePlace(pieces, { width: 4, depth: 4 }, { width: 2, depth: 2 })).toEqual({ x: 0, y: 0 });
});
it('keeps a room while its size is typed', () => {
  expect(roomOf({ width: 1, depth: null })).toEqual({ width: 6, depth: 14 });
});
