import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { ShownTask } from '../../engine/kitchen.ts';
import { PASS, settings } from '../../engine/testing/shop.ts';
import { rulesOf } from '../rules.ts';
import { type BoardCard, cardOf } from './card.ts';
import { regular } from '../regular/rules.ts';
import { after, type Filters, listOf } from './filters.ts';
import type { BoardRules } from './kind.ts';
import { cardLevel, createLevels, delaysBy, timeOf } from './levels.ts';
import { sampleCard, sampleOrder as order, sampleTask as task } from './samples.ts';
import { cardStep, discardOf, lineStep, type Step } from './steps.ts';
import { createWriter } from './tickets.ts';

const minute = 60_000;
const waiting = order(1, [task({ id: 'a' }), task({ id: 'b', status: 'CRT' })]);
const cooked = order(2, [task({ id: 'c', status: 'RDY', times: { PND: 0, FNL: minute } })]);
const cookedLater = order(3, [task({ id: 'd', status: 'FNL', times: { PND: 0, FNL: 2 * minute } })]);
const struck = order(4, [task({ id: 'e', status: 'DSC', times: { PND: 0, DSC: minute } })]);
const seen = order(5, [task({ id: 'f', status: 'DSC', isAcknowledged: true })]);
const foreign = order(6, [task({ id: 'g', isForeign: true })]);
const cards = [foreign, seen, struck, cookedLater, cooked, waiting].map(sampleCard);

const numbers = (filters: Partial<Filters> = {}): readonly number[] =>
  listOf(
    cards,
    { status: 'NFN', delay: 'all', ...filters },
    (card) => (card.order.id === '4' ? 'alert2' : 'intime'),
    regular,
  ).map(({ order }) => order.card.number);
const linesOf = (card: BoardCard | undefined): readonly string[] =>
  card?.lines.map(({ line }) => line.id) ?? [];

const linesIn = (status: Filters['status']): readonly string[] =>
  linesOf(listOf([sampleCard(waiting)], { status, delay: 'all' }, () => 'intime', regular)[0]);

describe('lists', () => {
  test('hold what they say, what waits longest first and what is done newest first', () => {
    expect(Object.fromEntries(regular.filters.map((status) => [status, numbers({ status })]))).toEqual({
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
      listOf([sampleCard(waiting)], { status: 'CRT', delay: 'all' }, () => 'intime', regular),
    );
    expect(once?.[0]).toBe(again?.[0]);
  });
  test('are gone through round and round', () => {
    expect(after(['a', 'b'], 'b')).toBe('a');
  });
});

test('a card stays the same object while its order does', () =>
  expect(sampleCard(waiting)).toBe(sampleCard(waiting)));

test('what is written of a card stays the same object while it reads the same', () => {
  const write = createWriter({
    i18n: setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } }),
    locale: 'en-GB',
    settings: undefined,
  });
  const [a, b] = [task({ id: 'a' }), task({ id: 'b' })];
  const before = order(1, [a, b]);
  const written = (...tasks: readonly ShownTask[]) =>
    write(sampleCard({ ...before, tasks: [...tasks] }), 'intime');
  const first = written(a, b);
  expect(written({ ...a, rev: 1, times: { PND: 0 } }, b)).toBe(first);
  const begun = written({ ...a, status: 'CRT', isPending: true }, b);
  expect(begun.lines[0]).not.toBe(first.lines[0]);
  expect(begun.lines[1]).toBe(first.lines[1]);
});

const named = (step: Step | undefined) => step && { kind: step.kind, tasks: step.tasks.map(({ id }) => id) };

describe('a press', () => {
  const card = sampleCard(waiting);
  const [first, second] = card.lines;
  test('starts a dish, then finishes it', () => {
    expect(named(first && lineStep(first, card, false))).toEqual({ kind: 'START', tasks: ['a'] });
    expect(named(second && lineStep(second, card, false))).toEqual({ kind: 'FINISH', tasks: ['b'] });
    expect(named(first && lineStep(first, card, true))).toEqual({ kind: 'FINISH', tasks: ['a'] });
  });
  test('on a card starts what waits before it finishes', () => {
    expect(named(cardStep(sampleCard(waiting), false))).toEqual({ kind: 'START', tasks: ['a'] });
    expect(named(cardStep(sampleCard(waiting), true))).toEqual({ kind: 'FINISH', tasks: ['a', 'b'] });
    expect(cardStep(sampleCard(cooked), false)).toBeUndefined();
  });
  test('takes what was struck out away, once', () => {
    expect(named(cardStep(sampleCard(struck), false))).toEqual({ kind: 'ACK_DISCARD', tasks: ['e'] });
    expect(cardStep(sampleCard(seen), false)).toBeUndefined();
  });
  test('never touches what another section or nobody may start', () => {
    expect(cardStep(sampleCard(foreign), true)).toBeUndefined();
    expect(cardStep(sampleCard(order(7, [task({ id: 'h', isHeld: true })])), true)).toBeUndefined();
    expect(discardOf(cooked.tasks)).toBeUndefined();
  });
});

describe('who was faster', () => {
  const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
  const write = createWriter({ i18n, locale: 'en-GB', settings });
  const ribbonOf = (...movers: readonly { readonly at: number; readonly by: string | null }[]) => {
    const tasks = movers.map((movedBy, index) => task({ id: String(index), movedBy }));
    return write(sampleCard(order(9, tasks)), 'intime').ribbon;
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
    const card = sampleCard(
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
    expect(timeOf(sampleCard(cooked))).toEqual({ since: 0, until: minute });
    expect(timeOf(sampleCard(waiting))).toEqual({ since: 0, until: undefined });
    expect(cardLevel(sampleCard(cooked), delays, 60 * minute)).toBe('intime');
    expect(cardLevel(sampleCard(waiting), delays, -minute)).toBe('intime');
  });
});

describe('each kind of monitor', () => {
  const parts = order(10, [
    task({ id: 'p' }),
    task({ id: 'q', status: 'FNL', times: { PND: 0, FNL: minute } }),
    task({ id: 'r', status: 'RDY', times: { PND: 0, FNL: minute, RDY: 2 * minute } }),
  ]);
  const stepAt = (rules: BoardRules, status: Filters['status'], of = parts) => {
    const [card] = listOf([cardOf(of, rules)], { status, delay: 'all' }, () => 'intime', rules);
    return card && named(cardStep(card, false));
  };
  test('does its own step to an order, and to nothing else of it', () => {
    expect(stepAt(regular, 'NFN')).toEqual({ kind: 'START', tasks: ['p'] });
    expect(stepAt(rulesOf.FASTFOOD, 'NFN')).toEqual({ kind: 'FINISH', tasks: ['p'] });
    expect(stepAt(rulesOf.PREPARATION, 'finished')).toEqual({ kind: 'READY', tasks: ['q'] });
  });
  test('hands an order over only once all of it is ready', () => {
    expect(stepAt(rulesOf.PICKUP, 'RDY')).toBeUndefined();
    const ready = order(11, [task({ id: 's', status: 'RDY' }), task({ id: 't', status: 'DSC' })]);
    expect(stepAt(rulesOf.PICKUP, 'RDY', ready)).toEqual({ kind: 'DELIVER', tasks: ['s'] });
  });
  test('brings back what is through from the lists of it, and from no other', () => {
    expect(stepAt(regular, 'finished')).toEqual({ kind: 'REOPEN', tasks: ['q', 'r'] });
    expect(stepAt(rulesOf.PREPARATION, 'RDY')).toEqual({ kind: 'REOPEN', tasks: ['r'] });
    const [, done] = cardOf(parts, regular).lines;
    expect(done && lineStep(done, cardOf(parts, regular), false)).toBeUndefined();
  });
  test('of a fast food line finishes an order by a press on any dish, and sees what was struck out there alone', () => {
    const stepsOf = (of: typeof parts) => {
      const card = cardOf(of, rulesOf.FASTFOOD);
      return card.lines.map((line) => {
        const step = lineStep(line, card, false);
        return named(step);
      });
    };
    expect(stepsOf(parts)).toEqual(['p', 'q', 'r'].map(() => ({ kind: 'FINISH', tasks: ['p'] })));
    const left = order(12, [task({ id: 'u', status: 'FNL' }), task({ id: 'v', status: 'DSC' })]);
    expect(stepsOf(left)).toEqual([undefined, { kind: 'ACK_DISCARD', tasks: ['v'] }]);
  });
  test('of whole orders is late as its store says, else as the sections of its dishes', () => {
    const delays = { alert1: 12 * minute, alert2: 18 * minute };
    expect(cardLevel(sampleCard(waiting), delaysBy({ ...settings, delays }), 13 * minute)).toBe('alert1');
    expect(cardLevel(sampleCard(waiting), delaysBy({ ...settings, delays: null }), 13 * minute)).toBe(
      'alert2',
    );
  });
  test('counts how long a dish waits at the pass, not how long its order does', () => {
    expect(timeOf(cardOf(parts, rulesOf.PREPARATION))).toEqual({ since: minute, until: undefined });
    expect(cardLevel(cardOf(parts, rulesOf.PREPARATION), delaysBy(undefined), 4 * minute)).toBe('alert1');
  });
});
