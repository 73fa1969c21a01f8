import { expect, it } from 'vitest';
import { afterChange, checksOf } from './cascade.ts';
import type { TreeNode } from './TreeNode.ts';

const leaf = (id: string, isDisabled = false): TreeNode => ({ id, label: id, isDisabled });
const nodes: readonly TreeNode[] = [
  {
    id: 'drinks',
    label: 'Drinks',
    children: [{ id: 'beer', label: 'Beer', children: [leaf('small'), leaf('large')] }, leaf('water')],
  },
  { id: 'later', label: 'Later', branch: { kind: 'closed' } },
];
const none = new Set<string>();

const checks = (...chosen: string[]) => Object.fromEntries(checksOf(nodes, new Set(chosen)));

it('says of a parent what holds of all below it', () => {
  expect(checks()).toMatchObject({ drinks: 'none', beer: 'none', later: 'none' });
  expect(checks('small')).toMatchObject({ drinks: 'some', beer: 'some', small: 'all', water: 'none' });
  expect(checks('small', 'large')).toMatchObject({ drinks: 'some', beer: 'all' });
  expect(checks('small', 'large', 'water')).toMatchObject({ drinks: 'all' });
  expect(checks('later')).toMatchObject({ drinks: 'none', later: 'all' });
});

it('ticks and unticks what is below', () => {
  const ticked = (id: string) => ({ ticked: new Set([id]), unticked: none });
  expect(afterChange(nodes, none, ticked('drinks'))).toEqual(['small', 'large', 'water']);
  expect(afterChange(nodes, new Set(['small']), ticked('beer'))).toEqual(['small', 'large']);
  const all = new Set(['small', 'large', 'water']);
  expect(afterChange(nodes, all, { ticked: none, unticked: new Set(['beer']) })).toEqual(['water']);
  expect(afterChange(nodes, all, { ticked: none, unticked: new Set(['small']) })).toEqual(['large', 'water']);
});

it('leaves alone what cannot be chosen, and finds the way back', () => {
  const some = [{ id: 'all', label: 'All', children: [leaf('a'), leaf('b', true)] }];
  const change = { ticked: new Set(['all']), unticked: none };
  expect(afterChange(some, none, change)).toEqual(['a']);
  expect(afterChange(some, new Set(['a']), change)).toEqual([]);
  expect(afterChange(some, new Set(['a', 'b']), { ticked: none, unticked: new Set(['all']) })).toEqual(['b']);
});
