import { describe, expect, it } from 'vitest';
import { changeOf, type Currency, writeFigure, writeShort } from './figures.ts';

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
const write = (percent: number) => `${percent} %`;

describe('a figure', () => {
  it('is written as the company writes it', () => {
    expect(writeFigure(123456, 'gross', euro)).toBe('1.234,56\u00A0€');
    expect(writeFigure(1284, 'tickets', euro)).toBe('1.284');
    expect(writeFigure(1.5, 'quantity', euro)).toBe('1,5');
    expect(writeShort(123456, 'gross', euro)).toBe('1.235\u00A0€');
  });

  it.each([
    [110, 100, 'up', '10 %'],
    [95.5, 100, 'down', '4.5 %'],
    [100.01, 100, 'same', '0 %'],
  ])('%f after %f is %s by %s', (now, before, direction, text) => {
    expect(changeOf(now, before, { measure: 'gross', write })).toEqual({ direction, text });
  });

  it('is not compared with nothing', () => {
    expect(changeOf(110, 0, { measure: 'gross', write })).toBeUndefined();
    expect(changeOf(110, null, { measure: 'gross', write })).toBeUndefined();
    expect(changeOf(null, 100, { measure: 'gross', write })).toBeUndefined();
  });
});
