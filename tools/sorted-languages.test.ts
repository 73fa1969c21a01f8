import { languageCodes } from '@comanda/machines/language';
import { expect, it } from 'vitest';
import { sortedLanguages } from '../apps/server/src/db/collation.ts';

// The server imports nothing of the machines: what both list is compared here.
it('has an index for lists by name in every language that people read the platform in', () => {
  expect([...sortedLanguages].toSorted()).toEqual([...languageCodes].toSorted());
});
