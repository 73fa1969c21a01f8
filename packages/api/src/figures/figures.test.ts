import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalDecimal } from '../validation/formats.ts';
import { readFigure, type Reading } from './read.ts';
import { readTyped } from './typed.ts';
import { readAmount } from './units.ts';

const told = (reading: Reading): string | readonly string[] | undefined => {
  if (reading.kind === 'either') return [reading.whole, reading.fraction];
  return reading.kind === 'figure' ? reading.value : undefined;
};

describe('a figure', () => {
  it.each([
    ['7.5', '7.5'],
    ['7,5', '7.5'],
    ['5.2', '5.2'],
    ['12.50', '12.50'],
    ['0.125', '0.125'],
    ['0,125', '0.125'],
    ['.5', '0.5'],
    ['-,5', '-0.5'],
    ['12,', '12'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,5', '1234.5'],
    ['1\u202f234', '1234'],
    ["1'234.567", '1234.567'],
    ['1,234,567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['1234.567', '1234.567'],
    ['٧٫٥', '7.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['\u061c-١٢', '-12'],
    ['−3', '-3'],
    ['１２．５', '12.5'],
    ['4,50 €', '4.50'],
    ['-$5.00', '-5.00'],
    ['21 %', '21'],
    ["CHF 1'234.5", '1234.5'],
    ['1.234', ['1234', '1.234']],
    ['1,234', ['1234', '1.234']],
    ['-12.345 €', ['-12345', '-12.345']],
    ['R$ 4,50', '4.50'],
    ['12,50 zł', '12.50'],
    ['B/. 3,75', '3.75'],
    ['CHF 8,20', '8.20'],
    ['32 kr', '32'],
    ['45 Kč', '45'],
    ['9,50 lei', '9.50'],
    ['S/ 22,00', '22.00'],
    ['S/.22,00', '22.00'],
    ['US$ 2,00', '2.00'],
    ['Rs. 250', '250'],
    ['Rs.250', '250'],
    ['12,-', '12'],
    ['12,– €', '12'],
    ['5,5 Euro', '5.5'],
    ['١٢٫٥ ج.م.', '12.5'],
    ['د.إ. 7.25', '7.25'],
    ['3,50 €/kg', '3.50'],
    ['3,50 € / ud', '3.50'],
    ['3,50 €/100 g', undefined],
    ['3 PCS', undefined],
    ['5 K', undefined],
    ['', undefined],
    ['.', undefined],
    ['-', undefined],
    ['1,23,4.5', undefined],
    ['1.2.3', undefined],
    ['1.234.5', undefined],
    ['12.34.567', undefined],
    ['12 34', undefined],
    ['1e5', undefined],
    ['8.41E+12', undefined],
    ['5 2 kg', undefined],
    ['€5€', undefined],
    ['--1', undefined],
    ['5-', undefined],
    ['twelve', undefined],
    ['3 boxes', undefined],
    ['9'.repeat(100), undefined],
  ])('%j reads as %j', (text, figure) => expect(told(readAmount(text))).toEqual(figure));

  it('is read as its writer writes, where that is known', () => {
    expect(told(readFigure('1,234', { decimal: ',' }))).toBe('1.234');
    expect(told(readFigure('1.234', { decimal: ',' }))).toEqual(['1234', '1.234']);
    expect(told(readFigure('1.234', { decimal: ',', group: '.' }))).toBe('1234');
    expect(told(readFigure('12.50', { decimal: ',', group: '.' }))).toBe('12.50');
    expect(told(readFigure('1.234', { isWhole: true }))).toBe('1234');
  });
});

describe('what is typed into a field', () => {
  const spanish = { locale: 'es-ES', decimals: 4 };
  it.each([
    ['5,2 %', { ...spanish, unit: '%' }, '5.2'],
    ['5,2 %', { ...spanish, unit: 'kg' }, undefined],
    ['1,40 kg', { ...spanish, unit: 'kg' }, '1.40'],
    ['1,40 kg?', { ...spanish, unit: 'kg' }, undefined],
    ['4,50 €', { ...spanish, unit: '€' }, '4.50'],
    ['4,50 $', { ...spanish, unit: '€' }, undefined],
    ['4,50 €', spanish, undefined],
    ['1.234', { ...spanish, decimals: 0 }, '1234'],
    ['1.5', { ...spanish, decimals: 0 }, '1.5'],
  ])('%j in %j reads as %j', (text, typing, figure) => expect(told(readTyped(text, typing))).toEqual(figure));
});

const figures = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })
  .map((n) => n.toFixed(3));

it('written in any language is read as the same, or doubted, and never as another', () => {
  fc.assert(
    fc.property(
      figures,
      fc.constantFrom(
        'en-GB',
        'es-ES',
        'ar-EG',
        'ar-EG-u-nu-latn',
        'fr-FR',
        'de-CH',
        'de-DE',
        'pt-PT',
        'it-IT',
        'fa-IR',
      ),
      fc.constantFrom('always' as const, false as const),
      fc.nat(3),
      (value, locale, useGrouping, places) => {
        const wanted = Number(value).toFixed(places);
        const written = new Intl.NumberFormat(locale, {
          useGrouping,
          minimumFractionDigits: places,
          maximumFractionDigits: places,
        }).format(Number(wanted));
        const readings = [readFigure(written), readTyped(written, { locale, decimals: 4 })];
        for (const reading of readings) {
          const all = reading.kind === 'either' ? [reading.whole, reading.fraction] : [told(reading)];
          expect(all.map((one) => canonicalDecimal(String(one)))).toContain(canonicalDecimal(wanted));
        }
      },
    ),
    { numRuns: 2000 },
  );
});

it('is never cut: what is read has each digit of what was written', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,' -%€kg٫٬٣")), maxLength: 12 });
  fc.assert(
    fc.property(text, (written) => {
      const reading = readFigure(written);
      if (reading.kind !== 'figure') return;
      const digits = written.replaceAll('٣', '3').replace(/\D/g, '');
      expect(reading.value.replace(/\D/g, '').replace(/^0+/, '')).toBe(digits.replace(/^0+/, ''));
    }),
    { numRuns: 5000 },
  );
});

/** Languages that a company may write its figures in. */
const offered = [
  'en-GB',
  'es-ES',
  'ar-EG',
  'ca-ES',
  'eu-ES',
  'gl-ES',
  'fr-FR',
  'fr-CH',
  'de-DE',
  'de-CH',
  'pt-PT',
  'pt-BR',
  'it-IT',
  'nl-NL',
  'sk-SK',
  'cs-CZ',
  'pl-PL',
  'hu-HU',
  'ro-RO',
  'el-GR',
  'tr-TR',
  'ru-RU',
  'sv-SE',
  'da-DK',
  'zh-CN',
  'ja-JP',
  'hi-IN',
];
it('of any language is read as it was written, or not at all', () => {
  const read = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom(...offered),
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.nat(4),
      fc.boolean(),
      (locale, digits, decimals, useGrouping) => {
        const number = digits / 10 ** decimals;
        const written = new Intl.NumberFormat(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          useGrouping,
        }).format(number);
        for (const reading of [
          readTyped(written, { locale, decimals }),
          readAmount(written),
          readFigure(written),
        ]) {
          if (reading.kind === 'figure') {
            expect(Number(reading.value), `${locale} ${written}`).toBe(number);
            read.add(locale);
          } else if (reading.kind === 'either')
            expect([reading.whole, reading.fraction].map(Number), `${locale} ${written}`).toContain(number);
        }
      },
    ),
    { numRuns: 2000 },
  );
  expect(offered.filter((locale) => !read.has(locale))).toEqual([]);
});
