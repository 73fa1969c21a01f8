import { once } from 'node:events';
import {
  closingCalls,
  dailySaleCalls,
  deviceCalls,
  presentationCalls,
  reportCalls,
} from '@comanda/api/calls';
import { parseWallFrame, type WallFrame } from '@comanda/api/live';
import { type PresentationPage, presentationPages } from '@comanda/api/reports';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Caller } from '../support/caller.ts';
import { giveRole, holdOnly } from '../support/grants.ts';
import { ratesIn, taxesIn, type TestTill, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Figures on a wall (docs/product.md §20.9): what an address shows, to whom, and until when. */
const { make, ofCompany, end, show } = presentationCalls;
const platform = usePlatform();
let owner: Caller;
let idCompany: string;
let here: TestTill;
let there: TestTill;

const sell = async (at: TestTill, price: number): Promise<void> => {
  const pulled = await at.pull(0);
  const taxes = taxesIn(pulled);
  const [rate = ''] = ratesIn(taxes);
  const ticket = ticketOf(sold.next(at), pulled.number, taxes, [
    { unitPrice: price, quantity: '1', taxes: [rate] },
  ]);
  const answer = await at.call(deviceCalls.ticket, { data: { ...ticket, at: new Date().toISOString() } });
  expect(answer.status, answer.text).toBe(200);
};
const sold = (() => {
  let last = 0;
  return { next: (at: TestTill) => at.signed.lastTicket + (last += 1) };
})();

beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  here = await tillOf(platform(), 'ENCINA MAD Barra');
  there = await tillOf(platform(), 'ENCINA LPA Terraza');
  await sell(here, 1210);
  await sell(there, 990);
});
const open: WebSocket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await giveRole(platform().pool, 'owner', idCompany, 'OWNER');
  await giveRole(platform().pool, 'manager', idCompany, 'MANAGER');
});

const hang = async (
  idStores: readonly string[],
  page: PresentationPage = 'todaysales',
  caller: Caller = owner,
) => {
  const made = await caller.call(make, { data: { idStores: [...idStores], page, name: 'Sala' } });
  expect(made.status, made.text).toBe(200);
  return made.data;
};
const shownBy = (block: string, page: PresentationPage = 'todaysales') =>
  platform().anyone.call(show, { data: { page, block } });
const listen = async (block: string): Promise<{ readonly next: () => Promise<WallFrame> }> => {
  const socket = new WebSocket(`${platform().origin.replace('http', 'ws')}/api/reporting/v1/ws/presentation`);
  open.push(socket);
  const heard: WallFrame[] = [];
  const waiting: ((frame: WallFrame) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const frame = parseWallFrame(data.toString());
    if (!frame) throw new Error(`A frame that nobody reads: ${data.toString()}`);
    const wanted = waiting.shift();
    if (wanted) wanted(frame);
    else heard.push(frame);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ block }));
  return {
    next: () => {
      const frame = heard.shift();
      return frame ? Promise.resolve(frame) : new Promise((resolve) => waiting.push(resolve));
    },
  };
};

describe('a wall display', () => {
  it.each(presentationPages)('shows its stores alone: %s', async (page) => {
    const { idStore } = here.signed;
    const { block } = await hang([idStore], page);
    const { status, data, text } = await shownBy(block, page);
    expect(status, text).toBe(200);
    expect(data.stores.map(({ id }) => id)).toEqual([idStore]);
    const { period } = data.course;
    const asked = {
      idStores: [idStore],
      measures: ['gross' as const],
      period: 'P' as const,
      ...period,
    };
    const own = await owner.call(reportCalls.query, { data: asked });
    expect(data.course.currencies[0]?.totals.gross).toBe(page === 'zreporting' ? 0 : 1210);
    expect(data.course.currencies.map(({ totals }) => totals.gross)).toEqual(
      own.data.currencies.map(({ totals }) => totals.gross),
    );
    // Nothing of the other store, by name or by id, stands anywhere in it.
    expect(text).not.toContain(there.signed.idStore);
    expect(text).not.toContain('Terraza');
  });

  it('adds several of them, and ranks them', async () => {
    const { block } = await hang([here.signed.idStore, there.signed.idStore]);
    const { data } = await shownBy(block);
    expect(data.course.currencies[0]?.totals.gross).toBe(2200);
    expect(data.ranks[0]).toMatchObject({
      by: 'store',
      report: { rows: [{ values: { gross: 1210 } }, { values: { gross: 990 } }] },
    });
  });

  it('is refused to whoever changes a letter of its address, or asks for another page', async () => {
    const { block } = await hang([here.signed.idStore]);
    const read: Record<string, string> = JSON.parse(Buffer.from(block, 'base64url').toString());
    const spoilt = (change: Record<string, string>): string =>
      Buffer.from(JSON.stringify({ ...read, ...change })).toString('base64url');
    const other = await hang([there.signed.idStore]);
    for (const wrong of [
      spoilt({ page: 'employees' }),
      spoilt({ id: other.id }),
      spoilt({ signature: '' }),
      Buffer.from('null').toString('base64url'),
      'ñ',
    ])
      expect((await shownBy(wrong)).status, wrong).toBe(404);
    expect((await shownBy(block, 'employees')).status).toBe(404);
    expect((await shownBy(block)).status).toBe(200);
  });

  it('hears of its stores alone, and at once when it is over', async () => {
    const { id, block } = await hang([here.signed.idStore]);
    const line = await listen(block);
    expect(await line.next()).toHaveProperty('beat');
    // The other store's ticket is told to nobody here: the next thing that is heard is its own.
    await sell(there, 100);
    await sell(here, 100);
    expect(await line.next()).toEqual({ sold: true });
    expect((await owner.call(end, { params: { id } })).status).toBe(200);
    expect(await line.next()).toEqual({ ended: true });
    expect((await shownBy(block)).status).toBe(404);
  });

  it('shows nothing while whoever made it may not see it, and says so to who ends it', async () => {
    const manager = await platform().as('manager');
    const { id, block } = await hang([here.signed.idStore], 'todaysales', manager);
    const line = await listen(block);
    expect(await line.next()).toHaveProperty('beat');
    await holdOnly(platform().pool, 'manager', idCompany, ['ALLOW_COMPANY_ACCESS']);
    expect(await line.next()).toEqual({ ended: true });
    expect((await shownBy(block)).status).toBe(404);
    const { data } = await owner.call(ofCompany, { params: { companyId: idCompany } });
    expect(data.find((one) => one.id === id)).toMatchObject({ isOpen: false });
    await giveRole(platform().pool, 'manager', idCompany, 'MANAGER');
    expect((await shownBy(block)).status).toBe(200);
  });

  it('shows nothing of what whoever made it may not see, and nobody makes one of another company', async () => {
    const manager = await platform().as('manager');
    await holdOnly(platform().pool, 'manager', idCompany, ['ALLOW_COMPANY_PRESENTATION_CREATE']);
    const data = { idStores: [here.signed.idStore], page: 'todaysales' as const, name: 'Sala' };
    expect((await shownBy((await hang(data.idStores, 'todaysales', manager)).block)).status).toBe(404);
    const foreign = await platform().as('foreign');
    expect((await foreign.call(make, { data })).status).toBe(404);
  });
});

describe('figures of one store', () => {
  it('hold nothing of another one, whoever asks and however', async () => {
    const { idStore } = here.signed;
    const answers = await Promise.all([
      owner.call(reportCalls.query, {
        data: { idStores: [idStore], measures: ['gross'], dimensions: ['store', 'terminal'], compare: true },
      }),
      owner.call(closingCalls.xOfStore, { params: { id: idStore } }),
      owner.call(closingCalls.xLite, { data: { idStores: [idStore] } }),
      owner.call(closingCalls.xSummarized, { data: { idStores: [idStore] } }),
      owner.call(closingCalls.zLite, { data: { idStores: [idStore] } }),
      owner.call(closingCalls.zSummarized, { data: { idStores: [idStore] } }),
    ]);
    for (const { status, text } of answers) {
      expect(status, text).toBe(200);
      expect(text).not.toContain(there.signed.idStore);
      expect(text).not.toContain('Terraza');
    }
  });
});

describe('a reading of the day', () => {
  it('is what a report says of it, and is kept for who asked until it is thrown away', async () => {
    const { idStore } = here.signed;
    const asked = { idStores: [idStore] };
    const read = await owner.call(dailySaleCalls.request, { data: asked });
    expect(read.status, read.text).toBe(200);
    const report = await owner.call(reportCalls.query, {
      data: { ...asked, measures: ['gross', 'tickets'] },
    });
    const [of] = report.data.currencies;
    expect(read.data.summarized).toMatchObject([
      {
        periodSales: { gross: of?.totals.gross, tickets: of?.totals.tickets },
        periodSalesStores: [{ idStore, gross: of?.totals.gross }],
      },
    ]);
    expect(read.data.consolidated).toMatchObject([{ idCompany, periodSales: { gross: of?.totals.gross } }]);
    expect(read.text).not.toContain(there.signed.idStore);
    const { id } = read.data;
    const isKept = async (): Promise<boolean> => {
      const { rowCount } = await platform().pool.query('select 1 from daily_sale where id = $1', [id]);
      return rowCount === 1;
    };
    const manager = await platform().as('manager');
    expect((await manager.call(dailySaleCalls.forget, { params: { id } })).status).toBe(404);
    expect(await isKept()).toBe(true);
    expect((await owner.call(dailySaleCalls.forget, { params: { id } })).status).toBe(200);
    expect(await isKept()).toBe(false);
  });
});
