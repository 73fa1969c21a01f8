import { closingCalls, reportCalls, type ReportQuery } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { chanceOf } from '../support/months/chance.ts';
import {
  blocksOf,
  by,
  comparable,
  dayOf,
  type Figures,
  grouped,
  hourOf,
  isNothing,
  linesIn,
  ofParts,
  ofTickets,
  paymentsIn,
  type Sold,
  sum,
  taxesIn,
  weekdayOf,
  weekOf,
} from '../support/months/oracle.ts';
import { openShop, type Shop } from '../support/months/shop.ts';
import { type Books, daysFrom, trade } from '../support/months/trade.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { isWhole } from '../support/whole.ts';

/*
 * Months of days by chance in four tills of three stores, in two currencies and three zones, with both nights in which clocks
 * are set: every figure of statistics, X and Z is what plain sums of the sent tickets come to, to the cent
 * (docs/product.md §10.4, §20). In the gate it is four days: both of those nights and the day before each.
 */
const platform = usePlatform();
const seed = Number(process.env['COMANDA_SEED'] ?? 20260328);
const days = isWhole
  ? [...daysFrom('2025-10-20', 12), ...daysFrom('2026-03-02', 36)]
  : [...daysFrom('2025-10-25', 2), ...daysFrom('2026-03-28', 2)];
const between = { from: '2025-10-01', to: '2026-04-30' } as const;

const shops: Shop[] = [];
const books: Books = { sold: [], shut: [] };
let operator: Caller;
const companies = (): string[] => [...new Set(shops.map(({ idCompany }) => idCompany))];
const currencies = (): string[] => [...new Set(shops.map(({ currency }) => currency))];
const ticketsOf = (sold: readonly Sold[]) => sold.map(({ ticket }) => ticket);

beforeAll(async () => {
  operator = await platform().as('operator');
  for (const [company, name] of [
    ['ENCINA', 'ENCINA MAD Barra'],
    ['ENCINA', 'ENCINA MAD Sala'],
    ['ENCINA', 'ENCINA LPA Barra'],
    ['ISTMO', 'ISTMO PTY Barra'],
  ] as const)
    shops.push(await openShop(platform(), company, name));
  // Tills of one store are about each other's tickets: one after the other, so that a seed is the same months each time.
  const chances = shops.map((_, index) => chanceOf(seed + index));
  await Promise.all(
    [...grouped(shops, ({ idStore }) => idStore).values()].map(async (own) => {
      for (const shop of own)
        await trade(
          { shop, chance: chances[shops.indexOf(shop)] ?? chanceOf(seed), office: operator, books },
          days,
          isWhole ? 4 : 3,
        );
    }),
  );
});

const query = async (data: Partial<ReportQuery>) => {
  const answer = await operator.call(reportCalls.query, {
    data: { measures: ['gross'], period: 'P', ...between, ...data },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};

const wholly = [
  'gross',
  'net',
  'tax',
  'tickets',
  'discounts',
  'discounted',
  'refunds',
  'refunded',
  'voids',
  'voided',
  'covers',
  'tips',
  'rounding',
] as const;
type Split = (sold: readonly Sold[]) => Readonly<Record<string, Figures>>;
const bySold =
  (key: (sold: Sold) => string): Split =>
  (sold) =>
    by(sold, key, (rows) => ofTickets(ticketsOf(rows)));
const departmentIn =
  ({ products }: Shop) =>
  (idProduct: string | null | undefined): string | null =>
    products.find(({ id }) => id === idProduct)?.idDepartment ?? null;
const lined =
  (key: 'idProduct' | 'idDepartment'): Split =>
  (sold) => {
    const [first] = sold;
    const departmentOf = first && departmentIn(first.shop);
    return by(
      linesIn(ticketsOf(sold), ({ idProduct }) =>
        String(key === 'idProduct' ? idProduct : departmentOf?.(idProduct)),
      ),
      (part) => part.key,
      ofParts,
    );
  };

/** Small coins that were left out of what a ticket was paid. */
const roundedOff = ({ rounding, voided, training }: Sold['ticket']): number =>
  voided || training ? 0 : rounding;

/** Each dimension, the measures that it is counted by, and what the oracle says. */
const splits: readonly (readonly [ReportQuery['dimensions'] & object, ReportQuery['measures'], Split])[] = [
  [['day'], [...wholly], bySold(dayOf)],
  [['hour'], [...wholly], bySold(hourOf)],
  [['weekday'], [...wholly], bySold(weekdayOf)],
  [['week'], [...wholly], bySold(weekOf)],
  [['month'], [...wholly], bySold((sold) => dayOf(sold).slice(0, 7))],
  [['store'], [...wholly], bySold(({ shop }) => shop.idStore)],
  [['terminal'], [...wholly], bySold(({ shop }) => shop.idTerminal)],
  [['employee'], [...wholly], bySold(({ ticket }) => String(ticket.idEmployee))],
  [['customer'], [...wholly], bySold(({ ticket }) => String(ticket.idCustomer))],
  [['service'], [...wholly], bySold(({ ticket }) => ticket.serviceKind)],
  [['department'], ['gross', 'tickets', 'refunds', 'refunded', 'discounts'], lined('idDepartment')],
  [['product'], ['gross', 'tickets', 'refunds', 'refunded', 'discounts'], lined('idProduct')],
  [
    ['paymentMethod'],
    ['gross', 'tickets', 'refunds', 'refunded', 'tips'],
    (sold) => by(paymentsIn(ticketsOf(sold)), ({ key }) => key, ofParts),
  ],
  [
    ['tax'],
    ['gross', 'net', 'tax', 'tickets', 'refunds', 'refunded'],
    (sold) => by(taxesIn(ticketsOf(sold)), ({ key }) => key, ofParts),
  ],
];

describe('months of days by chance', () => {
  it('have what turns days and clocks, what comes back after its Z, and what counts nowhere', () => {
    const { sold, shut } = books;
    expect(sold.length).toBeGreaterThan(isWhole ? 500 : 20);
    expect([currencies().length, new Set(shops.map(({ timeZone }) => timeZone)).size]).toEqual([2, 3]);
    expect(sold.some((one) => dayOf(one) !== one.ticket.at.slice(0, 10))).toBe(true);
    if (!isWhole) return;
    const tickets = ticketsOf(sold);
    for (const has of [
      tickets.some(({ voided }) => voided),
      tickets.some(({ training }) => training),
      tickets.some(({ rounding }) => rounding !== 0),
      tickets.some(({ discounts }) => discounts.length > 0),
      tickets.some(({ kind }) => kind === 'B'),
      tickets.some(({ payments }) => payments.some(({ kind }) => kind === 'P')),
      shut.some(({ x }) => x),
    ])
      expect(has).toBe(true);
    const place = new Map<string, number>(
      shut.flatMap(({ shop, sold: own, read }) =>
        own.map(({ ticket }) => [`${shop.idTerminal} ${ticket.number}`, read.number ?? 0] as const),
      ),
    );
    expect(
      sold.some(({ shop, ticket: { kind, amends, number } }) => {
        const earlier = place.get(`${shop.idTerminal} ${amends?.number}`);
        const own = place.get(`${shop.idTerminal} ${number}`);
        return (
          kind === 'A' &&
          amends?.idTerminal === null &&
          earlier !== undefined &&
          own !== undefined &&
          earlier < own
        );
      }),
    ).toBe(true);
  });

  it('come to what was sent, each currency by itself', async () => {
    const report = await query({ idCompanies: companies(), measures: [...wholly] });
    expect(report.currencies.map(({ currency }) => currency).toSorted()).toEqual(currencies().toSorted());
    for (const { currency, totals, reconciles } of report.currencies) {
      expect(totals).toEqual(
        ofTickets(ticketsOf(books.sold.filter(({ shop }) => shop.currency === currency))),
      );
      expect(reconciles).toBe(true);
    }
  });

  it.each(splits)('come by %s of each company to the same', async (dimensions, measures, split) => {
    for (const idCompany of companies()) {
      const own = books.sold.filter(({ shop }) => shop.idCompany === idCompany);
      const report = await query({ idCompanies: [idCompany], dimensions, measures });
      const [dimension] = dimensions;
      const told = report.rows
        .filter(({ values }) => !isNothing(values))
        .map(({ keys, values }) => [String(dimension && keys[dimension]), values] as const);
      expect(Object.fromEntries(told)).toEqual(split(own));
      expect(told).toHaveLength(Object.keys(split(own)).length);
      const paid = dimension === 'paymentMethod' ? sum(ticketsOf(own), roundedOff) : 0;
      expect(sum(told, ([, { gross }]) => Number(gross))).toBe(
        Number(ofTickets(ticketsOf(own))['gross']) + paid,
      );
    }
  });

  it('are told of each store alone', async () => {
    for (const [idStore, own] of grouped(books.sold, ({ shop }) => shop.idStore)) {
      const report = await query({ idStores: [idStore], measures: [...wholly] });
      expect(report.currencies.map(({ totals }) => totals)).toEqual([ofTickets(ticketsOf(own))]);
    }
  });
});

/** What closed periods come to. */
const periodOf = (own: Books['shut']) => ({
  closings: own.length,
  gross: sum(own, ({ read }) => read.total),
  net: sum(own, ({ read }) => read.net),
  tickets: sum(own, ({ read }) => read.tickets),
});

describe('Zs', () => {
  it('follow from their tickets in every block, and from one another', () => {
    for (const own of grouped(books.shut, ({ shop }) => shop.idTerminal).values()) {
      let [grand, returns] = [0, 0];
      for (const [index, { shop, sold, own: drawer, read }] of own.entries()) {
        const tickets = ticketsOf(sold);
        const figures = ofTickets(tickets);
        grand += Number(figures['gross']);
        returns += Number(figures['refunds']);
        expect(read).toMatchObject({
          number: index + 1,
          currency: shop.currency,
          firstTicket: tickets[0]?.number,
          lastTicket: tickets.at(-1)?.number,
          tickets: figures['tickets'],
          net: figures['net'],
          total: figures['gross'],
          grandTotal: grand,
          grandReturns: returns,
        });
        if (!read.blocks) throw new Error('A Z has blocks.');
        const departmentOf = departmentIn(shop);
        expect(comparable(read.blocks)).toEqual(blocksOf(tickets, drawer, departmentOf));
        const gross = Number(figures['gross']);
        expect(sum(read.taxes, ({ base, tax }) => base + tax)).toBe(gross);
        expect(sum(read.payments, ({ amount }) => amount)).toBe(
          gross + Number(figures['tips']) + Number(figures['rounding']),
        );
        for (const part of [read.blocks.services, read.blocks.departments, read.blocks.employees])
          expect(sum(part, ({ amount }) => amount)).toBe(gross);
      }
    }
  });

  it('are what the X said right before, and never change', async () => {
    for (const { id, read, x } of books.shut) {
      if (x) {
        expect([x.total, x.net, x.tickets, x.firstTicket, x.lastTicket]).toEqual([
          read.total,
          read.net,
          read.tickets,
          read.firstTicket,
          read.lastTicket,
        ]);
        for (const part of [
          'departments',
          'employees',
          'services',
          'payments',
          'discounts',
          'voids',
          'refunds',
        ] as const)
          expect(x.blocks?.[part]).toEqual(read.blocks?.[part]);
      }
      expect((await operator.call(closingCalls.z, { params: { id } })).data).toEqual(read);
    }
  });

  it('hold each ticket once, and none that came after', async () => {
    const { rows } = await platform().pool.query<{ terminal: string; number: number; id: string | null }>(
      'select id_terminal as terminal, number, id_closing as id from ticket where id_terminal = any($1)',
      [shops.map(({ idTerminal }) => idTerminal)],
    );
    const expected = new Map(
      books.sold.map(({ shop, ticket }) => [`${shop.idTerminal} ${ticket.number}`, 'open']),
    );
    for (const { shop, id, sold } of books.shut)
      for (const { ticket } of sold) expected.set(`${shop.idTerminal} ${ticket.number}`, id);
    expect(new Map(rows.map(({ terminal, number, id }) => [`${terminal} ${number}`, id ?? 'open']))).toEqual(
      expected,
    );
  });

  it('summarized are all stores, consolidated each company, and no currency is added to another', async () => {
    const { data } = await operator.call(closingCalls.zSummarized, {
      data: { idCompanies: companies(), ...between },
    });
    expect(data.summarized.map(({ currency }) => currency).toSorted()).toEqual(
      [...new Set(books.shut.map(({ shop }) => shop.currency))].toSorted(),
    );
    for (const { currency, periodSales, periodSalesStores } of data.summarized) {
      const own = books.shut.filter(({ shop }) => shop.currency === currency);
      expect(periodSales).toMatchObject(periodOf(own));
      for (const { idStore, ...figures } of periodSalesStores)
        expect(figures).toMatchObject(periodOf(own.filter(({ shop }) => shop.idStore === idStore)));
      expect(sum(periodSalesStores, ({ gross }) => gross)).toBe(periodSales.gross);
    }
    for (const { idCompany, periodSales } of data.consolidated)
      expect(periodSales).toMatchObject(
        periodOf(books.shut.filter(({ shop }) => shop.idCompany === idCompany)),
      );
  });
});
