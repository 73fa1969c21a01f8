import { deviceCalls, resourceCalls, syncCalls, ticketCalls } from '@comanda/api/calls';
import { supplier } from '@comanda/api/areas/others/supplier';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordTable } from '../../apps/server/src/db/naming.ts';
import type { Caller } from '../support/caller.ts';
import { taxesIn, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* A day in a filter is the day that the page shows (docs/product.md §6.2.7). */
const platform = usePlatform();
let owner: Caller;
let idCompany = '';
beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
});

const inAuckland = { 'time-zone': 'Pacific/Auckland' };
const changesOn = async (value: string): Promise<number> => {
  const { data } = await owner.call(syncCalls.trackerList, {
    data: { idCompany, whereExtra: { field: 'created', operator: 'eq', value } },
    headers: inAuckland,
  });
  return data.total;
};
const ticketsBy = async (whereExtra: unknown): Promise<readonly string[]> => {
  const { data } = await owner.call(ticketCalls.list, {
    data: { idCompany, whereExtra },
    headers: inAuckland,
  });
  return data.elements.map((one) => `${one.at} ${one.timeZone}`);
};

describe('a record that was made at ten to one in the afternoon of the 26th, UTC', () => {
  const made: string[] = [];
  beforeAll(async () => {
    const { list } = resourceCalls(supplier);
    const { data } = await owner.call(list, { data: { idCompany, limit: 10 } });
    const [first] = data.elements;
    made.push(String(first?.id));
    await platform().pool.query(
      `update ${recordTable(supplier)} set created = '2026-10-26T12:50:00Z' where id = $1`,
      [first?.id],
    );
    await platform().pool.query(
      `update tracker set created = '2026-10-26T12:50:00Z' where position =
        (select min(position) from tracker where id_company = $1)`,
      [idCompany],
    );
  });
  const onDay = async (operator: string, value: unknown, zone?: string): Promise<boolean> => {
    const { data } = await owner.call(resourceCalls(supplier).list, {
      data: {
        idCompany,
        whereExtra: {
          and: [
            { field: 'id', operator: 'in', value: made },
            { field: 'created', operator, value },
          ],
        },
      },
      ...(zone !== undefined && { headers: { 'time-zone': zone } }),
    });
    return data.total === 1;
  };

  it.each([
    ['eq', '2026-10-27', true],
    ['eq', '2026-10-26', false],
    ['neq', '2026-10-26', true],
    ['gte', '2026-10-27', true],
    ['gt', '2026-10-26', true],
    ['lt', '2026-10-27', false],
    ['lte', '2026-10-26', false],
    ['lte', '2026-10-27', true],
    ['between', ['2026-10-27', '2026-10-27'], true],
    ['between', ['2026-10-20', '2026-10-26'], false],
    ['in', ['2026-10-01', '2026-10-27'], true],
    ['in', [], false],
    ['nin', ['2026-10-27'], false],
    ['nin', [], true],
    // What is asked by moments is found by them.
    ['lt', '2026-10-26T12:50:01Z', true],
  ])('is of the 27th in Auckland: %s %j is %s', async (operator, value, holds) => {
    expect(await onDay(operator, value, 'Pacific/Auckland')).toBe(holds);
  });
  it('is of the 26th where no zone is said, or none that there is', async () => {
    expect(await onDay('eq', '2026-10-26')).toBe(true);
    expect(await onDay('eq', '2026-10-26', 'Mars/Base')).toBe(true);
  });
  it('is found so among changes too', async () => {
    expect(await changesOn('2026-10-27')).toBe(1);
    expect(await changesOn('2026-10-26')).toBe(0);
  });
});

const todayInMadrid = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
describe('a ticket of half past midnight in Madrid', () => {
  const at = '2026-10-26T23:30:00.000Z';
  beforeAll(async () => {
    const till = await tillOf(platform(), 'ENCINA MAD Barra');
    const pulled = await till.pull(0);
    const taxes = taxesIn(pulled);
    const sold = ticketOf(till.signed.lastTicket + 1, pulled.number, taxes, [
      { unitPrice: 150, taxes: [...taxes.keys()].slice(0, 1) },
    ]);
    expect((await till.call(deviceCalls.ticket, { data: { ...sold, at } })).status).toBe(200);
  });
  const ours = [`${at} Europe/Madrid`];

  it('is of the day that its store had, whoever asks', async () => {
    expect(await ticketsBy({ field: 'at', operator: 'eq', value: '2026-10-27' })).toEqual(ours);
    expect(
      await ticketsBy({ field: 'at', operator: 'between', value: ['2026-10-27', '2026-10-28'] }),
    ).toEqual(ours);
    expect(await ticketsBy({ field: 'at', operator: 'eq', value: '2026-10-26' })).toEqual([]);
    expect(await ticketsBy({ field: 'at', operator: 'eq', value: '2026-10-28' })).toEqual([]);
  });
  /** The tickets of as many days ago as ours is, and those of a day more. */
  const soldAgo = async (): Promise<readonly (readonly string[])[]> => {
    const today = todayInMadrid();
    const ago = (Date.parse(today) - Date.parse('2026-10-27')) / 86_400_000;
    const sold: (readonly string[])[] = [];
    for (const value of [ago, ago + 1])
      sold.push(await ticketsBy({ field: 'daysAgo', operator: 'eq', value }));
    // Where the day of Madrid ends between two calls, they are asked anew.
    return today === todayInMadrid() ? sold : soldAgo();
  };
  it('was sold so many days ago by the clock of its store', async () => {
    expect(await soldAgo()).toEqual([ours, []]);
  });
});
