import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { ShownTask } from '../../engine/kitchen.ts';
import { PASS, settings } from '../../engine/testing/shop.ts';
import { cardOf, type BoardCard } from './card.ts';
import { after, type Filters, listOf, statusFilters } from './filters.ts';
import { cardLevel, createLevels, delaysBy, timeOf } from './levels.ts';
import { sampleOrder as order, sampleTask as task } from './samples.ts';
import { cardStep, discardOf, lineStep, type Step } from './steps.ts';
import { createWriter } from './tickets.ts';

const minute = 60_000;
const waiting = order(1, [task({ id: 'a' }), task({ id: 'b', status: 'CRT' })]);
const cooked = order(2, [task({ id: 'c', status: 'RDY', times: { PND: 0, FNL: minute } })]);
const cookedLater = order(3, [task({ id: 'd', status: 'FNL', times: { PND: 0, FNL: 2 * minute } })]);
const struck = order(4, [task({ id: 'e', status: 'DSC', times: { PND: 0, DSC: minute } })]);
const seen = order(5, [task({ id: 'f', status: 'DSC', isAcknowledged: true })]);
const foreign = order(6, [task({ id: 'g', isForeign: true })]);
const cards = [foreign, seen, struck, cookedLater, cooked, waiting].map(cardOf);

const numbers = (filters: Partial<Filters> = {}): readonly number[] =>
  listOf(cards, { status: 'NFN', delay: 'all', ...filters }, (card) =>
    card.order.id === '4' ? 'alert2' : 'intime',
  ).map(({ order }) => order.card.number);
const linesOf = (card: BoardCard | undefined): readonly string[] =>
  card?.lines.map(({ line }) => line.id) ?? [];

const linesIn = (status: Filters['status']): readonly string[] =>
  linesOf(listOf([cardOf(waiting)], { status, delay: 'all' }, () => 'intime')[0]);

describe('lists', () => {
  test('hold what they say, what waits longest first and what is done newest first', () => {
    expect(Object.fromEntries(statusFilters.map((status) => [status, numbers({ status })]))).toEqual({
      NFN: [1, 4],
      PND: [1],
      CRT: [1],
      finished: [3, 2],
      DSC: [4],
      all: [1, 2, 3, 4],
    });
    expect(numbers({ delay: 'alert2' })).toEqual([4]);
  });
  test('show a whole order where it is cooked, and the lines of a narrower list there', () => {
    expect([linesIn('NFN'), linesIn('CRT')]).toEqual([['a', 'b'], ['b']]);
    const [once, again] = [1, 2].map(() =>
      listOf([cardOf(waiting)], { status: 'CRT', delay: 'all' }, () => 'intime'),
    );
    expect(once?.[0]).toBe(again?.[0]);
  });
  test('are gone through round and round', () => {
    expect(after(['a', 'b'], 'b')).toBe('a');
  });
});

test('a card stays the same object while its order does', () =>
  expect(cardOf(waiting)).toBe(cardOf(waiting)));

test('what is written of a card stays the same object while it reads the same', () => {
  const write = createWriter({
    i18n: setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } }),
    locale: 'en-GB',
    settings: undefined,
  });
  const [a, b] = [task({ id: 'a' }), task({ id: 'b' })];
  const before = order(1, [a, b]);
  const written = (...tasks: readonly ShownTask[]) =>
    write(cardOf({ ...before, tasks: [...tasks] }), 'intime');
  const first = written(a, b);
  expect(written({ ...a, rev: 1, times: { PND: 0 } }, b)).toBe(first);
  const begun = written({ ...a, status: 'CRT', isPending: true }, b);
  expect(begun.lines[0]).not.toBe(first.lines[0]);
  expect(begun.lines[1]).toBe(first.lines[1]);
});

const named = (step: Step | undefined) => step && { kind: step.kind, tasks: step.tasks.map(({ id }) => id) };

describe('a press', () => {
  const [first, second] = cardOf(waiting).lines;
  test('starts a dish, then finishes it', () => {
    expect(named(first && lineStep(first, false))).toEqual({ kind: 'START', tasks: ['a'] });
    expect(named(second && lineStep(second, false))).toEqual({ kind: 'FINISH', tasks: ['b'] });
    expect(named(first && lineStep(first, true))).toEqual({ kind: 'FINISH', tasks: ['a'] });
  });
  test('on a card starts what waits before it finishes', () => {
    expect(named(cardStep(cardOf(waiting), false))).toEqual({ kind: 'START', tasks: ['a'] });
    expect(named(cardStep(cardOf(waiting), true))).toEqual({ kind: 'FINISH', tasks: ['a', 'b'] });
    expect(cardStep(cardOf(cooked), false)).toBeUndefined();
  });
  test('takes what was struck out away, once', () => {
    expect(named(cardStep(cardOf(struck), false))).toEqual({ kind: 'ACK_DISCARD', tasks: ['e'] });
    expect(cardStep(cardOf(seen), false)).toBeUndefined();
  });
  test('never touches what another section or nobody may start', () => {
    expect(cardStep(cardOf(foreign), true)).toBeUndefined();
    expect(cardStep(cardOf(order(7, [task({ id: 'h', isHeld: true })])), true)).toBeUndefined();
    expect(discardOf(cooked.tasks)).toBeUndefined();
  });
});

describe('who was faster', () => {
  const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
  const write = createWriter({ i18n, locale: 'en-GB', settings });
  const ribbonOf = (...movers: readonly { readonly at: number; readonly by: string | null }[]) => {
    const tasks = movers.map((movedBy, index) => task({ id: String(index), movedBy }));
    return write(cardOf(order(9, tasks)), 'intime').ribbon;
  };
  test('is named on the card, by the clocks of the store', () => {
    expect(ribbonOf({ at: 41 * minute, by: PASS })).toBe('Moved by Pass, 01:41');
    expect(ribbonOf({ at: 41 * minute, by: 'gone' })).toBe('Moved by another monitor, 01:41');
    expect(ribbonOf({ at: 41 * minute, by: null })).toBe('Changed by the till, 01:41');
  });
  test('is the last of them', () =>
    expect(ribbonOf({ at: 41 * minute, by: PASS }, { at: 42 * minute, by: null })).toBe(
      'Changed by the till, 01:42',
    ));
});

describe('how late a card is', () => {
  const delays = delaysBy(undefined);
  test('goes by its latest open dish, at the section’s own minutes', () => {
    const slow = (section: string) =>
      section === 'oven' ? { alert1: 20 * minute, alert2: 30 * minute } : delays(section);
    const card = cardOf(
      order(8, [task({ id: 'i', section: 'oven' }), task({ id: 'j', times: { PND: 2 * minute } })]),
    );
    expect([6, 7, 10, 30].map((at) => cardLevel(card, slow, at * minute))).toEqual([
      'intime',
      'alert1',
      'alert2',
      'alert2',
    ]);
  });
  test('says when the next card changes, and nothing once none will', () => {
    const levelsAt = createLevels(delays);
    expect(levelsAt(cards, 4 * minute).nextIn).toBe(minute);
    expect(levelsAt(cards, 4.5 * minute)).toMatchObject({ nextIn: minute / 2 });
    expect(levelsAt(cards, 5 * minute)).toMatchObject({ nextIn: 3 * minute });
    expect(levelsAt(cards, 5 * minute).levels.get('1')).toBe('alert1');
    expect(levelsAt(cards, 9 * minute).nextIn).toBeUndefined();
    // The server's clock was ahead of what it turned out to be.
    expect(levelsAt(cards, 4 * minute).levels.get('1')).toBe('intime');
  });
  test('stands still once it is cooked, and is never negative', () => {
    expect(timeOf(cardOf(cooked))).toEqual({ since: 0, until: minute });
    expect(timeOf(cardOf(waiting))).toEqual({ since: 0, until: undefined });
    expect(cardLevel(cardOf(cooked), delays, 60 * minute)).toBe('intime');
    expect(cardLevel(cardOf(waiting), delays, -minute)).toBe('intime');
  });
});
