import { randomUUID } from 'node:crypto';
import { deviceCalls, type Ticket, ticketCalls } from '@comanda/api/calls';
import { priceLines, type PricedTax } from '@comanda/api/pricing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ratesIn, taxesIn, type TestTill, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What a ticket carries besides its figures, and what of it is refused (docs/product.md §10.3). */
const platform = usePlatform();
let till: TestTill;
let taxes: ReadonlyMap<string, PricedTax>;
let rate = '';
let commit = 0;
let employee = '';
let alias = '';
beforeAll(async () => {
  till = await tillOf(platform(), 'ENCINA MAD Barra');
  const pulled = await till.pull(0);
  commit = pulled.number;
  taxes = taxesIn(pulled);
  rate = ratesIn(taxes)[0] ?? '';
  const staff = pulled.changes.find(({ entity }) => entity === 'EMP');
  employee = staff?.id ?? '';
  alias = Object.values(Object(staff?.record?.['names'])).map(String).join();
});
let last = 0;
const plain = (over: Partial<Ticket> = {}): Ticket => ({
  ...ticketOf((last += 1), commit, taxes, [
    { unitPrice: 1000, quantity: '1', taxes: [rate] },
    { unitPrice: 500, quantity: '2', taxes: [rate] },
  ]),
  ...over,
});
/** The same with figures that follow from its lines. */
const priced = (ticket: Ticket): Ticket => {
  const { totals, ...figures } = priceLines(ticket.lines, taxes);
  return {
    ...ticket,
    lines: ticket.lines.map((line, index) => ({ ...line, total: totals[index] ?? 0 })),
    net: figures.net,
    total: figures.total,
    taxes: [...figures.taxes],
    payments:
      ticket.voided === null
        ? [{ idPaymentMethod: null, kind: 'C', amount: figures.total + ticket.rounding, change: 0 }]
        : [],
  };
};
const send = (ticket: Ticket) => till.call(deviceCalls.ticket, { data: ticket });
const off = (amount: number) => ({ idDiscount: null, kind: '1' as const, name: 'Casa', amount });
const withDiscounts = (ticket: Ticket, whole: number, shares: readonly number[]): Ticket =>
  priced({
    ...ticket,
    discounts: [off(whole)],
    lines: ticket.lines.map((line, index) => ({ ...line, share: shares[index] ?? 0 })),
  });

const faults = async (over: Partial<Ticket>) => {
  const { error } = await send(priced(plain(over)));
  return error.extra?.map(({ field, error: fault }) => `${field} ${fault}`);
};
const where = (field: string, value: string) => ({ whereExtra: { field, operator: 'eq', value } });

describe('a ticket', () => {
  it('has what was taken off its whole shared out among its lines', async () => {
    const kept = await send(withDiscounts(plain(), 201, [101, 100]));
    expect(kept.status, kept.text).toBe(200);
    const owner = await platform().as('owner');
    const { data } = await owner.call(ticketCalls.get, { params: { id: kept.data.id } });
    expect(data).toMatchObject({ total: 1799, discount: 201, discounts: [{ amount: 201 }] });
    expect(data.details.map(({ share }) => share)).toEqual([101, 100]);
    const spoilt = await send(withDiscounts(plain(), 201, [201, 0]));
    expect(spoilt.error.extra).toMatchObject([
      { field: 'lines.0.share', error: 'does_not_add_up', params: { expected: 101 } },
      { field: 'lines.1.share', error: 'does_not_add_up', params: { expected: 100 } },
    ]);
    const line = plain();
    const tooMuch = await send(
      priced({ ...line, lines: line.lines.map((one) => ({ ...one, discounts: [off(1001)] })) }),
    );
    expect(tooMuch.error.extra).toMatchObject([
      { field: 'lines.0.discounts', error: 'too_big' },
      { field: 'lines.1.discounts', error: 'too_big' },
    ]);
  });

  it('names only what the store has, and what a ticket of the store may be about', async () => {
    expect(await faults({ idEmployee: randomUUID(), idCustomer: employee })).toEqual([
      'idEmployee not_found',
      'idCustomer not_found',
    ]);
    expect(await faults({ kind: 'B' })).toEqual(['amends required']);
    expect(await faults({ amends: { idTerminal: null, number: 1 } })).toEqual(['amends choice']);
    expect(await faults({ kind: 'B', amends: { idTerminal: null, number: 999_999 } })).toEqual([
      'amends not_found',
    ]);
    expect(await faults({ kind: 'A', amends: { idTerminal: null, number: 1 } })).toEqual(['total too_big']);
  });

  it('that was voided has lines and no payment, and rounds in cash', async () => {
    const voided = { reason: 'Error', idEmployee: employee, at: '2026-03-14T12:00:00.000Z' };
    expect((await send(priced(plain({ voided })))).status).toBe(200);
    const paid = plain({ voided });
    expect((await send(paid)).error.extra).toMatchObject([
      { field: 'payments', error: 'too_many' },
      { field: 'payments', error: 'does_not_add_up' },
    ]);
    expect((await send(priced(plain({ rounding: -2 })))).status).toBe(200);
  });

  it('is found by who sold it, by its table and by its kind, and what is no sale is in no sum', async () => {
    const sold = await send(priced(plain({ idEmployee: employee, table: 'Terraza 9', covers: 2 })));
    expect(sold.status, sold.text).toBe(200);
    const owner = await platform().as('owner');
    const idCompany = await platform().company('ENCINA');
    const found = async (data: { search?: string; whereExtra?: unknown }) =>
      (await owner.call(ticketCalls.list, { data: { idCompany, ...data } })).data;
    for (const search of ['terraza 9', alias])
      expect((await found({ search })).elements.map(({ id }) => id)).toContain(sold.data.id);
    expect((await found(where('idEmployee', employee))).elements[0]).toMatchObject({
      id: sold.data.id,
      table: 'Terraza 9',
      covers: 2,
      day: '2026-03-14',
    });
    const voided = await found(where('isVoided', 'S'));
    expect(voided.total).toBeGreaterThan(0);
    expect(voided.sums?.[0]).toMatchObject({ total: 0, net: 0 });
    expect((await found(where('day', '2026-03-14'))).total).toBeGreaterThan(2);
    expect((await found(where('kind', 'A'))).total).toBe(0);
  });
});
