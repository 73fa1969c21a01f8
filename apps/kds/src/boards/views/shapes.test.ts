import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../rules.ts';
import { type BoardCard, cardOf } from '../shared/card.ts';
import { listOf, readingOrder } from '../shared/filters.ts';
import { labelOf } from '../shared/labels.ts';
import { sampleOrder, sampleTask } from '../shared/samples.ts';
import { createStanding } from '../shared/standing.ts';
import { cardStep, lineStep } from '../shared/steps.ts';
import { createWriter } from '../shared/tickets.ts';
import type { ShownOrder } from '../../engine/kitchen.ts';
import type { KitchenLine } from '@comanda/api/calls';
import { createDishWriter } from './dishes.ts';
import { shapes } from './shapes.ts';

const line = (id: string, said: Partial<KitchenLine> = {}): KitchenLine => ({
  id,
  number: 1,
  name: 'Croquetas',
  names: {},
  quantity: '1',
  modifiers: [],
  note: '',
  course: null,
  ...said,
});
const task = (id: string, status: 'PND' | 'CRT' | 'FNL' | 'DSC' = 'PND', isForeign = false) =>
  sampleTask({ id, status, isForeign, times: { PND: Number.parseInt(id, 10) } });
const order = (number: number, lines: readonly KitchenLine[], tasks: ShownOrder['tasks']) =>
  sampleOrder(number, tasks, { lines: [...lines], at: number });

const three = [
  order(3, [line('3a')], [task('3a')]),
  order(
    1,
    [line('1a', { quantity: '2' }), line('1b', { name: 'Gazpacho' })],
    [task('1a'), task('1b', 'FNL')],
  ),
  order(2, [line('2a', { modifiers: [{ sign: '-', name: 'jamón' }] })], [task('2a', 'CRT')]),
];
const cardsIn = (
  orders: readonly ShownOrder[],
  view: keyof typeof shapes,
  kind: keyof typeof rulesOf = 'REGULAR',
) => {
  const rules = rulesOf[kind];
  const status = rules.filters[0];
  return listOf(
    orders.map((one) => cardOf(one, rules)),
    { status, delay: 'all' },
    () => 'intime',
    rules,
    shapes[view],
  );
};
const linesIn = ({ lines }: BoardCard) => lines.map((one) => one.line.id);
const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

describe('CONSOLIDATED', () => {
  test('is a card for each dish that is to be made, its oldest order first, whatever is done already', () => {
    expect(cardsIn(three, 'CONSOLIDATED').map(linesIn)).toEqual([['1a', '2a', '3a']]);
  });
  test('a press on the dish is about all orders, one on a way of making it about the order that waits longest', () => {
    const [dish] = cardsIn(three, 'CONSOLIDATED');
    if (!dish) throw new Error('There is no dish.');
    expect(cardStep(dish, false)).toMatchObject({ kind: 'START', tasks: [{ id: '1a' }, { id: '3a' }] });
    const shown = createDishWriter({ i18n, settings: undefined })(dish, 'intime', false);
    expect(shown).toMatchObject({ quantity: '4', orders: ['1', '2', '3'], action: 'start' });
    expect(shown.portions).toMatchObject([
      { id: '1a', quantity: '3', status: 'pending', action: 'start' },
      { id: '2a', quantity: '1', status: 'started', action: 'finish' },
    ]);
    const [first] = dish.lines;
    const step = first && lineStep(first, dish, false);
    expect(step).toMatchObject({ kind: 'START', tasks: [{ id: '1a' }] });
  });
  test('a step of several orders says which', () => {
    const [dish] = cardsIn(three, 'CONSOLIDATED');
    const step = dish && cardStep(dish, false);
    if (!dish || !step) throw new Error('There is nothing to do.');
    const said = labelOf(dish, step, i18n, undefined);
    expect(said).toBe('Croquetas, orders BAR 1, BAR 3');
  });
  test('what was struck out stands until it is seen, and is not counted', () => {
    const struck = order(4, [line('4a')], [task('4a', 'DSC')]);
    const [dish] = cardsIn([...three, struck], 'CONSOLIDATED');
    if (!dish) throw new Error('There is no dish.');
    const shown = createDishWriter({ i18n, settings: undefined })(dish, 'intime', false);
    expect(shown.quantity).toBe('4');
    expect(shown.portions.at(-1)).toMatchObject({ id: '4a', status: 'givenUp', action: 'acknowledge' });
  });
  test('a dish whose orders are as they were is the same card; one that has left by a press tells how it went', () => {
    const before = cardsIn(three, 'CONSOLIDATED');
    expect(cardsIn(three, 'CONSOLIDATED')[0]).toBe(before[0]);
    const standing = createStanding();
    const sight = {
      inOrder: readingOrder('NFN', true),
      name: 'NFN',
      isStill: false,
      canTakeBack: () => true,
    };
    const [only] = three;
    if (!only) throw new Error('There is no order.');
    const [dish] = standing.show({
      ...sight,
      list: cardsIn([only], 'CONSOLIDATED'),
      orders: [only],
      now: 0,
    }).cards;
    if (!dish) throw new Error('There is no dish.');
    standing.pressed(dish.order.id, 'op', 0);
    const done = order(3, [line('3a')], [task('3a', 'FNL')]);
    const { cards, leaving } = standing.show({
      ...sight,
      list: cardsIn([done], 'CONSOLIDATED'),
      orders: [done],
      now: 1,
    });
    expect(cards.map(({ status }) => status)).toEqual(['FNL']);
    expect(leaving.get(dish.order.id)).toBe('op');
  });
});

describe('other views', () => {
  test('MIXED has the orders as they are, and the dishes beside them', () => {
    const cards = cardsIn(three, 'MIXED');
    expect(cards.filter(({ isDish }) => isDish).map(linesIn)).toEqual([['1a', '2a', '3a']]);
    expect(cards.filter(({ isDish }) => !isDish).map(linesIn)).toEqual([['1a', '1b'], ['2a'], ['3a']]);
  });
  test('FULL_TICKET has the dishes of other sections too: they are told apart, and no press is about them', () => {
    const shared = order(5, [line('5a'), line('5b')], [task('5a'), task('5b', 'PND', true)]);
    const [card] = cardsIn([shared], 'FULL_TICKET');
    if (!card) throw new Error('There is no card.');
    expect(linesIn(card)).toEqual(['5a', '5b']);
    expect(cardStep(card, true)).toMatchObject({ kind: 'FINISH', tasks: [{ id: '5a' }] });
    const ticket = createWriter({ i18n, locale: 'en-GB', settings: undefined })(card, 'intime');
    expect(ticket.lines.map(({ status, action }) => [status, action])).toEqual([
      ['pending', 'start'],
      ['awaited', undefined],
    ]);
    expect(ticket.alsoAt).toEqual([]);
  });
  test('at the pass SEPARATED has what has arrived, SEPARATED_READY what is awaited beside it', () => {
    const half = order(6, [line('6a'), line('6b')], [task('6a', 'FNL'), task('6b', 'CRT')]);
    expect(cardsIn([half], 'SEPARATED', 'PREPARATION').map(linesIn)).toEqual([['6a']]);
    expect(cardsIn([half], 'SEPARATED_READY', 'PREPARATION').map(linesIn)).toEqual([['6a', '6b']]);
  });
});
