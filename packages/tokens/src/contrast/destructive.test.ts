import { describe, expect, it } from 'vitest';
import { actionCollisions } from './destructive.ts';
import { offeredVariants } from './sources.ts';

describe('the button that destroys', () => {
  it.each(offeredVariants())('is told from the one that acts in $name', ({ tokens }) => {
    expect(actionCollisions(tokens)).toEqual([]);
  });
});
