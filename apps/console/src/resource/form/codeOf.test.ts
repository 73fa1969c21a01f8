import { formats } from '@comanda/api/validation';
import { expect, it } from 'vitest';
import { codeOf } from './codeOf.ts';

it.each([
  ['Smoked brisket burger', 'SMOKED'],
  ['Ñoquis a la crème', 'NOQUIS'],
  ['Smørrebrød', 'SMORREBR'],
  ['IVA 21 %', 'IVA'],
  ['A la carta', 'ALA'],
  ['7 Up', '7UP'],
  ['برجر', ''],
  ['  ', ''],
])('proposes a code for %j', (name, code) => expect(codeOf(name)).toBe(code));

it('is a code that the validator takes', () => {
  for (const name of ['Straße 5', 'Œuf & Æble', "Mamma's", '100 % zumo'])
    expect(codeOf(name)).toMatch(formats.code);
});
