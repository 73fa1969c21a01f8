import { describe, expect, test } from 'vitest';
import { commandIds, commands, keyNames, pressedBy } from './commands.ts';
import { createLatch, createPressGuard, LATCH_MS, REACTION_MS } from './latch.ts';
import { preferencesOf } from './preferences.ts';
import { patterns } from './sounds.ts';

describe('numbers of cards', () => {
  const latch = createLatch();
  latch.show(['a', 'b', 'c'], 0);
  test('stay under the hand for a while after a card has left', () => {
    const held = latch.show(['b', 'c', 'd'], 1000);
    expect([...held.numbers]).toEqual([
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ]);
    expect(held.closesAt).toBe(1000 + LATCH_MS);
    const closed = latch.show(['b', 'c', 'd'], 1000 + LATCH_MS);
    expect([[...closed.numbers.values()], closed.closesAt]).toEqual([[1, 2, 3], undefined]);
  });
  test('mean the card that had them when the hand set off', () => {
    expect(latch.meant(2, 1000 + LATCH_MS + REACTION_MS - 1)).toBe('b');
    expect(latch.meant(2, 1000 + LATCH_MS + REACTION_MS)).toBe('c');
    expect(latch.meant(1, 1000 + LATCH_MS)).toBeUndefined();
    expect(latch.meant(9, 5000)).toBeUndefined();
  });
  test('begin anew on another page', () => {
    expect(latch.show(['x', 'y'], 6000)).toMatchObject({ closesAt: undefined });
  });
});

test('a key that bounces on a card is one press', () => {
  const counts = createPressGuard();
  expect([
    counts('Enter', 'a', 0),
    counts('Enter', 'a', 249),
    counts('Enter', 'b', 240),
    counts('Enter', 'a', 600),
  ]).toEqual([true, false, true, true]);
});

describe('keys', () => {
  const bare = { altKey: false, metaKey: false, ctrlKey: false, shiftKey: false };
  test('mean one thing each', () => {
    const all = commandIds.flatMap((id) => [...commands[id].keys] as string[]);
    expect(new Set(all).size).toBe(all.length);
    for (const id of commandIds) expect(keyNames(id).length, id).toBeGreaterThan(0);
  });
  test('of digits name a card, of arrows walk in space', () => {
    expect(pressedBy({ ...bare, code: 'Numpad7' }, 'ltr')).toEqual({ id: 'select', number: 7 });
    expect(pressedBy({ ...bare, code: 'Digit0' }, 'ltr')).toEqual({ id: 'select', number: 10 });
    expect(pressedBy({ ...bare, code: 'ArrowRight' }, 'rtl')?.id).toBe('previousCard');
    expect(pressedBy({ ...bare, code: 'ArrowRight' }, 'ltr')?.id).toBe('nextCard');
  });
  test('leave the browser its shortcuts', () => {
    expect(pressedBy({ ...bare, ctrlKey: true, code: 'KeyF' }, 'ltr')).toBeUndefined();
    expect(pressedBy({ ...bare, ctrlKey: true, code: 'ControlLeft' }, 'ltr')?.id).toBe('bump');
  });
});

test('sounds are where they are heard, short, and told apart by more than their pitch', () => {
  const shapes = Object.values(patterns).map((tones) => {
    for (const { hertz } of tones) {
      expect(hertz).toBeGreaterThanOrEqual(500);
      expect(hertz).toBeLessThanOrEqual(2500);
    }
    expect(Math.max(...tones.map(({ at, lasts }) => at + lasts))).toBeLessThan(1.2);
    return tones.map(
      ({ hertz, lasts }, index) => `${Math.sign(hertz - (tones[index - 1]?.hertz ?? hertz))} ${lasts}`,
    );
  });
  expect(new Set(shapes.map(String)).size).toBe(shapes.length);
});

test('a screen looks as it was left, and as usual where what is kept means nothing', () => {
  const kept = new Map<string, string>();
  const shelf = {
    read: (key: string) => kept.get(key) ?? null,
    store: (key: string, value: string) => void kept.set(key, value),
    forget: (key: string) => void kept.delete(key),
  };
  const preferring = preferencesOf('REGULAR', shelf);
  preferring.keep({ preparationStatusFilter: 'finished', activePage: 2 });
  expect(preferring.read()).toMatchObject({ preparationStatusFilter: 'finished', activePage: 2 });
  expect([...kept.keys()]).toEqual(['preparationStatusFilter', 'activePage.REGULAR']);
  shelf.store('activePage.REGULAR', '-4');
  shelf.store('delayLevelFilter', 'tomorrow');
  expect(preferring.read()).toMatchObject({ activePage: 0, delayLevelFilter: 'all' });
});
