import { closingCalls, deviceCalls, reportCalls, type ReportQuery, ticketCalls } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { ratesIn, taxesIn, type TestTill, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What was sold, summed up (docs/product.md §20): figures of a few tickets, by hand. */
const platform = usePlatform();
let idCompany = '';
let till: TestTill;
let other: TestTill;

interface Sold {
  readonly at: string;
  readonly price: number;
  readonly kind?: string;
  readonly tip?: number;
}
const sell = async (at: TestTill, sold: Sold): Promise<void> => {
  const pulled = await at.pull(0);
  const taxes = taxesIn(pulled);
  const [rate = ''] = ratesIn(taxes);
  const number = at.signed.lastTicket + numbers.next();
  const ticket = ticketOf(number, pulled.number, taxes, [
    { unitPrice: sold.price, quantity: '1', taxes: [rate] },
  ]);
  const answer = await at.call(deviceCalls.ticket, {
    data: {
      ...ticket,
      at: sold.at,
      payments: [
        { idPaymentMethod: null, kind: sold.kind ?? 'C', amount: ticket.total, change: 0 },
        ...(sold.tip ? [{ idPaymentMethod: null, kind: 'P', amount: sold.tip, change: 0 }] : []),
      ],
    },
  });
  expect(answer.status, answer.text).toBe(200);
};
const numbers = (() => {
  let last = 0;
  return { next: () => (last += 1), jumpTo: (number: number) => void (last = number) };
})();
const query = async (data: Omit<ReportQuery, 'measures'> & Partial<ReportQuery>) => {
  const owner = await platform().as('owner');
  const answer = await owner.call(reportCalls.query, {
    data: { measures: ['gross', 'tickets'], period: 'P', from: '2026-03-02', to: '2026-03-31', ...data },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};

beforeAll(async () => {
  idCompany = await platform().company('ENCINA');
  till = await tillOf(platform(), 'ENCINA MAD Barra');
  other = await tillOf(platform(), 'ENCINA LPA Terraza');
  // Two in the morning of the 15th in Madrid is the 14th's business; a quarter past four in Las Palmas still is, where the day
  // ends at half past.
  await sell(till, { at: '2026-03-14T12:00:00.000Z', price: 1210 });
  await sell(till, { at: '2026-03-15T01:00:00.000Z', price: 500, kind: 'T', tip: 50 });
  await sell(other, { at: '2026-03-15T04:15:00.000Z', price: 300 });
  await sell(other, { at: '2026-03-15T05:30:00.000Z', price: 200 });
  await sell(till, { at: '2026-03-07T12:00:00.000Z', price: 900 });
});

describe('a report', () => {
  it('counts business days by the clock of each store', async () => {
    const report = await query({ idCompanies: [idCompany], dimensions: ['day'] });
    expect(report.rows.map(({ keys, values }) => [keys.day, values.gross, values.tickets])).toEqual([
      ['2026-03-07', 900, 1],
      ['2026-03-14', 2010, 3],
      ['2026-03-15', 200, 1],
    ]);
    expect(report.currencies).toMatchObject([
      { currency: 'EUR', totals: { gross: 3110, tickets: 5 }, reconciles: true, before: null },
    ]);
    expect(report.isOpen).toBe(false);
    expect(report.newest).not.toBeNull();
  });

  it('puts each figure beside that of the same weekday before', async () => {
    const report = await query({
      idStores: [till.signed.idStore],
      period: 'D',
      day: '2026-03-14',
      dimensions: ['hour'],
      compare: true,
    });
    expect(report.period).toEqual({ from: '2026-03-14', to: '2026-03-14' });
    expect(report.before).toEqual({ from: '2026-03-07', to: '2026-03-07' });
    expect(report.rows.map(({ keys, values, before }) => [keys.hour, values.gross, before?.gross])).toEqual([
      ['2', 500, 0],
      ['13', 1210, 900],
    ]);
    expect(report.currencies[0]).toMatchObject({ totals: { gross: 1710 }, before: { gross: 900 } });
  });

  it('comes to its totals by tills, lines, payments and taxes', async () => {
    for (const dimension of [
      'terminal',
      'service',
      'product',
      'department',
      'paymentMethod',
      'tax',
      'store',
    ] as const) {
      const report = await query({ idCompanies: [idCompany], dimensions: [dimension] });
      const sum = report.rows.reduce((all, { values }) => all + Number(values.gross), 0);
      expect([dimension, sum, report.currencies[0]?.reconciles]).toEqual([dimension, 3110, true]);
    }
    const paid = await query({
      idCompanies: [idCompany],
      dimensions: ['paymentMethod'],
      measures: ['gross', 'tips'],
    });
    expect(paid.rows.map(({ keys, values }) => [keys.paymentMethod, values.gross, values.tips])).toEqual([
      ['C', 2610, 0],
      ['T', 500, 0],
      ['P', 0, 50],
    ]);
    const named = await query({ idCompanies: [idCompany], dimensions: ['terminal', 'store'] });
    expect(Object.values(named.labels.terminal ?? {}).toSorted()).toEqual(['Barra', 'Terraza']);
  });

  it('names what it is narrowed to, also where nothing of it was sold', async () => {
    const { labels, rows } = await query({
      idCompanies: [idCompany],
      from: '2026-03-20',
      dimensions: ['day'],
      where: { terminal: [till.signed.idTerminal] },
    });
    expect([rows, labels.terminal]).toEqual([[], { [till.signed.idTerminal]: 'Barra' }]);
  });

  it('says what it cannot count, each at its place', async () => {
    const owner = await platform().as('owner');
    const refused = async (data: object) =>
      (await owner.callWith(reportCalls.query, { idCompanies: [idCompany], measures: ['gross'], ...data }))
        .error.extra;
    expect(await refused({ dimensions: ['product', 'tax'] })).toMatchObject([
      { field: 'dimensions', error: 'choice' },
    ]);
    expect(await refused({ measures: ['gross', 'average'], dimensions: ['product'] })).toMatchObject([
      { field: 'measures.1', error: 'choice' },
    ]);
    expect(await refused({ period: 'P', from: '2026-03-01' })).toMatchObject([
      { field: 'to', error: 'required' },
    ]);
    expect(await refused({ period: 'P', from: '2026-03-02', to: '2026-03-01' })).toMatchObject([
      { field: 'to', error: 'before_start' },
    ]);
  });

  it('is for who may see the tickets of every company that it is about', async () => {
    const others = await platform().company('ISTMO');
    const ask = async (account: 'owner' | 'cook' | 'foreign', data: object) =>
      (await (await platform().as(account)).callWith(reportCalls.query, { measures: ['gross'], ...data }))
        .status;
    expect(await ask('owner', { idCompanies: [idCompany, others] })).toBe(404);
    expect(await ask('foreign', { idStores: [till.signed.idStore] })).toBe(404);
    expect(await ask('cook', { idCompanies: [idCompany] })).toBe(403);
    expect(await ask('owner', { idCompanies: [idCompany], idStores: [till.signed.idStore] })).toBe(400);
    expect(await ask('owner', {})).toBe(400);
    // No calendar has this day: PostgreSQL would call it a fault of ours.
    expect(await ask('owner', { idCompanies: [idCompany], period: 'D', day: '2026-02-31' })).toBe(400);
  });

  it('agrees with the list of tickets', async () => {
    const owner = await platform().as('owner');
    const { data: list } = await owner.call(ticketCalls.list, {
      data: { idCompany, whereExtra: { field: 'at', operator: 'gte', value: '2026-03-08T00:00:00.000Z' } },
    });
    const { currencies } = await query({
      idCompanies: [idCompany],
      from: '2026-03-08',
      measures: ['gross', 'net'],
    });
    const [sum] = list.sums ?? [];
    expect(currencies[0]?.totals).toEqual({ gross: sum?.total, net: sum?.net });
  });

  it('of the open period names a hundred missing numbers at most, however far a till has jumped', async () => {
    const owner = await platform().as('owner');
    const { idStore } = other.signed;
    numbers.jumpTo(2_000_000_000);
    await sell(other, { at: '2026-03-16T12:00:00.000Z', price: 100 });
    const { data: x } = await owner.call(closingCalls.xOfStore, { params: { id: idStore } });
    const gaps = x.store.blocks?.gaps ?? [];
    expect(gaps).toHaveLength(100);
    expect(gaps).toEqual(gaps.toSorted((one, next) => one - next));
  });
});
