import { describe, expect, it } from 'vitest';
import { decimalOfNumber, majorOfMinor, minorOfMajor, numberOfDecimal, unreadDecimal } from './decimal.ts';

describe('decimal strings', () => {
  it.each([
    ['21', 21],
    ['5.2', 5.2],
    ['-0.5', -0.5],
    ['0', 0],
  ])('reads %s', (text, number) => expect(numberOfDecimal(text)).toBe(number));

  it.each([null, '', '  '])('reads %j as empty', (text) => expect(numberOfDecimal(text)).toBeNaN());

  it.each(['3 boxes', 'twenty-one', '1.250,50', '٣ علب'])('does not read %s, and gives it back', (text) => {
    expect(numberOfDecimal(text)).toBeNaN();
    expect(unreadDecimal(text)).toBe(text);
  });

  it.each([null, '', '  ', '21', '-0.5'])('has nothing to give back of %j', (text) =>
    expect(unreadDecimal(text)).toBeUndefined(),
  );

  it.each([
    [21, 2, '21'],
    [5.2, 2, '5.2'],
    [1234567.5, 2, '1234567.5'],
    [0.1 + 0.2, 2, '0.3'],
    [5.239, 2, '5.24'],
    [-0, 2, '0'],
    [7.9, 0, '8'],
  ])('writes %d with %d places as %s', (number, decimals, text) =>
    expect(decimalOfNumber(number, decimals)).toBe(text),
  );

  it('writes empty as null', () => expect(decimalOfNumber(Number.NaN, 2)).toBeNull());
});

describe('minor units', () => {
  it.each([
    [1250, 2, 12.5],
    [500, 0, 500],
    [1234, 3, 1.234],
  ])('%d with %d decimals is %d and back', (minor, decimals, major) => {
    expect(majorOfMinor(minor, decimals)).toBe(major);
    expect(minorOfMajor(major, decimals)).toBe(minor);
  });

  it('loses no cent to binary fractions', () => {
    for (let cents = 0; cents <= 20_000; cents += 1)
      expect(minorOfMajor(majorOfMinor(cents, 2), 2)).toBe(cents);
  });

  it('keeps empty apart from nothing', () => {
    expect(majorOfMinor(null, 2)).toBeNaN();
    expect(minorOfMajor(Number.NaN, 2)).toBeNull();
    expect(minorOfMajor(0, 2)).toBe(0);
  });
});
