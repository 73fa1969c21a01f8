import {
  type AnswerOf,
  type Closing,
  closingCalls,
  type ClosingWhole,
  deviceCalls,
  type Report,
  reportCalls,
  type ReportQuery,
  type Ticket,
} from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { applied, type Catalogue, emptyCatalogue } from '../../apps/simulator/src/catalogue.ts';
import { drawerOf } from '../../apps/simulator/src/drawer.ts';
import { cameBack, lived } from '../../apps/simulator/src/habits.ts';
import { closingOf, openPeriod, withTicket } from '../../apps/simulator/src/period.ts';
import { drawsOf } from '../../apps/simulator/src/random.ts';
import { nextTicket } from '../../apps/simulator/src/sale.ts';
import { visitOf } from '../../apps/simulator/src/visit.ts';
import { withRole } from '../../apps/server/src/db/transaction.ts';
import { rebuildSums } from '../../apps/server/src/domain/report/sums.ts';
import { tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * Simulated days of two shops, over the night in which the clock is put back, against sums that are made here from what
 * the tills sent (docs/product.md §20): nothing of how they are reckoned is shared with the server.
 */
const platform = usePlatform();
const seed = Number(process.env['COMANDA_SEED'] ?? 20261024);
const begins = Date.parse('2026-10-23T08:00:00Z');
const ends = Date.parse('2026-10-26T20:00:00Z');

interface Shop {
  readonly idStore: string;
  readonly idTerminal: string;
  readonly timeZone: string;
  readonly cut: string;
  readonly catalogue: Catalogue;
}
interface Sold {
  readonly shop: Shop;
  readonly ticket: Ticket;
}
let idCompany = '';
const sold: Sold[] = [];

/** A Z as its till sent it, with the tickets that its till had sold since the last one. */
interface Shut {
  readonly shop: Shop;
  readonly id: string;
  readonly sent: Closing;
  readonly tickets: readonly Ticket[];
  /** As the office read it when it had just closed, and the store's X right before. */
  readonly read: ClosingWhole;
  readonly x: AnswerOf<typeof closingCalls.xOfStore>;
}
const shut: Shut[] = [];
/** Tickets of a till between two Zs. */
const aDay = 70;

const dayCut = async (idStore: string): Promise<string> => {
  const { rows } = await platform().pool.query<{ cut: string }>(
    `select to_char(day_cut_off, 'HH24:MI') as cut from kitchen_store where id_store = $1 and status = 'A'`,
    [idStore],
  );
  return rows[0]?.cut ?? '05:00';
};

/** A shop opens, sells for three days what guests want, and sends it ticket by ticket. */
const tradeAt = async (name: string, number: number): Promise<void> => {
  const till = await tillOf(platform(), name);
  const pulled = await till.pull(0);
  const { idStore, idTerminal, idRegion, timeZone, currency, decimals, businessKind } = till.signed;
  const catalogue = applied(emptyCatalogue, pulled.changes, true);
  const shop: Shop = { idStore, idTerminal, timeZone, cut: await dayCut(idStore), catalogue };
  const place = { idStore, idRegion, timeZone, currency, decimals };
  const [draws, habits, visits] = [
    drawsOf(seed + number),
    drawsOf(seed + number + 50),
    drawsOf(seed + number + 99),
  ];
  let last = till.signed.lastTicket;
  let earlier: Ticket | undefined;
  let period = openPeriod(new Date(begins - 60_000).toISOString());
  let own: Ticket[] = [];
  let [lastZ, grandTotal] = [till.signed.lastZ, till.signed.grandTotal];
  const close = async (at: number): Promise<void> => {
    const owner = await platform().as('owner');
    const facts = { number: lastZ + 1, to: new Date(at), currency, grandTotal };
    const sent = closingOf({ ...period, own: drawerOf(catalogue, period, decimals, habits) }, facts);
    expect((await till.call(deviceCalls.x, { data: { ...sent, number: 1 } })).status).toBe(200);
    const { data: x } = await owner.call(closingCalls.xOfStore, { params: { id: idStore } });
    const answer = await till.call(deviceCalls.z, { data: sent });
    expect(answer.status, answer.text).toBe(200);
    const { id } = answer.data;
    const { data: read } = await owner.call(closingCalls.z, { params: { id } });
    shut.push({ shop, id, sent, tickets: own, read, x });
    lastZ += 1;
    grandTotal = sent.grandTotal;
    period = openPeriod(sent.to);
    own = [];
  };
  for (let at = begins; at < ends; at += draws.exponential(17 * 60_000)) {
    const facts = { number: last + 1, at: new Date(Math.round(at)), commit: pulled.number };
    const visit = visitOf(businessKind, visits);
    const plain = nextTicket(catalogue, place, draws, new Set(), facts, visit);
    // Guests come back more often than they do, so that three days have some.
    const eager = { ...habits, share: () => habits.share() / 8 };
    const made =
      cameBack(catalogue, place, earlier, facts, eager) ??
      (plain && lived(catalogue, place, plain, visit, habits));
    if (!made) throw new Error('A shop has something to sell.');
    // Somebody learns the till now and then.
    const ticket = { ...made, training: last % 40 === 7 };
    const answer = await till.call(deviceCalls.ticket, { data: ticket });
    expect(answer.status, `${answer.text} ${JSON.stringify(ticket)}`).toBe(200);
    sold.push({ shop, ticket });
    earlier = ticket.training ? earlier : ticket;
    last += 1;
    own.push(ticket);
    period = withTicket(period, ticket);
    if (own.length === aDay) await close(Math.round(at) + 1000);
  }
};
beforeAll(async () => {
  idCompany = await platform().company('ENCINA');
  await Promise.all([tradeAt('ENCINA MAD Barra', 1), tradeAt('ENCINA LPA Terraza', 2)]);
}, 240_000);

/* The oracle. */
const clockOf = ({ timeZone }: Shop, at: string) => {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(at),
  );
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
};
const dayOf = ({ shop, ticket }: Sold): string => {
  const { date, time } = clockOf(shop, ticket.at);
  return time < shop.cut
    ? new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
    : date;
};
const hourOf = ({ shop, ticket }: Sold): string => String(Number(clockOf(shop, ticket.at).time.slice(0, 2)));
const counting = (): Sold[] => sold.filter(({ ticket }) => !ticket.training);
const standing = (): Sold[] => counting().filter(({ ticket }) => ticket.voided === null);
const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);
const off = (line: Ticket['lines'][number]): number =>
  sum(line.discounts, ({ amount }) => amount) + line.share;
const tipsOf = ({ payments }: Ticket): number =>
  sum(payments, ({ kind, amount }) => (kind === 'P' ? amount : 0));

const totals = (rows: readonly Sold[]) => {
  const tickets = rows.map(({ ticket }) => ticket);
  const of = (kind: Ticket['kind']) => tickets.filter((ticket) => ticket.kind === kind);
  return {
    gross: sum(tickets, ({ total }) => total),
    net: sum(tickets, ({ net }) => net),
    tax: sum(tickets, ({ taxes }) => sum(taxes, ({ tax }) => tax)),
    tickets: of('N').length,
    discounts: sum(tickets, ({ lines }) => sum(lines, off)),
    refunds: sum(of('A'), ({ total }) => 0 - total),
    refunded: of('A').length,
    covers: sum(of('N'), ({ covers }) => covers),
    tips: sum(tickets, tipsOf),
    rounding: sum(tickets, ({ rounding }) => rounding),
  };
};
const grouped = <T>(rows: readonly T[], key: (row: T) => string | null): Map<string | null, T[]> => {
  const groups = new Map<string | null, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
};

const query = async (data: Partial<ReportQuery>): Promise<Report> => {
  const owner = await platform().as('owner');
  const answer = await owner.call(reportCalls.query, {
    data: {
      idCompanies: [idCompany],
      measures: ['gross'],
      period: 'P',
      from: '2026-10-01',
      to: '2026-10-31',
      ...data,
    },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const byKey = (
  { rows }: Report,
  dimension:
    | 'hour'
    | 'day'
    | 'product'
    | 'department'
    | 'employee'
    | 'customer'
    | 'source'
    | 'service'
    | 'terminal'
    | 'store'
    | 'paymentMethod'
    | 'tax'
    | 'weekday',
) => new Map(rows.map(({ keys, values }) => [keys[dimension] ?? null, values]));

const measures = [
  'gross',
  'net',
  'tax',
  'tickets',
  'discounts',
  'refunds',
  'refunded',
  'covers',
  'tips',
  'rounding',
] as const;

describe('three simulated days', () => {
  it('hold what happens in shops', () => {
    const tickets = sold.map(({ ticket }) => ticket);
    expect(tickets.length).toBeGreaterThan(400);
    const has = (what: (ticket: Ticket) => boolean): number => tickets.filter(what).length;
    const found = {
      discounts: has(({ lines }) => lines.some((line) => off(line) !== 0)),
      whole: has(({ discounts }) => discounts.length > 0),
      tips: has((ticket) => tipsOf(ticket) > 0),
      customers: has(({ idCustomer }) => idCustomer !== null),
      employees: has(({ idEmployee }) => idEmployee !== null),
      refunds: has(({ kind }) => kind === 'A'),
      amended: has(({ kind }) => kind === 'B'),
      voided: has(({ voided }) => voided !== null),
      split: has(({ payments }) => payments.filter(({ kind }) => kind !== 'P').length > 1),
      rates: new Set(tickets.flatMap(({ lines }) => lines.map(({ idRate }) => idRate))).size,
    };
    expect(Object.entries(found).filter(([, count]) => count === 0)).toEqual([]);
    expect(found.rates).toBeGreaterThan(1);
  });

  it('come to what the tickets say, by the day and by the hour', async () => {
    const all = await query({ measures: [...measures, 'voids', 'voided'] });
    expect(all.currencies[0]?.totals).toEqual({
      ...totals(standing()),
      voids:
        sum(counting(), ({ ticket }) => sum(ticket.corrections, ({ amount }) => amount)) +
        sum(counting(), ({ ticket }) => (ticket.voided === null ? 0 : ticket.total)),
      voided: counting().length - standing().length,
    });
    for (const [dimension, key] of [
      ['day', dayOf],
      ['hour', hourOf],
      ['store', ({ shop }: Sold) => shop.idStore],
      ['terminal', ({ shop }: Sold) => shop.idTerminal],
      ['employee', ({ ticket }: Sold) => ticket.idEmployee],
      ['customer', ({ ticket }: Sold) => ticket.idCustomer],
      ['source', ({ ticket }: Sold) => ticket.idSource],
      ['service', ({ ticket }: Sold) => ticket.serviceKind],
    ] as const) {
      const report = await query({ measures: [...measures], dimensions: [dimension] });
      const expected = new Map([...grouped(standing(), key)].map(([name, rows]) => [name, totals(rows)]));
      const found = byKey(report, dimension);
      for (const [name, values] of expected) expect(found.get(name), `${dimension} ${name}`).toEqual(values);
      // What is only voided has a row of nothing.
      for (const [name, values] of found)
        if (!expected.has(name)) expect(Object.values(values).every((value) => value === 0)).toBe(true);
      expect(report.currencies[0]?.differences, dimension).toEqual([]);
    }
  });

  it('come to the same by lines, payments and taxes', async () => {
    const lines = standing().flatMap(({ ticket, shop }) =>
      ticket.lines.map((line) => ({ line, ticket, shop })),
    );
    const products = byKey(
      await query({ measures: ['gross', 'discounts', 'quantity'], dimensions: ['product'] }),
      'product',
    );
    for (const [id, rows] of grouped(lines, ({ line }) => line.idProduct)) {
      const values = products.get(id);
      expect([values?.gross, values?.discounts]).toEqual([
        sum(rows, ({ line }) => line.total),
        sum(rows, ({ line }) => off(line)),
      ]);
      expect(Number(values?.quantity)).toBeCloseTo(
        sum(rows, ({ line }) => Number(line.quantity)),
        6,
      );
    }
    const departments = await query({ measures: ['gross', 'net', 'tax'], dimensions: ['department'] });
    expect(departments.currencies[0]?.differences).toEqual([]);
    const departmentOf = ({ line, shop }: (typeof lines)[number]): string | null => {
      const record = line.idProduct === null ? undefined : shop.catalogue.get('ART')?.get(line.idProduct);
      const id = record?.['idDepartment'];
      return typeof id === 'string' ? id : null;
    };
    for (const [id, rows] of grouped(lines, departmentOf))
      expect(byKey(departments, 'department').get(id)?.gross).toBe(sum(rows, ({ line }) => line.total));

    const payments = standing().flatMap(({ ticket }) => ticket.payments);
    const paid = byKey(
      await query({ measures: ['gross', 'tips'], dimensions: ['paymentMethod'] }),
      'paymentMethod',
    );
    for (const [id, rows] of grouped(payments, ({ idPaymentMethod, kind }) => idPaymentMethod ?? kind)) {
      const tips = rows.filter(({ kind }) => kind === 'P');
      expect(paid.get(id)).toEqual({
        gross: sum(rows, ({ amount }) => amount) - sum(tips, ({ amount }) => amount),
        tips: sum(tips, ({ amount }) => amount),
      });
    }
    // What was paid is what was sold, with what coins rounded off.
    const whole = totals(standing());
    expect(sum([...paid.values()], ({ gross }) => Number(gross))).toBe(whole.gross + whole.rounding);

    const shares = standing().flatMap(({ ticket }) => ticket.taxes);
    const taxed = byKey(await query({ measures: ['net', 'tax'], dimensions: ['tax'] }), 'tax');
    for (const [id, rows] of grouped(shares, ({ idTax }) => idTax))
      expect(taxed.get(id)).toEqual({ net: sum(rows, ({ base }) => base), tax: sum(rows, ({ tax }) => tax) });
  });

  it('are the same sums when they are made anew', async () => {
    const { pool } = platform();
    const all = async () =>
      (
        await pool.query(
          'select * from sale_sum where id_company = $1 order by facet, grain, id_store, day, hour, key, currency',
          [idCompany],
        )
      ).rows;
    const kept = await all();
    expect(kept.length).toBeGreaterThan(1000);
    await withRole(pool, 'comanda_request', { companies: [idCompany] }, (db) => rebuildSums(db, idCompany));
    expect(await all()).toEqual(kept);
  });
});

describe('the Zs of simulated days', () => {
  it('hold every block of their tickets, and the X before them the same', () => {
    expect(shut.length).toBeGreaterThan(4);
    for (const { read, tickets, x, sent } of shut) {
      const standing = tickets.filter(({ voided, training }) => voided === null && !training);
      const { blocks } = read;
      if (!blocks) throw new Error('A Z has its blocks.');
      const of = (kind: Ticket['kind']) => standing.filter((ticket) => ticket.kind === kind);
      const cash = standing.flatMap(({ payments }) => payments.filter(({ kind }) => kind === 'C'));
      expect(read).toMatchObject({
        firstTicket: tickets[0]?.number,
        lastTicket: tickets.at(-1)?.number,
        tickets: of('N').length,
        total: sum(standing, ({ total }) => total),
        net: sum(standing, ({ net }) => net),
      });
      const voided = tickets.filter((ticket) => ticket.voided !== null && !ticket.training);
      const trained = tickets.filter(({ training }) => training);
      expect(blocks).toMatchObject({
        refunds: { count: of('A').length, amount: sum(of('A'), ({ total }) => 0 - total) },
        amended: { count: of('B').length, amount: sum(of('B'), ({ total }) => total) },
        covers: sum(of('N'), ({ covers }) => covers),
        tips: sum(standing, tipsOf),
        rounding: sum(standing, ({ rounding }) => rounding),
        voids: { count: voided.length, amount: sum(voided, ({ total }) => total) },
        training: { count: trained.length, amount: sum(trained, ({ total }) => total) },
        copies: { count: sum(standing, ({ copies }) => copies) },
        corrections: {
          count: sum(tickets, ({ corrections, training }) => (training ? 0 : corrections.length)),
        },
        gaps: [],
        own: sent.own,
      });
      expect(sum(blocks.discounts, ({ amount }) => amount)).toBe(
        sum(standing, ({ lines }) => sum(lines, off)),
      );
      for (const block of [blocks.services, blocks.departments, blocks.employees])
        expect(sum(block, ({ amount }) => amount)).toBe(read.total);
      expect(sum(blocks.payments, ({ kind, amount }) => (kind === 'P' ? 0 : amount))).toBe(
        read.total + blocks.rounding,
      );
      const drawer = sent.own;
      const counted = sum(drawer?.counted ?? [], ({ value, count }) => value * count);
      const expected =
        (drawer?.float ?? 0) +
        sum(drawer?.payIns ?? [], ({ amount }) => amount) +
        sum(cash, ({ amount }) => amount) -
        sum(drawer?.payOuts ?? [], ({ amount }) => amount) -
        (drawer?.drops ?? 0);
      expect(blocks.cash).toMatchObject({ expected, counted, difference: counted - expected });

      // The store has one till: what the office reads of it is what the till closes.
      const [till] = x.terminals;
      const { own: _own, cash: _cash, ...closed } = blocks;
      expect(till?.blocks).toMatchObject(closed);
      expect([x.store.total, x.store.net, x.store.tickets]).toEqual([read.total, read.net, read.tickets]);
      expect(till?.taxes).toEqual(read.taxes.toSorted((a, b) => (a.code < b.code ? -1 : 1)));
    }
  });

  it('are dense, add up since installation, hold each ticket once and never change', async () => {
    const owner = await platform().as('owner');
    for (const idTerminal of new Set(shut.map(({ shop }) => shop.idTerminal))) {
      const own = shut.filter(({ shop }) => shop.idTerminal === idTerminal);
      expect(own.map(({ read }) => read.number)).toEqual(own.map((_, index) => index + 1));
      own.reduce(
        (before, { read }) => {
          const returns = before.returns + (read.blocks?.refunds.amount ?? 0);
          expect([read.grandTotal, read.grandReturns]).toEqual([before.total + read.total, returns]);
          return { total: read.grandTotal ?? 0, returns };
        },
        { total: 0, returns: 0 },
      );
      const { rows } = await platform().pool.query<{ number: number; id: string | null }>(
        'select number, id_closing as id from ticket where id_terminal = $1 order by number',
        [idTerminal],
      );
      const expected = own.flatMap(({ id, tickets }) =>
        tickets.map((ticket) => ({ number: ticket.number, id })),
      );
      expect(rows.slice(0, expected.length)).toEqual(expected);
      expect(rows.slice(expected.length).every(({ id }) => id === null)).toBe(true);
    }
    for (const { id, read } of shut)
      expect((await owner.call(closingCalls.z, { params: { id } })).data).toEqual(read);
  });

  it('come together to what each says', async () => {
    const owner = await platform().as('owner');
    const data = { idCompanies: [idCompany], from: '2026-10-01', to: '2026-10-31' };
    const { data: all } = await owner.call(closingCalls.zSummarized, { data });
    const [whole] = all.summarized;
    if (!whole) throw new Error('There is a sum.');
    expect(whole.currency).toBe('EUR');
    expect(all.currency.map(({ code }) => code)).toEqual(['EUR']);
    const reads = shut.map(({ read }) => read);
    expect(whole.periodSales).toMatchObject({
      closings: reads.length,
      tickets: sum(reads, ({ tickets }) => tickets),
      gross: sum(reads, ({ total }) => total),
      net: sum(reads, ({ net }) => net),
      difference: sum(reads, ({ difference }) => difference ?? 0),
    });
    expect(sum(whole.periodSalesStores, ({ gross }) => gross)).toBe(whole.periodSales.gross);
    expect(all.consolidated).toEqual([
      { idCompany, cName: 'Taberna La Encina', currency: 'EUR', periodSales: whole.periodSales },
    ]);
    const { data: only } = await owner.call(closingCalls.zConsolidated, { data });
    expect(only.consolidated).toEqual(all.consolidated);
    const { data: heads } = await owner.call(closingCalls.zLite, { data });
    expect(new Set(heads.map(({ id }) => id))).toEqual(new Set(shut.map(({ id }) => id)));
    const { data: stores } = await owner.call(closingCalls.zBetween, { data });
    expect(stores.flatMap(({ closings }) => closings)).toHaveLength(heads.length);
    const { data: open } = await owner.call(closingCalls.xSummarized, { data: { idCompanies: [idCompany] } });
    const { data: tills } = await owner.call(closingCalls.xLite, { data: { idCompanies: [idCompany] } });
    expect(open.summarized[0]?.periodSales.gross ?? 0).toBe(sum(tills, ({ total }) => total));
  });
});
