import { expect, test } from 'vitest';
import { settle, simulatedClock } from '../testing/clock.ts';
import { CHECK_MS, followUpdates, IDLE_MS, type Registration } from './updates.ts';

const world = (found: 'there' | 'gone' | 'unknown' = 'there') => {
  const clock = simulatedClock();
  const done: string[] = [];
  const state = { isWaiting: false, isReplaced: false, isDone: true, touchedAt: clock.steady() };
  const note = (what: string) => (): void => void done.push(what);
  const registration: Registration = {
    isWaiting: () => state.isWaiting,
    isReplaced: () => state.isReplaced,
    takeOver: note('takeOver'),
    reload: note('reload'),
    unregister: () => Promise.resolve(note('unregister')()),
    check: () => {
      note('check')();
      return Promise.resolve(found);
    },
  };
  const stop = followUpdates(clock, registration, {
    isDone: () => state.isDone,
    touchedAt: () => state.touchedAt,
  });
  const acts = (): readonly string[] => done.filter((what) => what !== 'check');
  return { clock, state, done, acts, stop };
};

test('a newer app is taken once nothing waits and nobody has touched the screen for a minute', async () => {
  const { clock, state, acts } = world();
  state.isWaiting = true;
  state.isDone = false;
  await clock.pass(2 * IDLE_MS);
  state.isDone = true;
  state.touchedAt = clock.steady();
  await clock.pass(IDLE_MS - 1);
  expect(acts()).toEqual([]);
  await clock.pass(5001);
  expect(new Set(acts())).toEqual(new Set(['takeOver']));
});
test('after it took over, from whatever window, the page is loaded anew when nobody is at work', async () => {
  const { clock, state, acts } = world();
  state.isReplaced = true;
  await clock.pass(IDLE_MS - 10_000);
  expect(acts()).toEqual([]);
  await clock.pass(15_000);
  expect(acts()[0]).toBe('reload');
});
test('it asks once an hour, and unregisters where the platform has no worker any more', async () => {
  const there = world();
  await there.clock.pass(2 * CHECK_MS);
  expect(there.done.filter((what) => what === 'check')).toHaveLength(3);
  const gone = world('gone');
  await settle();
  expect(gone.acts()).toEqual(['unregister']);
  there.stop();
  await there.clock.pass(CHECK_MS);
  expect(there.done).toHaveLength(3);
});
