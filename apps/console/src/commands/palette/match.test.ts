import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranked } from './match.ts';

const entries = [
  { label: 'Subdepartments', words: ['Catalogue', 'Sales'] },
  { label: 'Departments', words: ['Catalogue', 'Sales'] },
  { label: 'Taxes', words: ['Catalogue', 'Basics'] },
  { label: 'Payment methods', words: ['Catalogue', 'Basics'] },
  { label: 'New tax', words: ['create'] },
  { label: 'Tax', words: [] },
  { label: 'Métodos de pago', words: ['Básicos'] },
  { label: 'الضَّرائب', words: ['الأساسيات'] },
  { label: 'Straße', words: [] },
];
const found = (query: string): string[] => ranked(query, entries).map(({ label }) => label);

test.each([
  ['the whole before its beginning, that before a further word', 'tax', ['Tax', 'Taxes', 'New tax']],
  ['the beginning before the middle', 'dep', ['Departments', 'Subdepartments']],
  ['no case', 'PAYM', ['Payment methods']],
  ['accents in the text', 'metodos', ['Métodos de pago']],
  ['accents in the query', 'táx', ['Tax', 'Taxes', 'New tax']],
  ['vowel signs and the carrier of hamza', 'الضرائب', ['الضَّرائب']],
  ['hamza in further words', 'الاساسيات', ['الضَّرائب']],
  ['letters that people write in two ways', 'strasse', ['Straße']],
  ['words in any order', 'methods pay', ['Payment methods']],
  ['several words as they stand', 'new tax', ['New tax']],
  ['a section finds what is in it', 'basics', ['Taxes', 'Payment methods']],
  ['a word of the label and one of the section', 'tax basics', ['Taxes']],
  ['the middle of a section finds nothing', 'alogue', []],
  ['one word that is nowhere', 'tax xyz', []],
] as const)('%s', (_, query, labels) => {
  expect(found(query)).toEqual(labels);
});

test('without words everything is there in its order', () => {
  expect(ranked('  ', entries)).toEqual(entries);
});

test('what is ranked is among what was given, and its own label finds it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.string({ unit: 'grapheme' }), (labels, query) => {
      const given = labels.map((label) => ({ label }));
      const hits = ranked(query, given);
      expect(given).toEqual(expect.arrayContaining([...hits]));
      for (const entry of given) expect(ranked(entry.label, given)).toContain(entry);
    }),
  );
});
