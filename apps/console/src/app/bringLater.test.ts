import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringLater, PAUSE } from './bringLater.ts';

const isMissing = (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://here/assets/part.js'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again for a part that did not come while nothing could be reached, and acts with it once', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(isMissing).mockResolvedValue('part');
  const act = vi.fn<(part: string) => void>();
  bringLater(load, act);
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(load).toHaveBeenCalledTimes(2);
  expect(act.mock.calls).toEqual([['part']]);
});

it('asks no more once the page is left', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementation(isMissing);
  const leave = bringLater(load, vi.fn<(part: string) => void>());
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  leave();
  await vi.advanceTimersByTimeAsync(3 * PAUSE);
  expect(load).toHaveBeenCalledTimes(1);
});
