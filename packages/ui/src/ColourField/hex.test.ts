import { expect, it } from 'vitest';
import { hexColour } from './hex.ts';

it.each([
  ['#1a2b3c', '#1a2b3c'],
  ['1A2B3C', '#1a2b3c'],
  [' #abc ', '#aabbcc'],
  ['#12345', null],
  ['#12345g', null],
  ['red', null],
  ['', null],
])('%j is %j', (text, colour) => expect(hexColour(text)).toBe(colour));
