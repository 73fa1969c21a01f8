import type { RecordNode } from '@comanda/api/calls';
import { moveNodes, type TreeMove } from '@comanda/ui/Tree';
import { expect, test } from 'vitest';
import { nodesOf, placesAfter } from './nodes.ts';

const record = (id: string, idParent: string | null): RecordNode => ({
  entity: idParent === null ? 'DPT' : 'SDP',
  id,
  idParent,
  code: id,
  names: {},
  status: 'A',
  version: 1,
  count: 0,
});
const nodes = nodesOf(
  [record('food', null), record('drinks', null), record('meat', 'food'), record('fish', 'food')],
  ({ id, code }) => ({ id, label: code }),
);
const places = (move: TreeMove) => placesAfter(nodes, moveNodes(nodes, move), move);

test('records stand within their parents in their order', () => {
  expect(nodes.map(({ id, children = [] }) => [id, children.map((one) => one.id)])).toEqual([
    ['food', ['meat', 'fish']],
    ['drinks', []],
  ]);
});

test.each<[string, TreeMove, ReturnType<typeof places>]>([
  [
    'after a brother',
    { ids: ['meat'], target: 'fish', place: 'after' },
    [{ id: 'meat', idParent: 'food', idAfter: 'fish' }],
  ],
  [
    'into another parent',
    { ids: ['meat'], target: 'drinks', place: 'inside' },
    [{ id: 'meat', idParent: 'drinks', idAfter: null }],
  ],
  [
    'several, as they follow one another',
    { ids: ['fish', 'meat'], target: 'drinks', place: 'inside' },
    [
      { id: 'meat', idParent: 'drinks', idAfter: null },
      { id: 'fish', idParent: 'drinks', idAfter: 'meat' },
    ],
  ],
  [
    'to the front',
    { ids: ['drinks'], target: 'food', place: 'before' },
    [{ id: 'drinks', idParent: null, idAfter: null }],
  ],
  [
    'never into itself: a department into a department',
    { ids: ['drinks'], target: 'food', place: 'inside' },
    undefined,
  ],
  ['never to the top', { ids: ['meat'], target: 'food', place: 'before' }, undefined],
  ['never below a subdepartment', { ids: ['meat'], target: 'fish', place: 'inside' }, undefined],
])('a move %s', (_, move, expected) => {
  expect(places(move)).toEqual(expected);
});
