import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { Kitchen, KitchenState } from '../../engine/kitchen.ts';
import { regular } from '../regular/rules.ts';
import { listOf } from './filters.ts';
import { createHands } from './hands.ts';
import { sampleCard, sampleOrder as order, sampleTask as task } from './samples.ts';
import { createWriter } from './tickets.ts';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const cooking = order(41, [
  task({ id: 'a' }),
  task({ id: 'b', status: 'CRT' }),
  task({ id: 'c', line: 'b', section: 'bar', isForeign: true, status: 'CRT' }),
]);

/** The kitchen as far as hands need it; tells what was asked of it. */
const standIn = (): { readonly kitchen: Kitchen; readonly asked: unknown[] } => {
  const asked: unknown[] = [];
  const state: Partial<KitchenState> = { settings: undefined };
  const kitchen: Partial<Kitchen> = {
    state: { get: () => state as KitchenState, subscribe: () => () => undefined },
    move: (kind, seen, label) => {
      asked.push([kind, seen.map(({ id }) => id), label]);
      return `operation ${String(asked.length)}`;
    },
    takeBack: (opId) => void asked.push(['UNDO', opId]),
  };
  return { kitchen: kitchen as Kitchen, asked };
};

describe('hands', () => {
  test('move what the cook saw, in a narrow list that alone, and name it', () => {
    const { kitchen, asked } = standIn();
    const hands = createHands(kitchen, i18n);
    hands.see([sampleCard(cooking)]);
    hands.bump('41');
    hands.line('41', 'b');
    hands.see(listOf([sampleCard(cooking)], { status: 'CRT', delay: 'all' }, () => 'intime', regular));
    hands.bump('41');
    hands.line('41', 'a');
    hands.see([]);
    hands.bump('41');
    expect(asked).toEqual([
      ['START', ['a'], expect.stringContaining('Dish a')],
      ['FINISH', ['b'], expect.stringContaining('Dish b')],
      ['FINISH', ['b'], expect.stringContaining('41')],
    ]);
  });
  test('do to an order what its cook saw when the finger came down, whatever it has become since', () => {
    const { kitchen, asked } = standIn();
    const pressed: unknown[] = [];
    const hands = createHands(kitchen, i18n, { pressed: (...said) => void pressed.push(said) });
    hands.see([sampleCard(cooking)]);
    const seen = hands.seen();
    hands.see([sampleCard(order(41, [task({ id: 'a', status: 'CRT', rev: 1 })]))]);
    hands.as(seen, () => hands.line('41', 'a'));
    hands.line('41', 'a');
    expect(asked.flatMap((one) => (Array.isArray(one) ? one.slice(0, 1) : []))).toEqual(['START', 'FINISH']);
    expect(pressed).toEqual([
      ['41', 'operation 1'],
      ['41', 'operation 2'],
    ]);
  });
  test('have back what has left by a press, all of it or nothing', () => {
    const { kitchen, asked } = standIn();
    const hands = createHands(kitchen, i18n);
    hands.see([sampleCard(cooking)], new Map([['41', 'op']]));
    hands.line('41', 'a');
    hands.start('41');
    hands.bump('41');
    expect(asked).toEqual([['UNDO', 'op']]);
  });
  test('give nothing up at a monitor that may not', () => {
    const { kitchen } = standIn();
    const hands = createHands(kitchen, i18n);
    hands.see([sampleCard(cooking)]);
    expect(hands.beside('41')).toBeUndefined();
  });
  test('hold back only where orders are seen whole, and begin what is held back anywhere', () => {
    const waiting = order(41, [task({ id: 'a' }), task({ id: 'b', isHeld: true })]);
    const cook = standIn();
    const hands = createHands(cook.kitchen, i18n);
    hands.see([sampleCard(waiting)]);
    hands.hold('41', 'a');
    hands.hold('41', 'b');
    expect(cook.asked).toMatchObject([['FIRE', ['b'], expect.any(String)]]);
  });
});

describe('cards as they are written', () => {
  const write = createWriter({ i18n, locale: 'en-GB', settings: undefined });
  test('say what a press does, and who else works on the order', () => {
    expect(write(sampleCard(cooking), 'alert1')).toMatchObject({
      number: '41',
      level: 'late',
      status: 'started',
      action: 'start',
      lines: [
        { id: 'a', status: 'pending', action: 'start' },
        { id: 'b', status: 'started', action: 'finish' },
      ],
      alsoAt: [{ id: 'bar', status: 'started' }],
    });
  });
  test('say that their till was late, and when it took them, until somebody has touched them', () => {
    const taken = Date.UTC(2026, 0, 1, 12, 11);
    const held = (minutes: number) =>
      write(
        sampleCard(
          order(43, [task({ id: 'a', times: { PND: taken }, arrivedAt: taken + minutes * 60_000 })], {
            at: taken,
          }),
        ),
        'intime',
      );
    expect(held(30)).toMatchObject({ since: taken, ribbon: expect.stringContaining(':11') });
    expect(held(0.9)).not.toHaveProperty('ribbon');
    expect(
      write(sampleCard(order(44, [task({ id: 'a', rev: 1, times: { PND: taken } })])), 'intime'),
    ).not.toHaveProperty('ribbon');
  });
  test('stay the same objects until their order or their age is another', () => {
    const card = sampleCard(cooking);
    const first = write(card, 'intime');
    expect(write(card, 'intime')).toBe(first);
    expect(write(card, 'alert1')).not.toBe(first);
  });
});
