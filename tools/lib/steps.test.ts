import { describe, expect, it } from 'vitest';
import { sideBySide } from './steps.mjs';

const step = (name: string, beside = false) => ({ name, command: [], usualSeconds: 1, beside });
const namesOf = (all: Parameters<typeof sideBySide>[0]) =>
  sideBySide(all).map((together) => together.map(({ name }) => name));

describe('steps of a run', () => {
  it('keep their order, and those beside others begin with them', () => {
    expect(namesOf([step('a'), step('b', true), step('c', true), step('d'), step('e', true)])).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });
  it('run by themselves where the one that they are beside was not asked for', () => {
    expect(namesOf([step('b', true)])).toEqual([['b']]);
    expect(namesOf([])).toEqual([]);
  });
});
