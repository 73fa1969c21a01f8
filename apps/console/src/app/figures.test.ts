import { describe, expect, test } from 'vitest';
import { writeDay, writeInstant } from './dates.ts';
import { writeDecimal, writeForeignMoney, writeMoney } from '@comanda/api/money';
import { nameIn } from '@comanda/machines/language';

const euro = {
  symbol: '€',
  decimals: 2,
  rightposition: 'S',
  thousandSeparator: '.',
  decimalSeparator: ',',
} as const;
const yen = {
  symbol: '¥',
  decimals: 0,
  rightposition: 'N',
  thousandSeparator: ',',
  decimalSeparator: '.',
} as const;

describe('money', () => {
  test.each([
    [123456789, euro, '1.234.567,89\u00A0€'],
    [5, euro, '0,05\u00A0€'],
    [-5, euro, '-0,05\u00A0€'],
    [0, euro, '0,00\u00A0€'],
    [1234, yen, '¥1,234'],
    [-1234, yen, '-¥1,234'],
  ] as const)('%d', (minor, style, text) => expect(writeMoney(minor, style)).toBe(text));
  test.each([
    [123456, 'EUR', 'es-ES', '1234,56\u00A0€'],
    [123456, 'GBP', 'en-GB', '£1,234.56'],
    [1234, 'JPY', 'en-GB', 'JP¥1,234'],
    [1234567, 'KWD', 'en-GB', 'KWD\u00A01,234.567'],
    [-5, 'USD', 'es-ES', '-0,05\u00A0US$'],
    [9_999_999_999, 'EUR', 'en-GB', '€99,999,999.99'],
  ] as const)('%d %s is written by its own digits in %s', (minor, currency, locale, text) =>
    expect(writeForeignMoney(minor, currency, locale)).toBe(text),
  );
  test('a currency of elsewhere has Latin digits in every language', () =>
    expect(writeForeignMoney(1250, 'EUR', 'ar-EG')).toContain('12.50'));
  test('decimals keep their digits', () => expect(writeDecimal('-1234.5', euro)).toBe('-1.234,5'));
});

describe('dates', () => {
  test('stand in the zone of the store', () => {
    expect(writeInstant('2026-03-01T23:30:00Z', 'Europe/Madrid')).toBe('02/03/2026 00:30');
    expect(writeDay('2026-03-01T23:30:00Z', 'Europe/Madrid')).toBe('02/03/2026');
    expect(writeDay('2026-03-01')).toBe('01/03/2026');
  });
  test('none and for ever', () => {
    expect(writeInstant('0001-01-01T00:00:00Z')).toBe('');
    expect(writeInstant('2999-12-31T00:00:00Z')).toBe('-');
    expect(writeDay('2999-12-31')).toBe('-');
    expect(writeInstant(null)).toBe('');
    expect(writeInstant('yesterday')).toBe('');
  });
});

test('a name falls back to the default language, then to the first there is', () => {
  const names = { 'en-GB': 'Tea', 'es-ES': 'Té', 'fr-FR': '' };
  expect(nameIn(names, 'en-GB', 'es-ES')).toBe('Tea');
  expect(nameIn(names, 'ar-EG', 'es-ES')).toBe('Té');
  expect(nameIn(names, 'fr-FR', undefined)).toBe('Tea');
  expect(nameIn({}, 'fr-FR', 'es-ES')).toBe('');
});
