import { describe, expect, it } from 'vitest';
import { ticketFilter } from './ticketFilter.ts';

const noon = new Date('2026-11-26T12:00:00Z');

describe('what tickets are narrowed to', () => {
  it('is a period of whole days by the clock of each store', () => {
    expect(ticketFilter({ period: 'today' }, noon)).toEqual({
      and: [
        { field: 'at', operator: 'gte', value: '2026-11-24T12:00:00.000Z' },
        { field: 'daysAgo', operator: 'between', value: [0, 0] },
      ],
    });
    expect(ticketFilter({ period: 'week' }, noon)).toEqual({
      and: [
        { field: 'at', operator: 'gte', value: '2026-11-18T12:00:00.000Z' },
        { field: 'daysAgo', operator: 'between', value: [0, 6] },
      ],
    });
  });
  it('is what business days hold, or an hour of one, as figures of the statistics lead there', () => {
    const days = { field: 'day', operator: 'between', value: ['2026-11-20', '2026-11-26'] };
    const asked = { from: '2026-11-20', to: '2026-11-26' };
    expect(ticketFilter(asked, noon)).toEqual({ and: [days] });
    expect(ticketFilter({ ...asked, hour: '0' }, noon)).toEqual({
      and: [days, { field: 'hour', operator: 'eq', value: 0 }],
    });
    expect(ticketFilter({ ...asked, hour: '24' }, noon)).toEqual({ and: [days] });
    expect(ticketFilter({ from: 'yesterday', to: '2026-11-26' }, noon)).toBeUndefined();
  });
  it('is what a ticket is, who sold it, and for whom', () => {
    const one = '0190d6c0-0000-7000-8000-000000000001';
    expect(
      ticketFilter({ what: 'voided', employee: one, customer: `${one}~x`, service: '01' }, noon),
    ).toEqual({
      and: [
        { field: 'idEmployee', operator: 'in', value: [one] },
        { field: 'idCustomer', operator: 'in', value: [one] },
        { field: 'isVoided', operator: 'eq', value: 'S' },
        { field: 'serviceKind', operator: 'eq', value: '01' },
      ],
    });
  });
  it('is nothing where the address says nothing that is known', () => {
    expect(ticketFilter({}, noon)).toBeUndefined();
    expect(
      ticketFilter({ period: 'ever', store: 'x', payment: 'cash', what: 'toString', service: '9' }, noon),
    ).toBeUndefined();
  });
});
