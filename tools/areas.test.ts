import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@comanda/api/areas';
import { expect, it } from 'vitest';
import { areasPage } from './lib/areasPage.ts';
import { root } from './lib/root.mjs';

it('docs/areas.md is what the definitions say: `npm run permissions` writes it', () => {
  expect(readFileSync(join(root, 'docs/areas.md'), 'utf8')).toBe(areasPage());
});

it('every area stands in a branch of the menu', () => {
  const page = areasPage();
  expect(areas.filter(({ route }) => !page.includes(`\`${route}\``))).toEqual([]);
});
