import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Readable } from '../engine/kitchen.ts';
import { CLICK_AFTER_MS, createHand, heldStill, LONGEST_PRESS_MS } from './hand.ts';

/** Something that changes, and what is shown of it under a hand. */
const setUp = () => {
  const page = new EventTarget();
  const hand = createHand();
  const end = hand.watch(page);
  const listeners = new Set<() => void>();
  let value = 'before';
  const source: Readable<string> = {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const held = heldStill(source, hand);
  const told = vi.fn<() => void>();
  const leave = held.subscribe(told);
  const point = (type: string, pointerId = 1): void =>
    void page.dispatchEvent(Object.assign(new Event(type), { pointerId }));
  const change = (news: string): void => {
    value = news;
    for (const listener of listeners) listener();
  };
  return { hand, held, told, point, change, end, leave, listeners };
};

describe('what is shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('changes at once while nobody presses', () => {
    const { held, told, change } = setUp();
    change('after');
    expect([told.mock.calls.length, held.get()]).toEqual([1, 'after']);
  });
  test('stands still from the press to its click, and is told then', () => {
    const { held, told, point, change } = setUp();
    point('pointerdown');
    change('after');
    point('pointerup');
    expect([told.mock.calls.length, held.get()]).toEqual([0, 'before']);
    point('click');
    expect([told.mock.calls.length, held.get()]).toEqual([1, 'after']);
  });
  test.each([
    ['a press that ends without a click', 'pointerup', CLICK_AFTER_MS],
    ['a press that the browser takes over', 'pointercancel', CLICK_AFTER_MS],
    ['a hand that rests', undefined, LONGEST_PRESS_MS],
  ])('moves on after %s', (_, end, milliseconds) => {
    const { held, point, change } = setUp();
    point('pointerdown');
    change('after');
    if (end !== undefined) point(end);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(held.get()).toBe('before');
    vi.advanceTimersByTime(1);
    expect(held.get()).toBe('after');
  });
  test('stands still until the last finger is up', () => {
    const { held, point, change } = setUp();
    point('pointerdown', 1);
    point('pointerdown', 2);
    change('after');
    point('click', 1);
    expect(held.get()).toBe('before');
    point('click', 2);
    expect(held.get()).toBe('after');
  });
  test('moves on where nobody watches any more, and leaves nothing behind', () => {
    const { hand, held, told, point, change, end, leave, listeners } = setUp();
    point('pointerdown');
    change('after');
    end();
    expect([hand.isDown(), held.get()]).toEqual([false, 'after']);
    leave();
    point('pointerdown');
    expect([hand.isDown(), listeners.size, told.mock.calls.length]).toEqual([false, 0, 1]);
  });
});
