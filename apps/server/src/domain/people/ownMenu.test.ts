import type { MenuEntry } from '@comanda/api/calls';
import { expect, it } from 'vitest';
import { arranged } from './ownMenu.ts';

const entry = (name: string, path: string, submenu: MenuEntry[] = []): MenuEntry => ({
  name,
  path,
  action: '',
  heading: submenu.length > 0,
  icon: name,
  iconSelected: name,
  translate: `menu.${name}`,
  label: name,
  submenu,
});
const menu = [
  entry('home', '/'),
  entry('sales', '', [entry('today', '/today'), entry('tickets', '/tickets')]),
  entry('team', '', [entry('people', '/people')]),
  entry('kitchen', '', [entry('times', '/times')]),
];
const branch = { names: null, hidden: 'N', entries: [] };
const read = (entries: readonly MenuEntry[]): unknown =>
  entries.map(({ label, submenu }) => [label, ...submenu.map(({ path }) => path)]);

it('is as it was where nothing is arranged', () => {
  expect(arranged(menu, [], 'en-GB')).toEqual(menu);
});

it('puts what is named first, under its own name, and leaves out what is hidden', () => {
  const wanted = [
    { ...branch, branch: 'kitchen', names: { 'en-GB': 'Screens', 'es-ES': 'Pantallas' } },
    {
      ...branch,
      branch: 'sales',
      entries: [
        { path: '/tickets', hidden: 'N' },
        { path: '/gone', hidden: 'S' },
      ],
    },
    { ...branch, branch: 'team', hidden: 'S' },
  ];
  expect(read(arranged(menu, wanted, 'es-ES'))).toEqual([
    ['home'],
    ['Pantallas', '/times'],
    ['sales', '/tickets', '/today'],
  ]);
  expect(read(arranged(menu, wanted, 'ar-EG'))).toContainEqual(['Screens', '/times']);
});

it('leaves out a branch of which all is hidden', () => {
  const wanted = [{ ...branch, branch: 'team', entries: [{ path: '/people', hidden: 'S' }] }];
  expect(read(arranged(menu, wanted, null))).not.toContainEqual(expect.arrayContaining(['team']));
});
