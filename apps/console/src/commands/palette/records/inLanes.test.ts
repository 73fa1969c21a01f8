import { expect, test } from 'vitest';
import { inLanes } from './inLanes.ts';

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('each is done once, in order, four at once', async () => {
  const begun: number[] = [];
  const waiting: (() => void)[] = [];
  const done = inLanes(
    [1, 2, 3, 4, 5, 6],
    (one) => {
      begun.push(one);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    new AbortController().signal,
  );
  expect(begun).toEqual([1, 2, 3, 4]);
  waiting.shift()?.();
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  for (let left = 6; left > 0; left -= 1) {
    waiting.shift()?.();
    await turn();
  }
  await done;
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
});

test('nothing is begun after it was stopped', async () => {
  const stop = new AbortController();
  const begun: number[] = [];
  const work = async (one: number): Promise<void> => {
    begun.push(one);
    stop.abort();
  };
  await inLanes([1, 2, 3, 4, 5, 6, 7], work, stop.signal);
  expect(begun).toEqual([1]);
});
