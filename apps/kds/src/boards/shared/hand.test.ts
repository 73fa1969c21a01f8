import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Readable } from '../../engine/kitchen.ts';
import { createHand, heldStill, type Surface } from './hand.ts';
import { LONGEST_PRESS_MS, SETTLE_MS } from './presses.ts';

/** Something that changes, what is shown of it under a hand, and two things to press. */
const setUp = () => {
  const page = new EventTarget();
  const hand = createHand(() => Date.now());
  const pressed: string[] = [];
  /** Things lie beside each other, each a hundred pixels wide. */
  let things = ['one', 'other'];
  const surface: Surface = {
    at: (place) => {
      const name = things[Math.floor((place && 'x' in place ? place.x : under) / 100)];
      return name === undefined ? undefined : { name, press: () => void pressed.push(name) };
    },
    clickOf: ({ detail }) => (detail > 0 ? 'finger' : 'key'),
  };
  let under = 0;
  const end = hand.watch(page, surface);
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
  /** @returns whether the page hears of it too */
  const point = (type: string, pointerId = 1, clientX = 50, detail = 1): boolean => {
    under = clientX;
    const event = new Event(type, { cancelable: true });
    const said = { pointerId, clientX, clientY: 0, width: 20, height: 20, button: 0, detail };
    Object.defineProperty(event, 'timeStamp', { value: Date.now() });
    return page.dispatchEvent(Object.assign(event, said));
  };
  const change = (news: string): void => {
    value = news;
    for (const listener of listeners) listener();
  };
  const become = (next: string[]): void => {
    things = next;
  };
  return { hand, held, told, point, change, become, pressed, end, leave, listeners };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is shown', () => {
  test('changes at once while nobody presses', () => {
    const { held, told, change } = setUp();
    change('after');
    expect([told.mock.calls.length, held.get()]).toEqual([1, 'after']);
  });
  test.each([
    ['a press', 'pointerup', SETTLE_MS],
    ['a press that the browser takes over', 'pointercancel', SETTLE_MS],
    ['a hand that rests', undefined, LONGEST_PRESS_MS],
  ])('stands still until some time after %s, and is told then', (_, end, milliseconds) => {
    const { held, told, point, change } = setUp();
    point('pointerdown');
    change('after');
    if (end !== undefined) point(end);
    vi.advanceTimersByTime(milliseconds - 1);
    expect([told.mock.calls.length, held.get()]).toEqual([0, 'before']);
    vi.advanceTimersByTime(1);
    expect([told.mock.calls.length, held.get()]).toEqual([1, 'after']);
  });
  test('stands still until the last finger has left', () => {
    const { held, point, change } = setUp();
    point('pointerdown', 1);
    vi.advanceTimersByTime(500);
    point('pointerdown', 2, 150);
    change('after');
    point('pointerup', 1);
    vi.advanceTimersByTime(SETTLE_MS + 100);
    expect(held.get()).toBe('before');
    point('pointerup', 2, 150);
    vi.advanceTimersByTime(SETTLE_MS);
    expect(held.get()).toBe('after');
  });
  test('moves on where nobody watches any more, and leaves nothing behind', () => {
    const { hand, held, told, point, change, end, leave, listeners } = setUp();
    point('pointerdown');
    change('after');
    end();
    expect([hand.isStill(), held.get()]).toEqual([false, 'after']);
    leave();
    point('pointerdown');
    expect([hand.isStill(), listeners.size, told.mock.calls.length]).toEqual([false, 0, 1]);
  });
});

describe('a finger', () => {
  test('presses when it leaves what it came down on, whatever lies there by then', () => {
    const { point, pressed, become } = setUp();
    point('pointerdown');
    become(['other', 'one']);
    point('pointerup');
    expect(pressed).toEqual(['one']);
  });
  test('presses beside another one, for which browsers tell of no click', () => {
    const { point, pressed } = setUp();
    point('pointerdown', 1, 50);
    point('pointerdown', 2, 150);
    point('pointerup', 2, 150);
    point('pointerup', 1, 50);
    expect(pressed).toEqual(['other', 'one']);
  });
  test('is heard of once: the click that the browser makes of it does nothing more', () => {
    const { point } = setUp();
    point('pointerdown');
    point('pointerup');
    expect(point('click')).toBe(false);
    // Of what reads the screen to a cook: no finger was there.
    expect(point('click')).toBe(true);
  });
  test('does not scroll the page while it may still press', () => {
    const { point } = setUp();
    point('pointerdown');
    expect(point('touchmove')).toBe(false);
    point('pointermove', 1, 90);
    expect(point('touchmove')).toBe(true);
  });
});

test('a key that bounces on what has the focus is one click', () => {
  const { point } = setUp();
  const clicks = [0, 240, 0].map((pause) => {
    vi.advanceTimersByTime(pause);
    return point('click', -1, 50, 0);
  });
  expect(clicks).toEqual([true, false, false]);
});
