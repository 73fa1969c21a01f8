import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

const asks = /data-(?:theme|mode|brand)|prefers-color-scheme|light-dark\(/;

/** Which colours meet is looked at in one theme and measured in all: that holds while a style paints the same roles in each. */
it('styles of components do not ask which theme or mode is worn', () => {
  const place = join(root, 'packages/ui/src');
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  const asking = files.filter(
    (name) => name.endsWith('.css.ts') && asks.test(readFileSync(join(place, name), 'utf8')),
  );
  expect(asking).toEqual([]);
});
