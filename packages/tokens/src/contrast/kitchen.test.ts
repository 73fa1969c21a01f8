import { describe, expect, it } from 'vitest';
import { delayCollisions } from './kitchen.ts';
import { offeredVariants } from './sources.ts';

describe('how late an order is', () => {
  it.each(offeredVariants())('is told by its ground in every colour vision, in $name', ({ tokens }) => {
    expect(delayCollisions(tokens)).toEqual([]);
  });
});
