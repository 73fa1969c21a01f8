import { afterEach, expect, it, vi } from 'vitest';
import { onTick } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is one clock, however many read it, and stands still when nobody does', () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const [stopOne, stopOther] = [onTick(one), onTick(other)];
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(60_000);
  expect(one).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(one).toHaveBeenCalledTimes(2);
  stopOne();
  expect(vi.getTimerCount()).toBe(1);
  stopOther();
  expect(vi.getTimerCount()).toBe(0);
});
