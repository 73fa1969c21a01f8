import type { KitchenScreen, WallMonitor } from '@comanda/api/calls';
import { expect, test } from 'vitest';
import { backupsFor, rowsOf } from './wallRows.ts';

const screen = (id: string): KitchenScreen => ({
  id,
  name: id,
  author: 'Ana',
  created: '2026-11-27T12:00:00Z',
  seen: null,
  isLive: false,
  waiting: 0,
  release: null,
  isAudible: null,
  app: null,
  isNewest: null,
  message: null,
  isReloading: false,
});
const monitor = (id: string, over: Partial<WallMonitor> = {}): WallMonitor => ({
  id,
  code: id,
  names: {},
  kind: 'REGULAR',
  idStore: 'shop',
  sName: 'Shop',
  idBackup: null,
  screens: [],
  ...over,
});

test('each screen is a row, and a monitor that nobody shows is one too', () => {
  const rows = rowsOf([monitor('grill', { screens: [screen('one'), screen('two')] }), monitor('fry')]);
  expect(rows.map(({ id, screen: shown }) => [id, shown?.name])).toEqual([
    ['one', 'one'],
    ['two', 'two'],
    ['fry', undefined],
  ]);
});
test('monitors of the same store at which sections cook stand in for each other', () => {
  const grill = monitor('grill');
  const fry = monitor('fry', { kind: 'FASTFOOD' });
  const all = [grill, fry, monitor('pass', { kind: 'PREPARATION' }), monitor('far', { idStore: 'other' })];
  expect(backupsFor(grill, all)).toEqual([fry]);
  expect(backupsFor(monitor('pass', { kind: 'PREPARATION' }), all)).toEqual([]);
});
