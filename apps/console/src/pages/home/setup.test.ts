import { resources } from '@comanda/api/areas/all';
import { grantable } from '@comanda/api/permissions';
import { expect, test } from 'vitest';
import { setupIds, setupStateOf, setupSteps } from './setup.ts';

const all = { taxes: 3, payments: 2, products: 40, publication: 1, till: 1 };

test.each([
  ['all is there', setupIds, all, 'done'],
  ['one is missing', setupIds, { ...all, till: 0 }, 'open'],
  ['one is missing and another has not come', setupIds, { taxes: 0 }, 'open'],
  ['one has not come', setupIds, { taxes: 3, payments: 2, products: 40, publication: 1 }, 'unknown'],
  ['nothing may be seen', [], {}, 'unknown'],
  ['what may be seen is there', ['publication', 'till'], { publication: 2, till: 1 }, 'done'],
] as const)('%s', (_, asked, facts, state) => {
  expect(setupStateOf(asked, facts)).toBe(state);
});

test('each step names actions that can be granted and a page that there is', () => {
  const routes = ['/settings/sync', ...resources.map(({ route }) => route)];
  for (const id of setupIds) {
    const { href, actions } = setupSteps[id].way;
    expect(actions.length).toBeGreaterThan(0);
    expect(grantable).toEqual(expect.arrayContaining([...actions]));
    expect(routes.some((route) => href.startsWith(`${route}/`))).toBe(true);
  }
});
