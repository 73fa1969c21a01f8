import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

const languagesIn = (file: string): string[] =>
  (readFileSync(join(root, file), 'utf8').match(/'[a-z]{2}-[A-Z]{2}'/g) ?? []).sort();

it('has an index for lists by name in every language that people read the platform in', () => {
  const spoken = languagesIn('packages/machines/src/language/languages.ts');
  expect(spoken.length).toBeGreaterThan(1);
  expect(languagesIn('apps/server/src/db/collation.ts')).toEqual(spoken);
});
