import { languageCodes } from '@comanda/machines/language';
import { expect, it } from 'vitest';
import { sortedLanguages } from './collation.ts';

it('has an index for lists by name in every language that people read the platform in', () => {
  expect([...sortedLanguages].toSorted()).toEqual([...languageCodes].toSorted());
});
