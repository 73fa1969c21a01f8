import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureLocale, separatorsOf } from './figureLocale.ts';
import { majorOf, minorOf } from './money.ts';

describe('the locale of figures', () => {
  it.each([
    [',', '.', 'en-GB'],
    ['.', ',', 'es-ES'],
    [',', ' ', 'en-GB'],
    ['.', "'", 'es-ES'],
    ['.', ',', 'ar-EG'],
    [',', '.', 'ar-EG'],
  ])(
    'writes decimals with %s and thousands with %s on a page in %s',
    (decimalSeparator, thousandSeparator, page) => {
      expect(separatorsOf(figureLocale({ decimalSeparator, thousandSeparator }, page))).toEqual({
        decimalSeparator,
        thousandSeparator,
      });
    },
  );
  it('is the page’s own where that fits', () => {
    expect(figureLocale({ decimalSeparator: ',', thousandSeparator: '.' }, 'de-DE')).toBe('de-DE');
  });
});

describe('an amount', () => {
  it('goes from minor to major units and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), fc.nat(4), (minor, decimals) => {
        expect(minorOf(majorOf(minor, decimals), decimals)).toBe(minor === 0 ? 0 : minor);
      }),
    );
    expect(majorOf(1250, 2)).toBe('12.5');
    expect(majorOf(5, 2)).toBe('0.05');
    expect(majorOf(7, 0)).toBe('7');
  });
});
