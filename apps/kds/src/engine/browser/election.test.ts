import { expect, test } from 'vitest';
import { simulatedClock } from '../testing/clock.ts';
import { ASK_MS, elect, SILENT_MS, type Word } from './election.ts';

/** Windows of one browser, each with a name that is its id. */
const browser = () => {
  const clock = simulatedClock();
  const listeners = new Map<string, (word: Word) => void>();
  const leading = new Map<string, boolean | undefined>();
  const deaf = new Set<string>();
  const open = (id: string) => {
    leading.set(id, undefined);
    const window = elect(
      clock,
      {
        say: (word) => {
          if (deaf.has(id)) return;
          for (const [other, hear] of listeners) if (other !== id && !deaf.has(other)) hear(word);
        },
        onWord: (listener) => void listeners.set(id, listener),
      },
      id,
      (isLeading) => void leading.set(id, isLeading),
    );
    window.ask();
    return window;
  };
  return {
    clock,
    open,
    deaf,
    leaders: () => [...leading].filter(([, isLeading]) => isLeading === true).map(([id]) => id),
    of: (id: string) => leading.get(id),
  };
};

test('one that is alone leads after it has asked', async () => {
  const { clock, open, of } = browser();
  open('b');
  await clock.pass(ASK_MS - 1);
  expect(of('b')).toBeUndefined();
  await clock.pass(1);
  expect(of('b')).toBe(true);
});
test('one that comes later follows, whatever its id, for as long as the first one speaks', async () => {
  const { clock, open, leaders, of } = browser();
  open('b');
  await clock.pass(1000);
  open('a');
  expect(of('a')).toBe(false);
  await clock.pass(60_000);
  expect(leaders()).toEqual(['b']);
});
test('of those that come at once the lowest leads, the others follow', async () => {
  const { clock, open, leaders, of } = browser();
  for (const id of ['c', 'a', 'b']) open(id);
  await clock.pass(10_000);
  expect(leaders()).toEqual(['a']);
  expect([of('b'), of('c')]).toEqual([false, false]);
});
test('who leaves says so, and the next one leads; who is killed is missed', async () => {
  const { clock, open, leaders, deaf } = browser();
  const first = open('a');
  await clock.pass(1000);
  for (const id of ['b', 'c']) open(id);
  await clock.pass(1000);
  first.leave();
  await clock.pass(ASK_MS);
  expect(leaders()).toEqual(['a', 'b']);
  deaf.add('b');
  await clock.pass(SILENT_MS - 2500);
  expect(leaders()).toEqual(['a', 'b']);
  await clock.pass(2500 + ASK_MS);
  expect(leaders()).toEqual(['a', 'b', 'c']);
  // It had only stood still: two lead until they hear each other.
  deaf.delete('b');
  await clock.pass(2000);
  expect(leaders()).toEqual(['a', 'b']);
});
