import type { Commit } from '@comanda/api/calls';
import { expect, test } from 'vitest';
import { storeStateOf } from './tills.ts';

type Till = Commit['tills'][number];
const till = (idTerminal: string, status: Till['status'], reason: string | null = null): Till => ({
  idTerminal,
  name: `Till ${idTerminal}`,
  status,
  reason,
  at: null,
  online: status !== 'ERR',
});
const commit = (number: number, tills: readonly Till[]): Commit => ({
  id: String(number),
  idCompany: 'c',
  idStore: 's',
  sName: 'Store',
  number,
  author: { id: 'u', name: 'Ana' },
  created: '2026-01-01T00:00:00Z',
  status: 'SNT',
  changes: 1,
  note: null,
  reverts: null,
  revertedBy: null,
  revertible: true,
  tills: [...tills],
});

test('a till has the newest publication that it acknowledged', () => {
  const state = storeStateOf([
    commit(6, [till('1', 'CMT'), till('2', 'CMT')]),
    commit(8, [till('1', 'CMT'), till('2', 'SNT'), till('3', 'ERR', 'No space')]),
    commit(7, [till('1', 'CMT'), till('2', 'SNT')]),
  ]);
  expect(state.newest).toBe(8);
  expect(state.tills.map(({ id, has, reason }) => [id, has, reason])).toEqual([
    ['1', 8, null],
    ['2', 6, null],
    ['3', undefined, 'No space'],
  ]);
});

test('a store without publications has no tills to speak of', () => {
  expect(storeStateOf([])).toEqual({ newest: undefined, tills: [] });
});
