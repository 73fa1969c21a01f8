import { describe, expect, it } from 'vitest';
import { changeOf, type Currency, writeFigure, writeShare, writeShort } from './figures.ts';

const euro: Currency = {
  currency: 'EUR',
  money: {
    code: 'EUR',
    symbol: '€',
    decimals: 2,
    rightposition: 'S',
    thousandSeparator: '.',
    decimalSeparator: ',',
  },
  idCompanies: [],
  totals: {},
  before: null,
  reconciles: true,
  differences: [],
};
/** Whose money stands before its figure. */
const dollar: Currency = {
  ...euro,
  money: { ...euro.money, symbol: '$', rightposition: 'N', thousandSeparator: ',', decimalSeparator: '.' },
};

describe('a figure', () => {
  it('is written as the company writes it', () => {
    expect(writeFigure(123456, 'gross', euro)).toBe('1.234,56\u00A0€');
    expect(writeFigure(1284, 'tickets', euro)).toBe('1.284');
    expect(writeFigure(1.5, 'quantity', euro)).toBe('1,5');
    expect(writeShort(123456, 'gross', euro)).toBe('1.235\u00A0€');
  });

  it('has the decimal sign of the money beside it where it is a share', () => {
    expect(writeShare(100 / 3, euro)).toBe('33,3\u00A0%');
    expect(writeShare(100 / 3, dollar)).toBe('33.3\u00A0%');
    expect(writeFigure(1230, 'feeShare', euro)).toBe('12,3\u00A0%');
  });

  it.each([
    [110, 100, 'up', '10\u00A0%'],
    [95.5, 100, 'down', '4,5\u00A0%'],
    [100.01, 100, 'same', '0\u00A0%'],
  ])('%f after %f is %s by %s', (now, before, direction, text) => {
    expect(changeOf(now, before, { measure: 'gross', currency: euro })).toEqual({ direction, text });
  });

  it('is not compared with nothing', () => {
    expect(changeOf(110, 0, { measure: 'gross', currency: euro })).toBeUndefined();
    expect(changeOf(110, null, { measure: 'gross', currency: euro })).toBeUndefined();
    expect(changeOf(null, 100, { measure: 'gross', currency: euro })).toBeUndefined();
  });
});
