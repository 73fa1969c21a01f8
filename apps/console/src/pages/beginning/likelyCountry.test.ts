import { expect, test } from 'vitest';
import { likelyCountry } from './likelyCountry.ts';

const proposals = [
  { country: 'ES', timeZone: 'Europe/Madrid' },
  { country: 'GB', timeZone: 'Europe/London' },
];

test.each([
  ['Europe/Madrid', ['en-GB'], 'ES'],
  ['Europe/Vienna', ['de-AT', 'es-ES', 'en-GB'], 'ES'],
  ['Europe/Vienna', ['', 'en-GB'], 'GB'],
  ['Europe/Vienna', ['en', 'de-AT'], undefined],
  ['Europe/Vienna', [], undefined],
])('a clock of %s and %j mean %s', (timeZone, languages, country) => {
  expect(likelyCountry(proposals, { timeZone, languages })).toBe(country);
});
