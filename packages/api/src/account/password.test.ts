import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { passwordFault, passwordLength } from './password.ts';

const email = 'Carmen.Robledo@encina.example';

describe('a password', () => {
  it.each([
    ['1234567', 'too_short'],
    ['12345678', undefined],
    ['x'.repeat(64), undefined],
    ['x'.repeat(65), 'too_long'],
    ['🍕'.repeat(8), undefined],
    ['🍕'.repeat(33), undefined],
    ['carmen.robledo@ENCINA.example', 'is_email'],
    [' carmen.robledo ', 'is_email'],
    ['carmen.robledo1', undefined],
  ])('%s is told %s', (password, code) => {
    expect(passwordFault(password, email)?.code).toBe(code);
  });

  it('of any signs is taken when its length fits', () => {
    const { min, max } = passwordLength;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite', minLength: 0, maxLength: 80 }), (password) => {
        const length = Array.from(password).length;
        expect(passwordFault(password, 'x@y.z') === undefined).toBe(length >= min && length <= max);
      }),
    );
  });
});

it.each([
  ['name@example.com', true],
  [' name@example.com ', true],
  ['ñandú@correo.es', true],
  ['name@localhost', true],
  ['name', false],
  ['a@b@c', false],
  ['a@b.c,d@e.f', false],
  ['a@b.c\r\nBcc: d@e.f', false],
  ['a@b.c\u0000', false],
  ['Name <a@b.c>', false],
  ['"a"@b.c', false],
])('%j is an address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});
