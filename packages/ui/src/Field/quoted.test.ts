import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['3 boxes', '\u20683 boxes\u2069'],
  ['ثلاثة', '\u2068ثلاثة\u2069'],
  ['x'.repeat(40), `\u2068${'x'.repeat(40)}\u2069`],
  ['x'.repeat(4_000), `\u2068${'x'.repeat(40)}…\u2069`],
])('%s', (value, text) => {
  expect(quoted(value)).toBe(text);
});
