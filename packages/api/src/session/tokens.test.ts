import { expect, test } from 'vitest';
import { parseTokens, subjectOf } from './tokens.ts';

const token = (claims: object): string => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

test('the subject is read from the token, and only a text counts', () => {
  expect(subjectOf(token({ sub: 'usr-ñ-🍋' }))).toBe('usr-ñ-🍋');
  expect(subjectOf(token({ sub: 'ana' }))).toBe('ana');
  expect(subjectOf(token({ sub: 7 }))).toBeUndefined();
  expect(subjectOf('opaque')).toBeUndefined();
  expect(parseTokens(undefined)).toBeUndefined();
});
