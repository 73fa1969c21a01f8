import { expect, it } from 'vitest';
import { isSymbolFirst } from './symbolPlace.ts';

it.each([
  ['en-GB', true],
  ['es-ES', false],
  ['de-DE', false],
  ['ar-EG', false],
])('%s writes the sign first: %s', (locale, first) => expect(isSymbolFirst(locale)).toBe(first));
