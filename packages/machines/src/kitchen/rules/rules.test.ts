import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import product from '../../../../../docs/product/16-kitchen.md?raw';
import { ageOf, delaysFor, levelOf, nextLevelIn, usualDelays } from './delay.ts';
import { backwardRows, discardRow, forwardRows, rushRows, transferRow, waitingRows } from './moves.ts';
import { leastOf, orderStatusOf, taskStatuses } from './status.ts';

const minute = 60_000;

const told = (row: number): readonly string[] =>
  (product.split('\n').find((line) => line.startsWith(`| ${row} | `)) ?? '')
    .split('|')
    .map((cell) => cell.trim());

describe('the rows of moves', () => {
  test('are those of docs/product.md §16.2', () => {
    for (const { row, event, from, to, by, bySkipping } of forwardRows) {
      const [, , fromTold, eventTold, toTold, who = ''] = told(row);
      expect([row, fromTold, eventTold, toTold]).toEqual([row, from, event, to]);
      const kinds = who.match(/[A-Z]{5,}/g) ?? [];
      expect([row, kinds.toSorted()]).toEqual([row, [...by, ...(bySkipping ?? [])].toSorted()]);
    }
    for (const { row, event, from, to, by } of backwardRows) {
      const [, , fromTold, eventTold, toTold, who = ''] = told(row);
      expect([row, fromTold?.split(', '), eventTold, toTold]).toEqual([row, from, event, to]);
      expect([row, (who.match(/[A-Z]{5,}/g) ?? []).toSorted()]).toEqual([row, by.toSorted()]);
    }
    for (const { row, event, by } of waitingRows) {
      const [, , fromTold, eventTold, toTold, who = ''] = told(row);
      expect([row, fromTold, eventTold, toTold]).toEqual([row, 'PND', event, 'PND']);
      expect([row, (who.match(/[A-Z]{5,}/g) ?? []).toSorted()]).toEqual([
        row,
        [...by].toSorted((one, other) => (one < other ? -1 : 1)),
      ]);
    }
    for (const { row, event, by } of rushRows) {
      const [, , , eventTold, , who = ''] = told(row);
      expect([row, eventTold, who.match(/[A-Z]{5,}/g)]).toEqual([row, event, [...by]]);
    }
    for (const { row, from, event, to } of [discardRow, transferRow]) {
      const [, , fromTold, eventTold, toTold] = told(row);
      expect([fromTold?.split(', '), eventTold, toTold]).toEqual([from, event, to]);
    }
  });
});

describe('a status of several', () => {
  const statuses = fc.array(fc.constantFrom(...taskStatuses), { minLength: 1, maxLength: 5 });
  test('does not depend on their order or on those that were given up', () => {
    fc.assert(
      fc.property(statuses, (some) => {
        expect(orderStatusOf(some.toReversed())).toBe(orderStatusOf(some));
        expect(orderStatusOf([...some, 'DSC'])).toBe(orderStatusOf(some));
        expect(leastOf([...some, 'DSC'])).toBe(leastOf(some));
      }),
    );
  });
});

describe('ages', () => {
  test('begin to matter after five and eight minutes', () => {
    expect(
      [0, 5 * minute - 1, 5 * minute, 8 * minute - 1, 8 * minute].map((age) => levelOf(age, usualDelays)),
    ).toEqual(['intime', 'intime', 'alert1', 'alert1', 'alert2']);
  });
  test('a dish that takes twelve minutes is late after twelve', () => {
    expect(delaysFor(usualDelays, 12 * minute)).toEqual({ alert1: 12 * minute, alert2: 15 * minute });
    expect(delaysFor(usualDelays, 3 * minute)).toEqual(usualDelays);
    expect(delaysFor(usualDelays, 6 * minute)).toEqual({ alert1: 6 * minute, alert2: 9 * minute });
  });
  test('stand still once it is cooked or given up, and are never negative', () => {
    expect(ageOf('CRT', { PND: 100, CRT: 200 }, 500)).toBe(400);
    expect(ageOf('RDY', { PND: 100, FNL: 300, RDY: 400 }, 9000)).toBe(200);
    expect(ageOf('DSC', { PND: 100, DSC: 250 }, 9000)).toBe(150);
    expect(ageOf('PND', { PND: 100 }, 50)).toBe(0);
  });
  test('change their level exactly when it was foretold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 * minute }),
        fc.integer({ min: 0, max: 15 * minute }),
        (age, preparation) => {
          const delays = delaysFor(usualDelays, preparation);
          const next = nextLevelIn(age, delays);
          if (next === undefined) {
            expect(levelOf(age, delays)).toBe('alert2');
            return;
          }
          expect(levelOf(age + next - 1, delays)).toBe(levelOf(age, delays));
          expect(levelOf(age + next, delays)).not.toBe(levelOf(age, delays));
        },
      ),
    );
  });
});
