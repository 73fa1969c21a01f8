import { expect, test } from 'vitest';
import type { TillState } from './tills.ts';
import { waitingTills } from './waiting.ts';

const till = (name: string, over: Partial<TillState> = {}): TillState => ({
  id: name,
  name,
  isOnline: true,
  has: 1,
  reason: null,
  ...over,
});

test('a store counts once, whichever of its tills refused; tills that are away by their names', () => {
  const states = [
    {
      newest: 3,
      tills: [till('1', { reason: 'No space' }), till('2', { reason: 'No space', isOnline: false })],
    },
    { newest: 4, tills: [till('3', { isOnline: false }), till('4')] },
    { newest: undefined, tills: [] },
  ];
  expect(waitingTills(states)).toEqual({ refused: 1, offline: ['2', '3'] });
});

test('nothing waits', () => {
  expect(waitingTills([{ newest: 1, tills: [till('1')] }])).toEqual({ refused: 0, offline: [] });
});
