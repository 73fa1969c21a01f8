import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ENTITY_KINDS,
  SELECTOR_TABS,
  companySelection,
  isSameSelection,
  parseSelection,
  selectedCompany,
} from './selection.ts';

const selection = fc.record(
  {
    ids: fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
    eType: fc.constantFrom(...ENTITY_KINDS),
    tab: fc.constantFrom(...SELECTOR_TABS),
    userId: fc.string(),
  },
  { requiredKeys: ['ids', 'eType', 'tab'], noNullPrototype: true },
);

describe('stored selection', () => {
  test('comes back as it was stored', () => {
    fc.assert(
      fc.property(selection, (stored) => {
        const parsed = parseSelection(JSON.stringify(stored));
        expect(parsed).toEqual(stored);
        expect(isSameSelection(parsed, stored)).toBe(true);
      }),
    );
  });

  test.each([
    null,
    undefined,
    '',
    'null',
    '[]',
    '7',
    '{',
    '{}',
    '{"ids":[],"eType":"company","tab":"company"}',
    '{"ids":["a"],"eType":"terminal","tab":"company"}',
    '{"ids":["a"],"eType":"company","tab":"all"}',
    '{"ids":"a","eType":"company","tab":"company"}',
    '{"ids":[1],"eType":"company","tab":"company"}',
    '{"ids":[""],"eType":"company","tab":"company"}',
    '{"ids":["a"],"eType":"company"}',
    '{"ids":["a"],"tab":"company"}',
    '{"eType":"company","tab":"company"}',
    '{"ids":["a"],"eType":"company","tab":"company","userId":7}',
  ])('%j is none', (stored) => {
    expect(parseSelection(stored)).toBeUndefined();
  });
});

test('one company is worked in, several or none are not', () => {
  expect(selectedCompany(companySelection('a'))).toBe('a');
  expect(selectedCompany({ ids: ['a', 'b'], eType: 'company', tab: 'company' })).toBeUndefined();
  expect(selectedCompany({ ids: ['a'], eType: 'store', tab: 'store' })).toBeUndefined();
  expect(selectedCompany(undefined)).toBeUndefined();
});

test('two selections are the same when every part is', () => {
  const base = companySelection('a');
  expect(isSameSelection(base, companySelection('a'))).toBe(true);
  expect(isSameSelection(undefined, undefined)).toBe(true);
  const others = [
    undefined,
    companySelection('b'),
    { ...base, ids: ['a', 'b'] },
    { ...base, eType: 'store' as const },
    { ...base, tab: 'favourites' as const },
    { ...base, userId: 'u' },
  ];
  expect(isSameSelection({ ...base, ids: ['a', 'b'] }, { ...base, ids: ['a', 'c'] })).toBe(false);
  for (const other of others) expect(isSameSelection(base, other)).toBe(false);
});
