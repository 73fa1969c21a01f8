import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFor, codeKey, isCode } from './codes.ts';
import { guessDecimalSign, numberOf } from './numbers.ts';

describe('a number in a cell', () => {
  it.each([
    ['1234.50', '.', '1234.50'],
    ['1,234.50', '.', '1234.50'],
    ['1.234,50', ',', '1234.50'],
    ['1 234,5 €', ',', '1234.5'],
    ["CHF 1'234.5", '.', '1234.5'],
    ['-,5', ',', '-0.5'],
    ['21 %', '.', '21'],
    ['١٢٫٥', '.', '12.5'],
    ['12,5', '.', undefined],
    ['1.23', ',', undefined],
    ['1,23,4.5', '.', undefined],
    ['twelve', '.', undefined],
    ['', '.', undefined],
    ['.', '.', undefined],
  ] as const)('%j with %j before the decimals is %j', (text, sign, number) => {
    expect(numberOf(text, sign)).toBe(number);
  });
  it('is spelt as most of its column is, and nobody guesses cell by cell', () => {
    expect(guessDecimalSign(['9,99', '1.250', '', '12'], '.')).toEqual({ sign: ',', certain: true });
    expect(guessDecimalSign(['9.99', '1,250', '12'], ',')).toEqual({ sign: '.', certain: true });
    expect(guessDecimalSign(['1.250', '3'], ',')).toEqual({ sign: ',', certain: false });
    expect(guessDecimalSign(['12', '3'], ',')).toEqual({ sign: ',', certain: true });
  });
});

describe('a code made of a text', () => {
  it('is the text where that is one, without accents and gaps', () => {
    expect(codeFor('blue-cup', () => false)).toBe('blue-cup');
    expect(codeFor('Café  solo!', () => false)).toBe('Cafe-solo');
  });
  it('keeps the start of a longer text and is the same each time', () => {
    const code = codeFor('hand-painted-breakfast-bowl', () => false);
    expect(code).toMatch(/^hand-painted-br-[0-9a-z]{4}$/);
    expect(codeFor('hand-painted-breakfast-bowl', () => false)).toBe(code);
    expect(codeFor('hand-painted-breakfast-plate', () => false)).not.toBe(code);
  });
  it('is legal and nobody else’s, whatever the texts', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('شاي أخضر', 'a'.repeat(40)),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
        const taken = new Set<string>();
        for (const one of texts) {
          const code = codeFor(one, (key) => taken.has(key));
          expect(isCode(code)).toBe(true);
          expect(taken.has(codeKey(code))).toBe(false);
          taken.add(codeKey(code));
        }
      }),
    );
  });
});
