import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFor, codeKey, isCode } from './codes.ts';
import { cellFigure, guessDecimalSign } from './numbers.ts';

describe('a figure in a cell', () => {
  it.each([
    ['1234.50', '.', '1234.50'],
    ['12.50', ',', '12.50'],
    ['12,5', '.', '12.5'],
    ['1.234', ',', '1234'],
    ['1.234', '.', '1.234'],
    ['1,234', '.', '1234'],
  ] as const)('%j with %j before the decimals is %j', (text, sign, value) => {
    expect(cellFigure(text, sign)).toMatchObject({ kind: 'figure', value });
  });
  it('stays open where it has two readings and the sign of the file is not known', () => {
    expect(cellFigure('1.234', null)).toEqual({ kind: 'either', whole: '1234', fraction: '1.234' });
    expect(cellFigure('12.50', null)).toMatchObject({ value: '12.50' });
  });
  it.each([
    [['9,99', '1.250', '', '12'], ','],
    [['9.99', '1,250', '12'], '.'],
    [['1.234.567'], ','],
    [['1.250', '3'], null],
    [['12', '3'], null],
    [['9,99', '12.50', '1.250'], null],
    [['٧٫٥'], null],
  ] as const)('a file of %j shows the sign %j', (cells, sign) => expect(guessDecimalSign(cells)).toBe(sign));
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
