import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@comanda/api/calls/addresses';
import { allCalls } from '@comanda/api/calls/all';
import { areaPages, doors, pages, profilePaths } from '@comanda/api/pages';
import { grantable, ofPlatform, platformRoles, userActions } from '@comanda/api/permissions';
import { expect, it } from 'vitest';
import { permissionsPage } from './lib/permissionsPage.ts';
import { root } from './lib/root.mjs';

it('docs/permissions.md is what the code says: `npm run permissions` writes it', () => {
  expect(readFileSync(join(root, 'docs/permissions.md'), 'utf8')).toBe(permissionsPage());
});

it('names every call and every page', () => {
  const page = permissionsPage();
  const { profile: _, ...others } = pages;
  const missing = [
    ...allCalls.map(({ name }) => `| ${name} |`),
    ...Object.values({ ...others, ...doors }).map(({ path }) => `| \`${path}\` |`),
    ...profilePaths.map((path) => `| \`/profile/${path}\` |`),
    ...addresses.map(({ path }) => `| \`${path}\` |`),
    ...Object.values(areaPages).map(({ path }) => `\`…${path}\``),
  ].filter((row) => !page.includes(row));
  expect(missing).toEqual([]);
});

it('no role grants what is no action, and no call or page demands what nobody grants', () => {
  const known = new Set<string>([...userActions, ...grantable, ...ofPlatform]);
  const named = [
    ...Object.values(platformRoles).flat(),
    ...Object.values(pages).flatMap((page) => ('actions' in page ? page.actions : [])),
    ...allCalls.flatMap(({ access }) => [
      ...('action' in access ? [access.action] : []),
      ...('holding' in access ? [access.holding] : []),
    ]),
  ];
  expect(named.filter((action) => !known.has(action))).toEqual([]);
});
