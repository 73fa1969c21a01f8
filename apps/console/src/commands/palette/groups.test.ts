import type { Company, MenuEntry } from '@comanda/api/calls';
import { expect, test } from 'vitest';
import { CHOOSE, groupsFor, type Looked } from './groups.ts';
import type { Hit } from './records/plan.ts';
import type { World } from './world.ts';

const entry = (name: string, over: Partial<MenuEntry>): MenuEntry => ({
  name,
  path: '',
  action: '',
  heading: false,
  icon: 'percent',
  iconSelected: 'percent',
  translate: name,
  label: name,
  submenu: [],
  ...over,
});
const nothing = (): void => {};

const encina: Company = {
  id: 'c1',
  code: 'ENC',
  cName: 'La Encina',
  brand: 'default',
  country: 'ES',
  taxRegime: '01',
  isInMaintenance: false,
  kind: '1',
  taxNumber: null,
  version: 1,
  languages: [{ iso: 'es-ES', order: 1, isDefault: true }],
  currency: {
    code: 'EUR',
    symbol: '€',
    decimals: 2,
    rightposition: 'S',
    thousandSeparator: '.',
    decimalSeparator: ',',
  },
  avatar: { url: null, color: '#000000' },
};

/** A person who may see taxes and add none, in a company. */
const world: World = {
  text: ({ message, id }) => message ?? id,
  locale: 'en-GB',
  menu: [
    entry('Home', { path: '/' }),
    entry('Catalogue', { submenu: [entry('Taxes', { path: '/settings/basics/taxes' })] }),
  ],
  actions: new Set(['ALLOW_USER_COMPANY', 'ALLOW_COMPANY_TAX_ACCESS', 'ALLOW_COMPANY_STORE_CREATE']),
  person: { id: 'u1', name: 'Ana Ruiz' },
  companies: [],
  company: encina,
  idTenant: encina.id,
  look: { theme: 'A', mode: 'light' },
  themes: [{ code: 'A', name: 'Cloud' }],
  modes: [],
  isFull: undefined,
  keysOf: ({ keys }) => keys,
  go: nothing,
  switchTo: nothing,
  wear: nothing,
  speak: nothing,
  toggleFull: nothing,
  showShortcuts: nothing,
  showNotifications: nothing,
  signOut: nothing,
};
const record = { idCompany: 'c1', area: 'TAX', id: '7', label: 'IVA general', code: 'IVA21' };
const hit: Hit = {
  ...record,
  area: { code: 'TAX', path: '/settings/basics/taxes', names: ['Tax', 'Taxes'] },
};
const idle: Looked = {
  query: '',
  recent: [],
  search: { hits: [], state: 'idle', again: nothing },
};
const shown = (looked: Partial<Looked>, over: Partial<World> = {}): Record<string, string[]> =>
  Object.fromEntries(
    groupsFor({ ...idle, ...looked }, { ...world, ...over })
      .filter(({ items }) => items.length > 0)
      .map(({ id, items }) => [id, items.map((item) => item.id)]),
  );

test('a page is found by its section', () => {
  expect(shown({ query: 'catalogue' })['pages']).toEqual(['page:/settings/basics/taxes']);
});

test('only areas with CREATE are offered to add to, and none without a company', () => {
  expect(shown({ query: 'new' })['create']).toEqual(['new:STR']);
  expect(shown({ query: 'new' }, { company: undefined })['create']).toBeUndefined();
});

test('what the menu leaves out is not offered to add to, as suppliers in Chile', () => {
  const actions = new Set(['ALLOW_COMPANY_SUPPLIER_ACCESS', 'ALLOW_COMPANY_SUPPLIER_CREATE']);
  const purchases = entry('Purchases', {
    submenu: [entry('Suppliers', { path: '/settings/others/suppliers' })],
  });
  expect(shown({ query: 'new' }, { actions })['create']).toBeUndefined();
  expect(shown({ query: 'new' }, { actions, menu: [purchases] })['create']).toEqual(['new:SPL']);
});

test('full screen only where the browser has it', () => {
  expect(shown({ query: 'full screen' })['deeds']).toBeUndefined();
  expect(shown({ query: 'full screen' }, { isFull: false })['deeds']).toEqual(['deed:fullscreen']);
});

test('companies are offered to who may see them', () => {
  expect(shown({})['pages']).toContain('page:/admin/companies');
  expect(shown({}, { actions: new Set<string>() })['pages']).not.toContain('page:/admin/companies');
});

test('pages of the profile are offered to who has one, by their names and by what they are of', () => {
  const actions = new Set(['ALLOW_USER_PROFILE']);
  expect(shown({ query: 'address' }, { actions })['pages']).toEqual(['page:/profile/address']);
  expect(shown({ query: 'your profile picture' }, { actions })['pages']).toEqual(['page:/profile/picture']);
  expect(shown({ query: 'address' })['pages']).toBeUndefined();
});

test('what one may do is a matter of a company, notifications are not', () => {
  expect(shown({ query: 'may do' })['pages']).toEqual(['page:permissions']);
  expect(shown({ query: 'may do' }, { company: undefined })['pages']).toBeUndefined();
  expect(shown({ query: 'notif' }, { company: undefined })['pages']).toEqual(['page:notifications']);
});

test('guides are found by their titles, and all of them by what they are', () => {
  expect(shown({ query: 'change a price' })['help']).toEqual(['help:price']);
  expect(shown({ query: 'help' })['help']?.[0]).toBe('help');
  expect(shown({})['help']).toBeUndefined();
});

const deeds = (of: World): string[] =>
  groupsFor(idle, of).flatMap(({ id, items }) => (id === 'deeds' ? items.map((item) => item.id) : []));

test('who sees as somebody else stops that, and does not sign out', () => {
  const { signOut: _, ...seen } = world;
  expect(deeds(world)).toEqual(['deed:shortcuts', 'deed:signOut']);
  expect(deeds({ ...seen, stopSeeing: nothing })).toEqual(['deed:shortcuts', 'deed:stopSeeing']);
});

test.each([
  ['of this company', {}, ['record:TAX:7']],
  ['of another company', { idTenant: 'c2' }, undefined],
  ['of an area that the person may no longer see', { actions: new Set<string>() }, undefined],
] as const)('a record chosen before: %s', (_, over, items) => {
  const recent = [{ entry: 'record:TAX:7', record }];
  expect(shown({ recent }, over)['recent']).toEqual(items);
});

test('what was chosen last comes first and is not there twice; a page that is gone is left out', () => {
  const recent = ['page:/settings/basics/taxes', 'page:/gone'].map((one) => ({ entry: one }));
  const { recent: last, pages } = shown({ recent });
  expect(last).toEqual(['page:/settings/basics/taxes']);
  expect(pages).toEqual(['page:/', 'page:/admin/companies', 'page:permissions', 'page:notifications']);
  expect(shown({ recent, query: 'taxes' })).toEqual({ pages: ['page:/settings/basics/taxes'] });
});

test.each([
  ['searching', [], 'waiting'],
  ['searching', [hit], undefined],
  ['slow', [hit], 'waiting'],
  ['failed', [hit], 'failed'],
  ['done', [], undefined],
] as const)('what is said of a search that is %s, with %j', (state, hits, kind) => {
  const groups = groupsFor({ ...idle, query: 'iva', search: { ...idle.search, hits, state } }, world);
  const records = groups.find(({ id }) => id === 'records');
  expect(records?.note?.kind).toBe(kind);
  expect(records?.items).toHaveLength(hits.length);
});

test('without a company it is said that records are searched in one, and where it is chosen', () => {
  const search = { ...idle.search, state: 'nowhere' as const };
  const groups = groupsFor({ ...idle, query: 'iva', search }, { ...world, company: undefined });
  expect(groups.find(({ id }) => id === 'records')?.note).toMatchObject({
    kind: 'lacking',
    next: { id: CHOOSE },
  });
});
