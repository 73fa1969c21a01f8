import { describe, expect, test } from 'vitest';
import type { ShownOrder } from '../../engine/kitchen.ts';
import { createCalm } from './calm.ts';
import type { BoardCard } from './card.ts';
import { listOf, readingOrder } from './filters.ts';
import { sampleCard, sampleOrder, sampleTask } from './samples.ts';
import { regular } from '../regular/rules.ts';
import { createStanding, HAD_BACK_MS, type Sight } from './standing.ts';
import { createWriter, leavingTicket } from './tickets.ts';
import { setupI18n } from '@lingui/core';
import type { TaskStatus } from '@comanda/machines/kitchen/rules';
import type { Ticket } from '@comanda/ui/TicketCard';

const order = (number: number, status: 'PND' | 'CRT' | 'RDY', rev = 0): ShownOrder =>
  sampleOrder(number, [
    sampleTask({ id: `${String(number)}a`, status, rev, times: { PND: number, FNL: 1000 } }),
  ]);
const board = () => {
  const standing = createStanding();
  const show = (orders: readonly ShownOrder[], sight: Partial<Sight> = {}) =>
    standing.show({
      list: listOf(orders.map(sampleCard), { status: 'NFN', delay: 'all' }, () => 'intime', regular),
      inOrder: readingOrder('NFN', true),
      orders,
      name: 'NFN',
      isStill: false,
      now: 0,
      canTakeBack: () => true,
      ...sight,
    });
  return { ...standing, show };
};
const idsOf = ({ cards }: { readonly cards: readonly BoardCard[] }) => cards.map((card) => card.order.id);

describe('under a hand', () => {
  test('nothing comes or goes, and what is done to a card shows', () => {
    const { show } = board();
    show([order(1, 'PND'), order(2, 'PND')]);
    const news = [order(0, 'PND'), order(1, 'RDY'), order(2, 'CRT'), order(3, 'PND')];
    const held = show(news, { isStill: true });
    expect([idsOf(held), held.cards.map(({ status }) => status)]).toEqual([
      ['1', '2'],
      ['RDY', 'CRT'],
    ]);
    expect(held.isBehind).toBe(true);
    expect(idsOf(show(news))).toEqual(['0', '2', '3']);
  });
  test('a card keeps its dishes, whatever its till says meanwhile', () => {
    const { show } = board();
    show([order(1, 'PND')]);
    const more = sampleOrder(1, [sampleTask({ id: '1a', status: 'CRT', rev: 1 }), sampleTask({ id: '1b' })]);
    expect(show([more], { isStill: true }).cards[0]?.lines.map(({ status }) => status)).toEqual(['CRT']);
    expect(show([more]).cards[0]?.lines).toHaveLength(2);
  });
  test('a card stays as large: that it is not sent yet is told afterwards', () => {
    const calm = createCalm();
    const write = createWriter({
      i18n: setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } }),
      locale: 'en-GB',
      settings: undefined,
    });
    const before = write(sampleCard(sampleOrder(1, [sampleTask({ id: 'a' })])), 'intime');
    const task = sampleTask({ id: 'a', status: 'CRT', isPending: true });
    const after = write(sampleCard(sampleOrder(1, [task])), 'intime');
    calm([before], false);
    expect(calm([after], true)).toMatchObject([
      {
        isSaving: false,
        status: 'started',
        action: 'finish',
        lines: [{ isSaving: false, status: 'started' }],
      },
    ]);
    expect(calm([after], false)).toMatchObject([{ isSaving: true, lines: [{ isSaving: true }] }]);
  });
  test('a dish that is done shrinks when the hand has gone, and with its card where that has left', () => {
    const calm = createCalm();
    const write = createWriter({
      i18n: setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } }),
      locale: 'en-GB',
      settings: undefined,
    });
    const ticketOf = (...statuses: readonly TaskStatus[]) =>
      write(
        sampleCard(
          sampleOrder(
            1,
            statuses.map((status, index) => sampleTask({ id: String(index), status })),
          ),
        ),
        'intime',
      );
    const settling = (isStill: boolean, ticket: Ticket) =>
      calm([ticket], isStill)[0]?.lines.map(({ isSettling = false }) => isSettling);
    settling(false, ticketOf('CRT', 'CRT'));
    const half = ticketOf('FNL', 'CRT');
    expect(settling(true, half)).toEqual([true, false]);
    expect(settling(true, half)).toEqual([true, false]);
    expect(settling(false, half)).toEqual([false, false]);
    const gone = leavingTicket(ticketOf('FNL', 'FNL'));
    expect(settling(true, gone)).toEqual([false, true]);
    expect(settling(false, gone)).toEqual([false, true]);
  });
});

describe('a card that has left by a press', () => {
  const left = () => {
    const all = board();
    all.show([order(1, 'CRT'), order(2, 'PND')]);
    all.pressed('1', 'op', 100);
    return all;
  };
  const after = [order(1, 'RDY', 1), order(2, 'PND')];

  test('stands where it was for a while, to be had back', () => {
    const { show } = left();
    const gone = show(after, { now: 110 });
    expect([idsOf(gone), [...gone.leaving], gone.nextAt]).toEqual([
      ['1', '2'],
      [['1', 'op']],
      100 + HAD_BACK_MS,
    ]);
    // What comes meanwhile finds its place beside it.
    expect(idsOf(show([...after, order(0, 'PND')], { now: 200 }))).toEqual(['0', '1', '2']);
    expect(idsOf(show(after, { now: 100 + HAD_BACK_MS }))).toEqual(['2']);
  });
  test('is a card as any other when it is back', () => {
    const { show } = left();
    show(after, { now: 110 });
    expect(show([order(1, 'CRT', 2), order(2, 'PND')], { now: 120 }).leaving.size).toBe(0);
  });
  test('goes where it cannot be had back any more, with its list, and where another one has finished it', () => {
    expect(idsOf(left().show(after, { now: 110, canTakeBack: () => false }))).toEqual(['2']);
    expect(idsOf(left().show(after, { now: 110, name: 'CRT' }))).toEqual(['2']);
    const { show } = board();
    show([order(1, 'CRT'), order(2, 'PND')]);
    expect(idsOf(show(after, { now: 110 }))).toEqual(['2']);
  });
});
