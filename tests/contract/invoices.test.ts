import { randomUUID } from 'node:crypto';
import { deviceCalls, invoiceCalls, publicTicketCalls, type Ticket, ticketCalls } from '@comanda/api/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { mailsSettled } from '../support/mails.ts';
import { startMailServer } from '../support/smtp.ts';
import { ratesIn, taxesIn, type TestTill, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Invoices of tickets: dense numbers, one for each ticket, taken back by a credit note (docs/product.md §20.7). */
const post = await startMailServer();
const platform = usePlatform({ COMANDA_SMTP: post.url, COMANDA_MAIL_FROM: 'office@comanda.test' });
afterAll(() => post.close());
let owner: Caller;
let till: TestTill;
let idCompany = '';
let rates: readonly string[] = [];
let sell: (over?: Partial<Ticket>) => Promise<string>;

const buyer = {
  name: 'Talleres Ferrer, S.L.',
  documentKind: 'NIF' as const,
  taxNumber: 'B84235712',
  street: 'Calle de la Cruz 8',
  zip: '28012',
  city: 'Madrid',
  country: 'ES',
};

beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  till = await tillOf(platform(), 'ENCINA MAD Barra');
  const pulled = await till.pull(0);
  const taxes = taxesIn(pulled);
  rates = ratesIn(taxes);
  let last = till.signed.lastTicket;
  sell = async (over = {}) => {
    const ticket = {
      ...ticketOf((last += 1), pulled.number, taxes, [
        { unitPrice: 1210, quantity: '1', taxes: rates.slice(0, 1) },
        { unitPrice: 335, quantity: '3', taxes: rates.slice(1, 2) },
      ]),
      ...over,
    };
    const answer = await till.call(deviceCalls.ticket, { data: ticket });
    expect(answer.status, answer.text).toBe(200);
    return answer.data.id;
  };
});
const make = (ids: readonly string[], over: Partial<typeof buyer> = {}) =>
  owner.call(invoiceCalls.make, {
    data: { ids: [...ids], buyer: { ...buyer, ...over } },
    headers: { 'idempotency-key': randomUUID() },
  });
const credit = (id: string) =>
  owner.call(invoiceCalls.credit, {
    data: { id, reason: 'To another company' },
    headers: { 'idempotency-key': randomUUID() },
  });
const read = async (id: string) => (await owner.call(invoiceCalls.get, { params: { id } })).data;
const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

describe('an invoice', () => {
  it('says what its tickets came to: lines, base and tax by rate, seller and buyer', async () => {
    const ids = [await sell(), await sell()];
    const proposed = await owner.call(invoiceCalls.propose, { data: { ids } });
    const made = await make(ids);
    expect(made.status, made.text).toBe(200);
    const invoice = await read(made.data.id);
    expect(invoice).toMatchObject({
      kind: 'N',
      label: made.data.label,
      buyer,
      total: proposed.data.total,
      net: proposed.data.net,
      currency: 'EUR',
      idTickets: ids,
      seller: { taxNumber: expect.stringMatching(/\S/), legalName: expect.stringMatching(/\S/) },
    });
    expect(invoice.total).toBe(2 * (1210 + 3 * 335));
    expect(sum(invoice.lines.map(({ total }) => total))).toBe(invoice.total);
    expect(sum(invoice.taxes.map(({ base, tax }) => base + tax))).toBe(invoice.total);
    expect(sum(invoice.taxes.map(({ base }) => base))).toBe(invoice.net);
    expect(new Set(invoice.taxes.map(({ rate }) => rate)).size).toBe(invoice.taxes.length);
    expect(invoice.label).toMatch(/^F\d\d-MAD-\d{6}$/);
    const { data: ticket } = await owner.call(ticketCalls.get, { params: { id: ids[0] ?? '' } });
    expect(ticket.invoice).toEqual({ id: made.data.id, label: made.data.label });
  });
  it('has the next number, however many are made at once, and none where it was refused', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => Promise.resolve()).map(() => sell()));
    const made = await Promise.all([
      ...ids.map((id) => make([id])),
      make([ids[0] ?? '', randomUUID()]),
      make([ids[1] ?? ''], { taxNumber: 'B84235713' }),
    ]);
    expect(made.map(({ status }) => status)).toEqual([...ids.map(() => 200), 404, 422]);
    const { data } = await owner.call(invoiceCalls.list, {
      data: { idCompany, limit: 100, whereExtra: { field: 'kind', operator: 'eq', value: 'N' } },
    });
    const numbers = data.elements.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
    // In the order of their moments.
    const inTime = data.elements.toSorted((a, b) => a.number - b.number).map(({ at }) => at);
    expect(inTime).toEqual(inTime.toSorted());
  });
  it('is one for a ticket, also of two who make it at the same time', async () => {
    const id = await sell();
    const both = await Promise.all([make([id]), make([id])]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const again = await make([await sell(), id]);
    expect(again.error).toMatchObject({
      code: 'ERROR_INFORMATION_EXISTS',
      extra: [
        {
          field: 'ids.1',
          error: 'exists',
          params: { label: both.find(({ status }) => status === 200)?.data.label },
        },
      ],
    });
  });
  it('is not made of what was called off, of an exercise, or for somebody without a name', async () => {
    const voided = await sell({
      voided: { reason: 'Mistake', idEmployee: null, at: '2026-03-14T12:10:00.000Z' },
      payments: [],
    });
    const refused = await make([await sell(), voided]);
    expect(refused.error.extra).toMatchObject([{ field: 'ids.1', error: 'choice' }]);
    expect((await make([await sell({ training: true })])).error.extra).toMatchObject([
      { field: 'ids.0', error: 'choice' },
    ]);
    const { error } = await make([await sell()], { name: ' ', street: '', taxNumber: 'B84235713' });
    expect(error.extra?.map(({ field, error: fault }) => `${field} ${fault}`)).toEqual([
      'buyer.name required',
      'buyer.street required',
      'buyer.taxNumber tax_number',
    ]);
  });
});

describe('a credit note', () => {
  it('takes an invoice back once, by a number of its own, and frees its tickets', async () => {
    const id = await sell();
    const { data: made } = await make([id]);
    const before = await read(made.id);
    const both = await Promise.all([credit(made.id), credit(made.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const back = both.find(({ status }) => status === 200)?.data;
    expect(back?.label).toMatch(/^R\d\d-MAD-\d{6}$/);
    expect(await read(back?.id ?? '')).toMatchObject({
      kind: 'A',
      total: 0 - before.total,
      net: 0 - before.net,
      amends: { id: made.id, label: made.label },
      reason: 'To another company',
    });
    expect(await read(made.id)).toEqual({ ...before, creditedBy: { id: back?.id, label: back?.label } });
    expect((await credit(back?.id ?? '')).error.extra).toMatchObject([{ field: 'id', error: 'not_of_kind' }]);
    expect((await make([id])).status).toBe(200);
  });
});

describe('an invoice for its buyer', () => {
  it('is shown to whoever holds its address, on the addresses of its own brand', async () => {
    const { data: made } = await make([await sell()]);
    const shown = await platform().anyone.call(invoiceCalls.public, { params: { id: made.id } });
    expect(shown.status, shown.text).toBe(200);
    expect(shown.data).toMatchObject({ label: made.label, buyer });
    expect(shown.text).not.toMatch(/idStore|idTickets|idUser/);
    const elsewhere = await platform().anyone.call(invoiceCalls.public, { params: { id: randomUUID() } });
    expect(elsewhere.status).toBe(404);
  });
  it('is a PDF, for the office and for the buyer alike', async () => {
    const { data: made } = await make([await sell()]);
    const { idStore } = await read(made.id);
    const file = await owner.call(invoiceCalls.file, { params: { id: made.id, storeId: idStore } });
    expect(file.status, file.text).toBe(200);
    expect(file.text.startsWith('%PDF-')).toBe(true);
    const wrong = await owner.call(invoiceCalls.file, { params: { id: made.id, storeId: randomUUID() } });
    expect(wrong.status).toBe(404);
    const theirs = await platform().anyone.call(invoiceCalls.publicFile, { params: { id: made.id } });
    expect(theirs.text.startsWith('%PDF-')).toBe(true);
  });
  it('is mailed with its PDF, and a ticket with its address, also by the guest', async () => {
    const id = await sell();
    const { data: made } = await make([id]);
    const email = 'cuentas@ferrer.example';
    const sent = await owner.call(invoiceCalls.email, {
      data: { id: made.id, email },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(sent.status, sent.text).toBe(200);
    await mailsSettled(platform().pool);
    const mail = post.handed.at(-1)?.content ?? '';
    expect(mail).toContain(`filename=${made.label}.pdf`);
    expect(mail).toContain('application/pdf');
    await owner.call(ticketCalls.email, { params: { id, email, lang: 'ar-EG' } });
    await mailsSettled(platform().pool);
    expect(post.handed.at(-1)?.content).toContain('Content-Language: ar-EG');
    const before = post.handed.length;
    const guest = { params: { id, email: 'guest@ferrer.example' } };
    for (let asked = 0; asked < 5; asked += 1)
      expect((await platform().anyone.call(publicTicketCalls.email, guest)).status).toBe(200);
    expect((await platform().anyone.call(publicTicketCalls.email, guest)).status).toBe(429);
    await mailsSettled(platform().pool);
    expect(post.handed).toHaveLength(before + 5);
    const strange = { params: { id: randomUUID(), email: 'other@ferrer.example' } };
    expect((await platform().anyone.call(publicTicketCalls.email, strange)).status).toBe(404);
    const bad = { params: { id, email: 'nobody' } };
    expect((await platform().anyone.call(publicTicketCalls.email, bad)).status).toBe(400);
  });
});
