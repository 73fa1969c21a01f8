import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from '@comanda/api/calls/all';
import { pages } from '@comanda/api/pages';
import { grantable, ofPlatform, platformRoles, userActions } from '@comanda/api/permissions';
import { expect, it } from 'vitest';
import { permissionsPage } from './lib/permissionsPage.ts';
import { root } from './lib/root.mjs';

it('docs/permissions.md is what the code says: `npm run permissions` writes it', () => {
  expect(readFileSync(join(root, 'docs/permissions.md'), 'utf8')).toBe(permissionsPage());
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
