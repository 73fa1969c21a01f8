import type { Ticket } from '@comanda/api/calls';
import { compositionFaults } from '@comanda/api/pricing';
import { describe, expect, it } from 'vitest';
import { applied, bookOf, emptyCatalogue, fault, sellableTaxes } from './catalogue.ts';
import { closingOf, openPeriod, withTicket } from './period.ts';
import { drawsOf } from './random.ts';
import { nextTicket } from './sale.ts';
import { product, published, region, tax } from './shop.fixture.ts';
import { visitOf } from './visit.ts';

const shop = {
  idStore: 'here',
  timeZone: 'Europe/Madrid',
  idRegion: 'mainland',
  currency: 'EUR',
  decimals: 2,
};

const first = { number: 1, at: new Date(0), commit: 1 };
const inside = { serviceKind: '00', guests: 2, emitter: 'POS', lines: 2.6 } as const;

const day = (seed: number, tickets: number, catalogue = published): Ticket[] => {
  const draws = drawsOf(seed);
  const visits = drawsOf(seed + 1000);
  const used = new Set<string>();
  return Array.from({ length: tickets }, (_, index) => {
    const ticket = nextTicket(
      catalogue,
      shop,
      draws,
      used,
      { number: index + 1, at: new Date(index * 60_000), commit: 1 },
      visitOf('1', visits),
    );
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
    const ticket = nextTicket(taught, shop, drawsOf(1), new Set(['iva10', 'iva21']), first, inside);
    expect(ticket?.taxes.map(({ idTax }) => idTax)).toContain('new');
    expect(
      sellableTaxes(
        applied(taught, [{ entity: 'TAX', id: 'new', kind: 'DLT', record: null }], false),
        'islands',
      ).map(({ id }) => id),
    ).toEqual(['igic7']);
  });
  it('sells what it has a key for, and asks what has to be asked', () => {
    const book = bookOf(published);
    const tickets = day(5, 400);
    const lines = tickets.flatMap((ticket) => ticket.lines);
    expect(new Set(lines.map(({ idProduct }) => idProduct))).toEqual(
      new Set(['coffee', 'soup', 'steak', 'cheese', 'menu', 'half']),
    );
    for (const line of lines) expect(compositionFaults(line, book)).toEqual([]);
    for (const { serviceKind, lines: sold } of tickets)
      for (const { idRate } of sold) expect(idRate).toBe(serviceKind === '00' ? 'inside' : 'outside');
    const of = (id: string) => lines.filter(({ idProduct }) => idProduct === id);
    for (const { modifiers } of of('coffee')) expect([1, 2]).toContain(modifiers.length);
    for (const { quantity } of of('cheese')) expect(Number(quantity)).toBeLessThanOrEqual(1);
    for (const { parts } of of('menu')) {
      expect(parts.slice(0, 2).map(({ supplement }) => supplement)).toEqual([0, 0]);
      for (const { idProduct, supplement } of parts.slice(2))
        expect([idProduct, supplement]).toEqual(['coffee', 90]);
      expect(parts.map(({ idProduct }) => idProduct)).not.toContain('gone');
    }
    for (const { unitPrice } of of('half')) expect(unitPrice).toBe(2400);
    expect(of('coffee').length).toBeGreaterThan(of('soup').length * 3);
    expect(of('steak').some(({ parts }) => parts.length === 1)).toBe(true);
  });
  it('sells under what holds in its region: members of a group, else the first of the list', () => {
    const taught = applied(
      published,
      [
        tax('sugar', '0', 60, { kind: 'I', amount: 15 }),
        tax('bottle', '0', 70, { kind: 'G', members: [{ idTax: 'iva21' }, { idTax: 'sugar' }] }),
        region('catalonia', 'iva10', 'iva21', 'sugar', 'bottle'),
        product('cola', 295, { idTaxSale: 'bottle', favorite: 'S' }),
      ],
      false,
    );
    const used = new Set(['iva10', 'iva21', 'igic7', 'sugar', 'bottle']);
    const taxesOn = (idRegion: string, id: string): Set<string> => {
      const draws = drawsOf(2);
      const tickets = Array.from({ length: 60 }, () =>
        nextTicket(taught, { ...shop, idRegion }, draws, used, first, inside),
      );
      return new Set(
        tickets.flatMap((ticket) =>
          (ticket?.lines ?? []).filter(({ idProduct }) => idProduct === id).map(({ taxes }) => taxes.join()),
        ),
      );
    };
    expect(taxesOn('catalonia', 'cola')).toEqual(new Set(['bottle']));
    expect(taxesOn('mainland', 'cola')).toEqual(new Set(['iva21']));
    expect(taxesOn('islands', 'soup')).toEqual(new Set(['igic7']));
  });
  it('does not sell before it has pulled a tax', () => {
    expect(nextTicket(emptyCatalogue, shop, drawsOf(1), new Set(), first, inside)).toBeUndefined();
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
