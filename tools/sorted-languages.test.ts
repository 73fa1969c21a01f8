import { expect, it } from 'vitest';
import { sortedLanguages } from '../apps/server/src/db/collation.ts';
import { languages } from '../packages/machines/src/language/languages.ts';

it('has an index for lists by name in every language that people read the platform in', () => {
  expect([...sortedLanguages].sort()).toEqual(languages.map(({ code }) => code).sort());
});
