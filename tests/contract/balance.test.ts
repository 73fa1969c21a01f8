import { randomUUID } from 'node:crypto';
import { balanceCalls, type BodyOf, deviceCalls, purchaseCalls, resourceCalls } from '@comanda/api/calls';
import { supplier } from '@comanda/api/areas/others/supplier';
import { ticketKind } from '@comanda/api/areas/basics/ticketKind';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { ratesIn, taxesIn, type TestTill, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What was sold beside what was bought (docs/product.md §20.13). */
const platform = usePlatform();
let owner: Caller;
let till: TestTill;
let idCompany = '';
let idSupplier = '';
let notFiscal = '';
const day = new Date().toISOString().slice(0, 10);
const before = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const after = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  till = await tillOf(platform(), 'ENCINA MAD Barra');
  const found = { data: { idCompany, limit: 100 } } as const;
  const suppliers = await owner.call(resourceCalls(supplier).list, found);
  idSupplier = String(suppliers.data.elements.find(({ taxKind }) => taxKind === '1')?.id);
  const kinds = await owner.call(resourceCalls(ticketKind).list, found);
  notFiscal = String(kinds.data.elements.find(({ kind }) => kind === 'NFS')?.id);
});
let last = 0;
const sell = async (unitPrice: number, idTicketKind: string | null = null): Promise<void> => {
  const pulled = await till.pull(0);
  const taxes = taxesIn(pulled);
  const [rate = ''] = ratesIn(taxes);
  const made = ticketOf(till.signed.lastTicket + (last += 1), pulled.number, taxes, [
    { unitPrice, quantity: '1', taxes: [rate] },
  ]);
  const answer = await till.call(deviceCalls.ticket, {
    data: { ...made, at: new Date().toISOString(), idTicketKind },
  });
  expect(answer.status, answer.text).toBe(200);
};
const buy = async (price: string, over: Partial<BodyOf<typeof purchaseCalls.make>> = {}): Promise<string> => {
  const answer = await owner.call(purchaseCalls.make, {
    data: {
      idCompany,
      idStore: till.signed.idStore,
      idSupplier,
      document: randomUUID(),
      day,
      lines: [{ name: 'Flour', quantity: '1', price, idTax: null }],
      ...over,
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.id;
};
type Filter = BodyOf<typeof balanceCalls.summary>;
const filter = (over: Partial<Filter> = {}): Filter => ({
  idCompany,
  idStores: [till.signed.idStore],
  from: before,
  to: after,
  ...over,
});
const here = async (over: Partial<Filter> = {}) => {
  const { data } = await owner.call(balanceCalls.summary, { data: filter(over) });
  return data.stores[0] ?? { sales: 0, salesNet: 0, purchases: 0, purchasesNet: 0, balance: 0 };
};

describe('a balance', () => {
  it('moves by what is sold and bought, by goods that went back and by nothing that was taken back', async () => {
    const start = await here();
    await sell(1210);
    await buy('4.5');
    await buy('1.25', { kind: 'A' });
    const gone = await buy('99');
    await owner.call(purchaseCalls.remove, {
      params: { id: gone },
      headers: { 'idempotency-key': randomUUID() },
    });
    const end = await here();
    expect(end.sales - start.sales).toBe(1210);
    expect(end.purchases - start.purchases).toBe(325);
    expect(end.balance).toBe(end.salesNet - end.purchasesNet);
    const { data } = await owner.call(balanceCalls.summary, { data: filter() });
    const sum = (of: (row: (typeof data.stores)[number]) => number): number =>
      data.stores.reduce((all, row) => all + of(row), 0);
    expect(data.totals[0]).toMatchObject({
      sales: sum(({ sales }) => sales),
      balance: sum(({ balance }) => balance),
    });
  });
  it('leaves out what is not fiscal where it is asked to', async () => {
    const [all, fiscal] = [await here(), await here({ isFiscal: true })];
    await sell(700, notFiscal);
    expect((await here()).sales - all.sales).toBe(700);
    expect((await here({ isFiscal: true })).sales).toBe(fiscal.sales);
  });
  it('is told part by part: the same sums, by day, and by month where it is long', async () => {
    const ranges = [filter(), filter({ from: `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` })];
    for (const data of ranges) {
      const whole = (await owner.call(balanceCalls.summary, { data })).data.totals[0];
      const { records } = (await owner.call(balanceCalls.range, { data })).data;
      const cash = (kind: string): number =>
        records.reduce((all, one) => (one.kind === kind ? all + one.cash : all), 0);
      expect({ sales: cash('SLE'), purchases: cash('PUR') }).toEqual({
        sales: whole?.sales,
        purchases: whole?.purchases,
      });
      expect(records.every(({ FromDate }) => /^20\d{6}000000$/.test(FromDate))).toBe(true);
    }
  });
  it('is refused where its end is before its beginning, and finds stores by their words', async () => {
    const wrong = await owner.call(balanceCalls.range, { data: filter({ from: after, to: before }) });
    expect(wrong.error.extra).toMatchObject([{ field: 'to', error: 'before_start' }]);
    expect(await here({ search: 'nowhere at all' })).toMatchObject({ sales: 0 });
    expect((await here({ search: 'mad' })).sales).toBe((await here()).sales);
  });
});
