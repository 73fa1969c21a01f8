import { randomUUID } from 'node:crypto';
import { product } from '@comanda/api/areas/sales/product';
import {
  balanceCalls,
  type DeliveryNote,
  deliveryNoteCalls,
  invoiceCalls,
  reportCalls,
  resourceCalls,
  type TicketLine,
} from '@comanda/api/calls';
import { lineTotal, priceLines, type PricedTax } from '@comanda/api/pricing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { delivered, ratesIn, taxesIn, type TestTill, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What is delivered now and invoiced later (docs/product.md §20.15). */
const rateOf = (record: Readonly<Record<string, unknown>> | null): string | undefined =>
  record?.['kind'] === '1' && record['tax'] === 'S' && record['defaultRate'] === 'S'
    ? String(record['id'])
    : undefined;

const platform = usePlatform();
let owner: Caller;
let till: TestTill;
let idCompany = '';
let commit = 0;
let taxes: ReadonlyMap<string, PricedTax>;
let rate = '';
let customers: readonly string[] = [];
/** A product whose stock is counted, at its price. */
let bottled: Pick<TicketLine, 'idProduct' | 'idRate' | 'unitPrice'>;
let last = 0;

const buyer = {
  name: 'Talleres Ferrer, S.L.',
  documentKind: 'NIF' as const,
  taxNumber: 'B84235712',
  street: 'Calle de la Cruz 8',
  zip: '28012',
  city: 'Madrid',
  country: 'ES',
};
const at = '2026-03-14T12:00:00.000Z';
type Row = Readonly<Record<string, unknown>>;
const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  till = await tillOf(platform(), 'ENCINA MAD Barra');
  const pulled = await till.pull(0);
  commit = pulled.number;
  taxes = taxesIn(pulled);
  rate = ratesIn(taxes)[0] ?? '';
  customers = pulled.changes.filter(({ entity }) => entity === 'CST').map(({ id }) => id);
  const idRate = pulled.changes.flatMap(
    ({ entity, record }) => (entity === 'RTE' && rateOf(record)) || [],
  )[0];
  bottled = pulled.changes.flatMap(({ entity, id, record }) => {
    if (entity !== 'ART' || record?.['stockControl'] !== 'S' || idRate === undefined) return [];
    const here = rowsIn(record['stock']).find((row) => row['idStore'] === till.signed.idStore);
    const priced = rowsIn(record['rateProduct']).find((row) => row['idRate'] === idRate);
    return Number(here?.['stock']) > 6 && priced
      ? [{ idProduct: id, idRate, unitPrice: Number(priced['price']) }]
      : [];
  })[0] ?? { idProduct: '', idRate: '', unitPrice: 0 };
});

/** Two lines: dishes that nobody counts, and bottles. */
const noteOf = (over: Partial<DeliveryNote> = {}, quantity = '2'): DeliveryNote => {
  const sold = ticketOf((last += 1), commit, taxes, [
    { unitPrice: 1210, quantity, taxes: [rate], name: 'Croquetas' },
    { unitPrice: 550, quantity, taxes: [rate], name: 'Rioja' },
  ]);
  return { ...delivered({ ...sold, at }, customers[0] ?? ''), ...over };
};
const line = (quantity: string): TicketLine => {
  const [plain] = noteOf().lines;
  if (!plain) throw new Error('A note has lines.');
  const bottle = { ...plain, ...bottled, quantity };
  return { ...bottle, total: lineTotal(bottle) };
};
const priced = (lines: readonly TicketLine[], over: Partial<DeliveryNote> = {}): Partial<DeliveryNote> => {
  const { taxes: shares, net, total } = priceLines(lines, taxes);
  return { lines: [...lines], taxes: [...shares], net, total, ...over };
};
const upload = (data: DeliveryNote) => till.call(deliveryNoteCalls.upload, { data });
const bring = async (over: Partial<DeliveryNote> = {}, quantity?: string): Promise<string> => {
  const answer = await upload(noteOf(over, quantity));
  expect(answer.status, answer.text).toBe(200);
  return answer.data.id;
};
const read = async (id: string) => (await owner.call(deliveryNoteCalls.get, { params: { id } })).data;
const make = (ids: readonly string[]) =>
  owner.call(invoiceCalls.makeDelivered, {
    data: { ids: [...ids], buyer },
    headers: { 'idempotency-key': randomUUID() },
  });
const list = async (whereExtra: Readonly<Record<string, unknown>>) =>
  (await owner.callWith(deliveryNoteCalls.list, { idCompany, limit: 100, whereExtra })).data as Awaited<
    ReturnType<typeof owner.call<typeof deliveryNoteCalls.list>>
  >['data'];
const stockOf = async (): Promise<number> => {
  const { data } = await owner.call(resourceCalls(product).get, { params: { id: bottled.idProduct ?? '' } });
  return Number(
    rowsIn(Object(data)['stock']).find((row) => row['idStore'] === till.signed.idStore)?.['stock'],
  );
};
/** What the company has sold on the day, by its statistics and by its balance. */
const sold = async (day: string) => {
  const { data: report } = await owner.callWith(reportCalls.query, {
    idCompanies: [idCompany],
    measures: ['gross', 'tickets'],
    period: 'D',
    day,
  });
  const { data: balance } = await owner.call(balanceCalls.summary, {
    data: { idCompany, from: day, to: day },
  });
  return {
    statistics: JSON.stringify(Object(report)['currencies']),
    balance: balance.totals.reduce((sum, { sales }) => sum + sales, 0),
  };
};

describe('a delivery note', () => {
  it('is taken in once, shown with its customer, and found by number, customer, store and state', async () => {
    const note = noteOf({ note: 'Side door' });
    const both = [await upload(note), await upload(note)];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[1]?.data.id).toBe(both[0]?.data.id);
    expect((await upload({ ...note, note: 'Front door' })).error.code).toBe('ERROR_INFORMATION_EXISTS');
    const shown = await read(both[0]?.data.id ?? '');
    expect(shown).toMatchObject({
      number: note.number,
      kind: 'N',
      state: 'O',
      idCustomer: customers[0],
      customer: expect.stringMatching(/\S/),
      note: 'Side door',
      total: note.total,
      net: note.net,
      invoice: null,
      amends: null,
    });
    expect(shown.details.map(({ total }) => total)).toEqual(note.lines.map(({ total }) => total));
    const found = await list({
      and: [
        { field: 'idCustomer', operator: 'in', value: [customers[0]] },
        { field: 'idStore', operator: 'eq', value: till.signed.idStore },
        { field: 'state', operator: 'eq', value: 'O' },
        { field: 'number', operator: 'eq', value: note.number },
      ],
    });
    expect(found.elements.map(({ id }) => id)).toEqual([shown.id]);
    expect(found.sums).toEqual([{ currency: 'EUR', notes: 1, net: note.net, total: note.total }]);
    expect((await tillOf(platform(), 'ENCINA MAD Barra')).signed.lastDeliveryNote).toBe(note.number);
  });
  it('is refused where its figures do not add up, its customer is not the store’s or its catalogue not yet there', async () => {
    const note = noteOf();
    const wrong = async (over: Partial<DeliveryNote>) =>
      (await upload({ ...note, ...over })).error.extra?.map(
        ({ entity, field, error }) => `${entity} ${field} ${error}`,
      );
    expect(await wrong({ total: note.total + 1 })).toEqual(['DLN total does_not_add_up']);
    expect(await wrong({ idCustomer: randomUUID() })).toEqual(['DLN idCustomer not_found']);
    expect(await wrong({ commit: commit + 1 })).toEqual(['DLN commit too_big']);
    expect(await wrong({ kind: 'B' })).toEqual(['DLN amends required']);
    expect(await wrong({ kind: 'A', amends: { idTerminal: null, number: 999_999 } })).toEqual([
      'DLN total too_big',
      'DLN amends not_found',
    ]);
  });
  it('takes what it brings out of the stock of its store, and what comes back brings it in again', async () => {
    const before = await stockOf();
    const id = await bring(priced([line('4')]));
    expect(await stockOf()).toBe(before - 4);
    const { number } = await read(id);
    const amends = { idTerminal: null, number };
    await bring(priced([line('-3')], { kind: 'A', amends }));
    expect(await stockOf()).toBe(before - 1);
    await bring(priced([line('1')], { kind: 'B', amends }));
    expect(await stockOf()).toBe(before - 2);
    expect((await read(id)).amendedBy.map(({ kind }) => kind).toSorted()).toEqual(['A', 'B']);
  });
});

describe('an invoice of delivery notes', () => {
  it('comes to all of them, marks them, and is their turnover from then on', async () => {
    const day = '2026-03-14';
    const before = await sold(day);
    const first = await bring();
    const { number } = await read(first);
    const amends = { idTerminal: null, number };
    const ids = [first, await bring({ kind: 'A', amends }, '-1'), await bring({ kind: 'B', amends }, '1')];
    expect(await sold(day)).toEqual(before);
    const { data: proposed } = await owner.call(invoiceCalls.proposeDelivered, { data: { ids } });
    expect(proposed).toMatchObject({ tickets: 3, total: 2 * (1210 + 550), idCustomer: customers[0] });
    const made = await make(ids);
    expect(made.status, made.text).toBe(200);
    const { data: invoice } = await owner.call(invoiceCalls.get, { params: { id: made.data.id } });
    expect(invoice).toMatchObject({ idDeliveryNotes: ids, idTickets: [], total: proposed.total });
    expect(invoice.tickets.map(({ document }) => document)).toEqual(['DLN', 'DLN', 'DLN']);
    expect(invoice.taxes.reduce((sum, { base, tax }) => sum + base + tax, 0)).toBe(invoice.total);
    expect(await read(first)).toMatchObject({
      state: 'I',
      invoice: { id: made.data.id, label: made.data.label },
    });
    const open = await list({ field: 'state', operator: 'eq', value: 'O' });
    expect(open.elements.filter(({ id }) => ids.includes(id))).toEqual([]);
    // Of the day of the invoice where it was made, and of no statistics: no till has taken it.
    const today = new Date(invoice.at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' });
    const days = [await sold(day), await sold(today)];
    expect(days.map(({ statistics }) => statistics)[0]).toBe(before.statistics);
    const after = days[1]?.balance ?? 0;
    const back = await owner.call(invoiceCalls.credit, {
      data: { id: made.data.id, reason: 'Another buyer' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(back.status, back.text).toBe(200);
    expect((await sold(today)).balance).toBe(after - invoice.total);
    expect(await read(first)).toMatchObject({ state: 'O', invoice: null });
  });
  it('is one, also of two who make it at the same time', async () => {
    const id = await bring();
    const both = await Promise.all([make([id]), make([id])]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const label = both.find(({ status }) => status === 200)?.data.label;
    expect(both.find(({ status }) => status === 422)?.error).toMatchObject({
      code: 'ERROR_INFORMATION_EXISTS',
      extra: [{ field: 'ids.0', error: 'exists', params: { label } }],
    });
  });
  it('is not made of those of two customers, of tickets, or of what came back alone', async () => {
    const first = await bring();
    const { number } = await read(first);
    const other = await bring({ idCustomer: customers[1] ?? '' });
    expect((await make([first, other])).error.extra).toMatchObject([
      { field: 'idCustomer', error: 'choice' },
    ]);
    const back = await bring({ kind: 'A', amends: { idTerminal: null, number } }, '-1');
    expect((await make([back])).error.extra).toMatchObject([{ field: 'total', error: 'too_small' }]);
    const asTicket = await owner.call(invoiceCalls.make, {
      data: { ids: [first], buyer },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(asTicket.status).toBe(404);
  });
});
