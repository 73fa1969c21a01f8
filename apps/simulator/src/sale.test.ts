import type { DeviceChange, Ticket } from '@comanda/api/calls';
import { describe, expect, it } from 'vitest';
import { applied, emptyCatalogue, fault, sellableTaxes } from './catalogue.ts';
import { menuOf } from './menu.ts';
import { closingOf, openPeriod, withTicket } from './period.ts';
import { drawsOf } from './random.ts';
import { nextTicket } from './sale.ts';

const tax = (id: string, value: string, order: number, over: Record<string, unknown> = {}): DeviceChange => ({
  entity: 'TAX',
  id,
  kind: 'INS',
  record: {
    id,
    code: id.toUpperCase(),
    kind: 'N',
    value,
    amount: 0,
    members: [],
    order,
    status: 'A',
    ...over,
  },
});
const method = (id: string, kind: string, givesChange: string): DeviceChange => ({
  entity: 'PMT',
  id,
  kind: 'INS',
  record: { id, kind, givesChange, status: 'A' },
});
const region = (id: string, ...taxes: string[]): DeviceChange => ({
  entity: 'RGN',
  id,
  kind: 'INS',
  record: { id, taxes: taxes.map((idTax) => ({ idTax })) },
});
const published = applied(
  emptyCatalogue,
  [
    tax('iva21', '21', 10),
    tax('iva10', '10', 20),
    tax('igic7', '7', 30),
    region('mainland', 'iva10', 'iva21'),
    region('islands', 'igic7'),
    method('cash', 'C', 'S'),
    method('card', 'T', 'N'),
  ],
  true,
);
const shop = { idRegion: 'mainland', currency: 'EUR', decimals: 2, menu: menuOf('1') };

const day = (seed: number, tickets: number, catalogue = published): Ticket[] => {
  const draws = drawsOf(seed);
  const used = new Set<string>();
  return Array.from({ length: tickets }, (_, index) => {
    const ticket = nextTicket(catalogue, shop, draws, used, {
      number: index + 1,
      at: new Date(index * 60_000),
      commit: 1,
    });
    if (!ticket) throw new Error('no ticket');
    for (const line of ticket.lines) for (const id of line.taxes) used.add(id);
    return ticket;
  });
};

describe('a till', () => {
  it('sells with the taxes of its region, and with a new one that no region claims first', () => {
    expect(sellableTaxes(published, 'mainland').map(({ id }) => id)).toEqual(['iva10', 'iva21']);
    const taught = applied(published, [tax('new', '5', 40)], false);
    expect(sellableTaxes(taught, 'islands').map(({ id }) => id)).toEqual(['igic7', 'new']);
    const ticket = nextTicket(taught, shop, drawsOf(1), new Set(['iva10', 'iva21']), {
      number: 1,
      at: new Date(0),
      commit: 2,
    });
    expect(ticket?.taxes.map(({ idTax }) => idTax)).toContain('new');
    expect(
      sellableTaxes(
        applied(taught, [{ entity: 'TAX', id: 'new', kind: 'DLT', record: null }], false),
        'islands',
      ).map(({ id }) => id),
    ).toEqual(['igic7']);
  });
  it('does not sell before it has pulled a tax', () => {
    expect(
      nextTicket(emptyCatalogue, shop, drawsOf(1), new Set(), { number: 1, at: new Date(0), commit: 0 }),
    ).toBeUndefined();
  });
  it('refuses a group whose taxes it does not have', () => {
    const group = tax('group', '0', 50, { kind: 'G', members: [{ idTax: 'iva21' }, { idTax: 'gone' }] });
    expect(fault(published)).toBeUndefined();
    expect(fault(applied(published, [group], false))).toContain('GROUP');
  });
  it('is the same shop for the same seed', () => {
    expect(day(7, 50)).toEqual(day(7, 50));
    expect(day(7, 50)).not.toEqual(day(8, 50));
  });
  it('sells and closes to the cent', () => {
    const tickets = day(3, 500);
    for (const ticket of tickets) {
      expect(ticket.taxes.reduce((sum, share) => sum + share.tax, ticket.net)).toBe(ticket.total);
      expect(ticket.payments.reduce((sum, payment) => sum + payment.amount, 0)).toBe(ticket.total);
    }
    const closing = closingOf(tickets.reduce(withTicket, openPeriod('2026-01-01T05:00:00Z')), {
      number: 4,
      to: new Date(0),
      currency: 'EUR',
      grandTotal: 1000,
    });
    const total = tickets.reduce((sum, ticket) => sum + ticket.total, 0);
    expect(closing).toMatchObject({
      number: 4,
      firstTicket: 1,
      lastTicket: 500,
      tickets: 500,
      total,
      grandTotal: 1000 + total,
    });
    expect(closing.taxes.reduce((sum, share) => sum + share.tax, closing.net)).toBe(total);
    expect(closing.payments.reduce((sum, payment) => sum + payment.amount, 0)).toBe(total);
    expect(tickets.reduce((sum, ticket) => sum + ticket.lines.length, 0) / 500).toBeGreaterThan(2);
  });
});
