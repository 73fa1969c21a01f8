import { expect, it } from 'vitest';
import { mostFrequent } from './mostFrequent.ts';

it.each([
  [['a', 'b', 'b'], 'b'],
  [['a', 'b'], 'a'],
  [['', '', 'a'], 'a'],
  [[], undefined],
])('of %j it is %j', (texts, most) => expect(mostFrequent(texts)).toBe(most));
