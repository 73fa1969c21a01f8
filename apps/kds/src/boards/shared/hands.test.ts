import { describe, expect, test } from 'vitest';
import { commandIds, commands, pressedBy } from './commands.ts';
import { keyNames } from './keyNames.ts';
import { AT_ONCE, createLatch, LATCH_MS, REACTION_MS } from './latch.ts';
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
    expect(held.nextAt).toBe(1000 + LATCH_MS);
    const closed = latch.show(['b', 'c', 'd'], 1000 + LATCH_MS);
    expect([[...closed.numbers.values()], closed.nextAt]).toEqual([[1, 2, 3], undefined]);
  });
  test('mean the card that had them when the hand set off', () => {
    expect(latch.meant(2, 1000 + LATCH_MS + REACTION_MS - 1)).toBe('b');
    expect(latch.meant(2, 1000 + LATCH_MS + REACTION_MS)).toBe('c');
    expect(latch.meant(1, 1000 + LATCH_MS)).toBeUndefined();
    expect(latch.meant(9, 5000)).toBeUndefined();
  });
  test('close up on a full board some at a time, and no two cards ever have the same', () => {
    const full = createLatch();
    const orders = Array.from({ length: 63 }, (_, index) => `order ${String(index)}`);
    full.show(orders, 0);
    const left = orders.filter((_, index) => index !== 1 && index !== 20);
    let shown = full.show(left, 1000);
    let steps = 0;
    while (shown.nextAt !== undefined) {
      const before = shown.numbers;
      const at = shown.nextAt;
      shown = full.show(left, at);
      steps += 1;
      expect(new Set(shown.numbers.values()).size).toBe(left.length);
      const changed = left.filter((order) => before.get(order) !== shown.numbers.get(order));
      expect(changed.length).toBeLessThanOrEqual(AT_ONCE);
      const [order = ''] = changed;
      expect(full.meant(shown.numbers.get(order) ?? 0, at + REACTION_MS)).toBe(order);
    }
    expect([...shown.numbers]).toEqual(left.map((order, index) => [order, index + 1]));
    expect(steps).toBe(Math.ceil(60 / AT_ONCE));
  });
  test('are other ones at once where a card comes before the others', () => {
    const recalled = createLatch();
    const orders = Array.from({ length: 20 }, (_, index) => String(index));
    recalled.show(orders, 0);
    expect([...recalled.show(['back', ...orders], 1000).numbers.values()]).toEqual(
      ['back', ...orders].map((_, index) => index + 1),
    );
  });
  test('begin anew on another page', () => {
    expect(latch.show(['x', 'y'], 6000)).toMatchObject({ nextAt: undefined });
  });
});

describe('keys', () => {
  const bare = { altKey: false, metaKey: false, ctrlKey: false, shiftKey: false };
  test('mean one thing each', () => {
    const all = commandIds.flatMap((id) => [...commands[id]]);
    expect(new Set(all).size).toBe(all.length);
    for (const id of commandIds) if (id !== 'bumpNumber') expect(keyNames(id).length, id).toBeGreaterThan(0);
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
  const preferring = preferencesOf('REGULAR', null, shelf);
  preferring.keep({ preparationStatusFilter: 'finished', activePage: 2 });
  expect(preferring.read()).toMatchObject({ preparationStatusFilter: 'finished', activePage: 2 });
  expect([...kept.keys()]).toEqual(['preparationStatusFilter', 'activePage.REGULAR']);
  shelf.store('activePage.REGULAR', '-4');
  shelf.store('delayLevelFilter', 'tomorrow');
  expect(preferring.read()).toMatchObject({ activePage: 0, delayLevelFilter: 'all' });
});
