import { expect, it } from 'vitest';
import { percentPlace } from './percentPlace.ts';

it.each([
  ['en-GB', '%', false],
  ['es-ES', '%', false],
  ['tr-TR', '%', true],
  ['eu-ES', '%', true],
])('%s writes %s, first: %s', (locale, sign, isFirst) =>
  expect(percentPlace(locale)).toEqual({ sign, isFirst }),
);

it('takes the sign of the language’s own figures', () =>
  expect(percentPlace('ar-EG-u-nu-arab').sign).toContain('٪'));
