import { expect, it } from 'vitest';
import { missingText } from './missingText.ts';

const options = [{ label: 'Café' }, { label: 'Pan de molde' }];

it.each([
  ['', undefined],
  ['   ', undefined],
  ['CAFÉ', undefined],
  [' café ', undefined],
  ['cafe', 'cafe'],
  ['pan  de molde', undefined],
  ['pan', 'pan'],
])('%j offers %j', (words, text) => expect(missingText(words, options, 'es-ES')).toBe(text));
