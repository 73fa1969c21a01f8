import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onTick } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is one timer for all, who are called each second in turns, and none when nobody listens', () => {
  const heard: string[] = [];
  const stops = ['a', 'b'].map((name) => onTick(() => heard.push(name)));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(125);
  expect(heard).toEqual(['a']);
  vi.advanceTimersByTime(1875);
  expect(heard).toEqual(['a', 'b', 'a', 'b']);
  stops[0]?.();
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(['a', 'b', 'a', 'b', 'b']);
  stops[1]?.();
  expect(vi.getTimerCount()).toBe(0);
  const stop = onTick(() => heard.push('again'));
  vi.advanceTimersByTime(1000);
  expect(heard.at(-1)).toBe('again');
  stop();
});
