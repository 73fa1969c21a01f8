import { expect, it } from 'vitest';
import { moveNodes, type TreeMove } from './moveNodes.ts';
import type { TreeNode } from './TreeNode.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({
  id,
  label: id,
  ...(children.length > 0 && { children }),
});
const nodes = [node('a', node('a1'), node('a2')), node('b'), node('c')];

const written = (list: readonly TreeNode[]): string =>
  list.map(({ id, children = [] }) => (children.length > 0 ? `${id}(${written(children)})` : id)).join(' ');
const after = (move: TreeMove) => written(moveNodes(nodes, move));

it.each([
  [{ ids: ['c'], target: 'a', place: 'before' }, 'c a(a1 a2) b'],
  [{ ids: ['a'], target: 'c', place: 'after' }, 'b c a(a1 a2)'],
  [{ ids: ['c', 'b'], target: 'a', place: 'inside' }, 'a(a1 a2 b c)'],
  [{ ids: ['a1'], target: 'b', place: 'inside' }, 'a(a2) b(a1) c'],
  [{ ids: ['a2'], target: 'a1', place: 'before' }, 'a(a2 a1) b c'],
  [{ ids: ['a', 'a1'], target: 'b', place: 'after' }, 'b a(a1 a2) c'],
] as const)('%j: %s', (move, expected) => expect(after(move)).toBe(expected));

it.each([
  { ids: ['a'], target: 'a1', place: 'inside' },
  { ids: ['a'], target: 'a', place: 'after' },
  { ids: ['x'], target: 'a', place: 'after' },
  { ids: ['b'], target: 'x', place: 'before' },
] as const)('%j moves nothing', (move) => expect(moveNodes(nodes, move)).toBe(nodes));

it('keeps what it does not touch', () => {
  const [first] = moveNodes(nodes, { ids: ['c'], target: 'b', place: 'before' });
  expect(first).toBe(nodes[0]);
});
