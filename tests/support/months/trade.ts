import {
  type Closing,
  closingCalls,
  type ClosingOwn,
  type ClosingWhole,
  deviceCalls,
} from '@comanda/api/calls';
import { expect } from 'vitest';
import type { Caller } from '../caller.ts';
import type { Chance } from './chance.ts';
import { clockOf, dayAfter, grouped, type Sold, stands, sum } from './oracle.ts';
import { aboutOf, saleOf } from './sell.ts';
import type { Shop } from './shop.ts';

/** A closed period: what it holds, what the office read of it then, and what the X right before had said. */
export interface Shut {
  readonly shop: Shop;
  readonly id: string;
  readonly sold: readonly Sold[];
  readonly own: ClosingOwn;
  readonly read: ClosingWhole;
  readonly x: ClosingWhole | undefined;
}
export interface Books {
  readonly sold: Sold[];
  readonly shut: Shut[];
}

/** Moments of a business day: some by chance, and those where days and clocks turn. */
const momentsOf = (day: string, shop: Shop, chance: Chance, many: number): readonly string[] => {
  const first = Date.parse(`${day}T00:00:00Z`);
  const chosen = Array.from({ length: many }, () => first + chance.below(30 * 3_600_000));
  // Around each full hour of the night, to the millisecond.
  const turns = [-1, 0, 1, 2, 3, 4, 5, 6, 23, 24, 25]
    .flatMap((hour) => [-1, 0, 1_800_000].map((off) => first + hour * 3_600_000 + off))
    .filter(() => chance.is(0.04));
  return [...chosen, ...turns]
    .map((at) => new Date(at).toISOString())
    .filter((at) => clockOf(shop.timeZone, at).date >= day)
    .toSorted();
};

const drawerOf = (chance: Chance): ClosingOwn => ({
  idEmployee: null,
  software: '6.5',
  drawerOpenings: chance.below(3),
  priceInquiries: 0,
  proforma: { count: 0, amount: 0 },
  open: { count: 0, amount: 0 },
  float: 10_000,
  payIns: chance.is(0.2) ? [{ name: 'Change', amount: 1 + chance.below(5_000) }] : [],
  payOuts: chance.is(0.2) ? [{ name: 'Bread', amount: 1 + chance.below(2_000) }] : [],
  drops: chance.is(0.1) ? chance.below(5_000) : 0,
  counted: chance.is(0.7)
    ? [
        { value: 1_000, count: chance.below(40) },
        { value: 5, count: chance.below(90) },
      ]
    : null,
  blind: chance.is(0.5),
});

/** What a till adds up when it closes. */
const closingOf = (
  sold: readonly Sold[],
  facts: Pick<Closing, 'number' | 'to' | 'own'> & { readonly grandTotal: number },
): Closing => {
  const tickets = sold.map(({ ticket }) => ticket);
  const own = tickets.filter(stands);
  const total = sum(own, (ticket) => ticket.total);
  return {
    ...facts,
    from: tickets[0]?.at ?? facts.to,
    currency: sold[0]?.shop.currency ?? '',
    firstTicket: tickets[0]?.number ?? null,
    lastTicket: tickets.at(-1)?.number ?? null,
    tickets: own.filter(({ kind }) => kind === 'N').length,
    net: sum(own, ({ net }) => net),
    total,
    taxes: [
      ...grouped(
        own.flatMap(({ taxes }) => taxes),
        ({ idTax }) => idTax,
      ),
    ].map(([idTax, group]) => ({
      idTax,
      code: group[0]?.code ?? '',
      base: sum(group, ({ base }) => base),
      tax: sum(group, ({ tax }) => tax),
    })),
    payments: [
      ...grouped(
        own.flatMap(({ payments }) => payments),
        ({ kind }) => kind,
      ),
    ].map(([kind, group]) => ({
      kind,
      count: group.length,
      amount: sum(group, ({ amount }) => amount),
    })),
    grandTotal: facts.grandTotal + total,
  };
};

/** Sells on some days, closes most of them, forgets others, and leaves the last one open. */
export const trade = async (
  { shop, chance, office, books }: { shop: Shop; chance: Chance; office: Caller; books: Books },
  days: readonly string[],
  perDay: number,
): Promise<void> => {
  const { till, idStore, idTerminal } = shop;
  let { lastTicket: number, lastZ, grandTotal } = till.signed;
  let open: Sold[] = [];
  let newest = '';
  const close = async (): Promise<void> => {
    const own = drawerOf(chance);
    const data = closingOf(open, { number: lastZ + 1, to: newest, own, grandTotal });
    const x = chance.is(0.3)
      ? (await office.call(closingCalls.xOfStore, { params: { id: idStore } })).data.terminals.find(
          (one) => one.idTerminal === idTerminal,
        )
      : undefined;
    const answer = await till.call(deviceCalls.z, { data });
    expect(answer.status, answer.text).toBe(200);
    const { id } = answer.data;
    const { data: read } = await office.call(closingCalls.z, { params: { id } });
    books.shut.push({ shop, id, sold: open, own, read, x });
    open = [];
    lastZ += 1;
    ({ grandTotal } = data);
  };
  for (const day of days) {
    for (const moment of momentsOf(day, shop, chance, 1 + chance.below(perDay))) {
      // Tickets of a till follow one another, whatever the days are.
      newest = moment > newest ? moment : newest;
      const when = { number: (number += 1), at: newest };
      const earlier = books.sold.filter(
        (one) => one.shop.idStore === idStore && stands(one.ticket) && one.ticket.kind !== 'A',
      );
      const about = chance.is(0.1) && earlier.length > 0 ? chance.one(earlier) : undefined;
      const ticket = about
        ? aboutOf(shop, chance, when, { idTerminal: about.shop.idTerminal, ticket: about.ticket })
        : saleOf(shop, chance, when);
      const answer = await till.call(deviceCalls.ticket, { data: ticket });
      expect(answer.status, `${answer.text} ${JSON.stringify(ticket)}`).toBe(200);
      const sold = { shop, ticket };
      books.sold.push(sold);
      open.push(sold);
      if (chance.is(0.02)) await close();
    }
    if (open.length > 0 && chance.is(0.85) && day !== days.at(-1)) await close();
  }
};
/** Days in a row. */
export const daysFrom = (first: string, many: number): readonly string[] =>
  Array.from({ length: many }, (_, index) => dayAfter(first, index));
