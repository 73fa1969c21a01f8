import { describe, expect, test } from 'vitest';
import type { KitchenCard } from '@comanda/api/calls';
import { preparation } from '../preparation/rules.ts';
import { regular } from '../regular/rules.ts';
import { pastOrders } from './past.ts';
import { sampleOrder, sampleTask } from './samples.ts';

const settings = {
  sections: [
    { id: 'grill', names: {}, color: null, alert1: 0, alert2: 0, isOwn: true },
    { id: 'bar', names: {}, color: null, alert1: 0, alert2: 0, isOwn: false },
  ],
};
const done = (id: string, at: number) => sampleTask({ id, status: 'RDY', times: { PND: 0, FNL: at } });
const moved = { at: 0, by: null };
/** As the platform tells of an order. */
const told = (number: number, at: number): KitchenCard => {
  const { card, tasks } = sampleOrder(number, [
    done(`${String(number)}-grill`, at),
    sampleTask({ id: `${String(number)}-bar`, section: 'bar', status: 'RDY' }),
  ]);
  return { ...card, tasks: tasks.map((task) => ({ ...task, moved, attempt: 0 })) };
};

describe('what can be brought back', () => {
  const here = [
    sampleOrder(1, [done('1-1', 10), sampleTask({ id: '1-2' })]),
    sampleOrder(2, [sampleTask({ id: '2-1' })]),
  ];
  const orders = pastOrders({ orders: here, told: [told(3, 30), told(4, 20)], settings, rules: regular }, '');

  test('is read from the newest on, whether the board has it or the platform told of it', () => {
    expect(orders.map(({ card }) => card.order.id)).toEqual(['3', '4', '1']);
  });
  test('is what is through of the own sections, and nothing else of its order', () => {
    expect(orders.map(({ card }) => card.lines.map(({ line }) => line.id))).toEqual([
      ['3-grill'],
      ['4-grill'],
      ['1-1'],
    ]);
  });
  test('stands as the board has it where that has it too: with what was pressed and is not sent yet', () => {
    const reopened = [sampleOrder(3, [sampleTask({ id: '3-grill', status: 'CRT' })])];
    expect(pastOrders({ orders: reopened, told: [told(3, 30)], settings, rules: regular }, '')).toEqual([]);
  });
  test('is found by the whole number of its order, or by part of its place', () => {
    const placed = [sampleOrder(12, [done('a', 1)], { place: 'Terraza 1' }), sampleOrder(1, [done('b', 2)])];
    const find = (search: string) =>
      pastOrders({ orders: placed, told: [], settings, rules: regular }, search).map(
        ({ card }) => card.order.id,
      );
    expect([find('1'), find(' 12 '), find('terraza'), find('13')]).toEqual([['1'], ['12'], ['12'], []]);
  });
  test('is at the pass what is ready, not what waits there', () => {
    const pass = [sampleOrder(1, [sampleTask({ id: 'a', status: 'FNL' }), done('b', 2)])];
    const [only] = pastOrders({ orders: pass, told: [], settings, rules: preparation }, '');
    expect(only?.card.lines.map(({ line }) => line.id)).toEqual(['b']);
  });
});
