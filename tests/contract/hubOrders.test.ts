import { randomUUID } from 'node:crypto';
import {
  hubOrderCalls,
  kitchenOrderCalls,
  mayBecome,
  orderStatuses,
  qrInfoCalls,
  resourceCalls,
  type SentHubOrder,
} from '@comanda/api/calls';
import { serviceKind } from '@comanda/api/areas/basics/serviceKind';
import { storeService } from '@comanda/api/areas/hub/storeService';
import { timeService } from '@comanda/api/areas/hub/timeService';
import { zone } from '@comanda/api/areas/sales/zone';
import { beforeAll, describe, expect, it } from 'vitest';
import { hubOrderOf } from '../support/hub.ts';
import { enrolScreen, openShop, orderOf, type TestScreen, type TestShop } from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What guests order from outside: what becomes of it, who may say so, and how it reaches till and kitchen (docs/product.md §17.7). */
const platform = usePlatform();
let shop: TestShop;
let screen: TestScreen;
let idService: string;
let serial = 0;
const nextCode = (): string => `W-${(serial += 1)}`;
const namesOf = (text: string) => ({ 'es-ES': text, 'en-GB': text });

const piece = (number: string, kind = 'PTO') => ({
  number,
  kind,
  shape: 'S',
  covers: 4,
  groupable: 'N',
  x: 0,
  y: 0,
  width: 2,
  depth: 2,
  turn: 0,
});

const makeService = async (over: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const nth = (serial += 1);
  const { data: kinds } = await shop.owner.call(resourceCalls(serviceKind).ofCompany, {
    params: { companyId: shop.idCompany },
  });
  const taken = kinds.elements.find(({ kind }) => kind === 'O');
  const { data } = await shop.owner.callWith(resourceCalls(storeService).create, {
    idCompany: shop.idCompany,
    code: `HS${nth}`,
    names: namesOf(`Recogida ${nth}`),
    idStore: shop.idStore,
    idServiceKind: taken?.id ?? '',
    order: 60_000 + nth,
    ...over,
  });
  return (data as { readonly id: string }).id;
};
const bring = async (over: Partial<SentHubOrder> = {}, service = idService) =>
  (await shop.till.call(hubOrderCalls.upload, { data: hubOrderOf(service, nextCode(), over) })).data;
const look = async (data: Parameters<typeof ask>[0] = {}) => ask(data);
const ask = async (data: { taken?: { id: string; number: number }[]; takenBack?: string[] }) =>
  (await shop.till.call(hubOrderCalls.ofDevice, { data })).data;
const get = async (id: string) => (await shop.owner.call(hubOrderCalls.get, { params: { id } })).data;
const move = (id: string, data: object) => shop.owner.callWith(hubOrderCalls.move, data, { id });
const tell = (id: string, data: object) => shop.till.callWith(hubOrderCalls.tell, data, { id });
const live = async () =>
  (await shop.owner.call(hubOrderCalls.live, { params: { companyId: shop.idCompany } })).data;

beforeAll(async () => {
  shop = await openShop(platform());
  screen = await enrolScreen(platform(), shop.owner, (await shop.monitor()).id);
  idService = await makeService();
});

describe('an order from outside', () => {
  it('comes once under its code, and is received when a till has heard of it', async () => {
    const sent = hubOrderOf(idService, nextCode());
    const first = await shop.till.call(hubOrderCalls.upload, { data: sent });
    expect(first.data.status).toBe('SNT');
    expect((await shop.till.call(hubOrderCalls.upload, { data: sent })).data.id).toBe(first.data.id);
    const other = await shop.till.callWith(hubOrderCalls.upload, { ...sent, customer: 'Marc Vidal' });
    expect(other).toMatchObject({ status: 422, error: { extra: [{ field: 'code', error: 'exists' }] } });
    expect((await look()).waiting.map(({ id }) => id)).toContain(first.data.id);
    const { status, steps, due, at, portions } = await get(first.data.id);
    expect({ status, portions, steps: steps.map((step) => [step.status, step.by]) }).toEqual({
      status: 'RCV',
      portions: 3,
      steps: [
        ['SNT', 'guest'],
        ['RCV', 'till'],
      ],
    });
    expect(Date.parse(due) - Date.parse(at)).toBe(20 * 60_000);
  });
  it('adds up, and is for a service of the store that brings it', async () => {
    const wrong = hubOrderOf(idService, nextCode(), { total: 1 });
    expect((await shop.till.callWith(hubOrderCalls.upload, wrong)).error?.extra).toEqual([
      { entity: 'HOR', field: 'total', error: 'does_not_add_up' },
    ]);
    const elsewhere = await makeService({ idStore: shop.idOtherStore });
    for (const service of [elsewhere, randomUUID()]) {
      const { error } = await shop.till.callWith(hubOrderCalls.upload, hubOrderOf(service, nextCode()));
      expect(error?.extra).toEqual([{ entity: 'HOR', field: 'idStoreService', error: 'not_found' }]);
    }
  });
  it('is accepted by a service that does so by itself, up to as many as it makes at a time', async () => {
    const service = await makeService({ acceptance: 'A', maxOrders: 1 });
    const first = await bring({}, service);
    expect(first.status).toBe('ACP');
    expect((await bring({}, service)).status).toBe('SNT');
    expect((await get(first.id)).steps.at(-1)).toMatchObject({ status: 'ACP', by: 'rule' });
  });
  it('is planned where it is wanted much later, and still being paid where its sender says so', async () => {
    const wanted = new Date(Date.now() + 3 * 3_600_000).toISOString();
    const planned = await bring({ wanted });
    expect(planned.status).toBe('PLN');
    expect((await get(planned.id)).due).toBe(wanted);
    const busy = await bring({ isProcessing: true });
    expect(busy.status).toBe('PRC');
    expect((await move(busy.id, { status: 'ACP' })).status).toBe(409);
    expect((await tell(busy.id, { status: 'SNT' })).status).toBe(200);
  });
});

const makeTimes = async (idStoreService: string, over: Readonly<Record<string, unknown>> = {}) => {
  const nth = (serial += 1);
  const { status, text, data } = await shop.owner.callWith(resourceCalls(timeService).create, {
    idCompany: shop.idCompany,
    code: `HT${nth}`,
    names: namesOf(`Horas ${nth}`),
    idStoreService,
    order: 60_000 + nth,
    ...over,
  });
  expect(status, text).toBe(200);
  return data as { readonly id: string; readonly version: number };
};
const refusal = async (service: string, over: Partial<SentHubOrder> = {}) => {
  const code = nextCode();
  const answer = await shop.till.callWith(hubOrderCalls.upload, hubOrderOf(service, code, over));
  const isTaken = answer.status === 200;
  expect((await live()).some((order) => order.code === code)).toBe(isTaken);
  return isTaken ? undefined : answer.error?.extra?.[0];
};
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('what a service does not take', () => {
  it('is less than its least total', async () => {
    const service = await makeService({ minimum: 2200 });
    expect(await refusal(service)).toEqual({
      entity: 'HOR',
      field: 'total',
      error: 'too_small',
      params: { min: 2200 },
    });
    expect(await refusal(await makeService({ minimum: 2150 }))).toBeUndefined();
  });
  it('is for a time at which none of its hours hold, or comes while it pauses', async () => {
    const service = await makeService();
    const shut = await makeTimes(service, { from: '2020-01-01', until: '2020-12-31' });
    expect(await refusal(service)).toEqual({ entity: 'HOR', field: 'at', error: 'not_taken_then' });
    expect(await refusal(service, { wanted: inHours(5) })).toMatchObject({ field: 'wanted' });
    // Always open beside it, for now alone.
    const open = await makeTimes(service, { capabilities: ['NOW'], closesBefore: 0 });
    expect(await refusal(service)).toBeUndefined();
    expect(await refusal(service, { wanted: inHours(5) })).toMatchObject({ error: 'not_taken_then' });
    const { setStatus } = resourceCalls(timeService);
    await shop.owner.callWith(setStatus, { ids: [open.id, shut.id], status: 'I' });
    expect(await refusal(service)).toMatchObject({ field: 'at', error: 'not_taken_then' });
  });
  it('is one more than a slot takes; what was given up leaves room', async () => {
    const service = await makeService();
    await makeTimes(service, { ordersPerSlot: 1, slotMinutes: 60 });
    const wanted = inHours(5);
    const first = await bring({ wanted }, service);
    expect(await refusal(service, { wanted })).toEqual({
      entity: 'HOR',
      field: 'wanted',
      error: 'too_many',
      params: { max: 1 },
    });
    expect((await move(first.id, { status: 'RJT', reason: 'BUSY' })).status).toBe(200);
    expect(await refusal(service, { wanted })).toBeUndefined();
    expect(await refusal(service, { wanted: inHours(24 * 9) })).toMatchObject({ error: 'not_taken_then' });
  });
});

describe('what becomes of it', () => {
  it('is said step by step, and what does not follow is refused with what it is', async () => {
    const { id } = await bring();
    for (const status of ['ACP', 'PST', 'PCO', 'PPK'])
      expect(await move(id, { status })).toMatchObject({ status: 200, data: { id, status } });
    const { status, error } = await move(id, { status: 'PST' });
    expect({ status, code: error?.code, params: error?.extra?.[0]?.params?.['status'] }).toEqual({
      status: 409,
      code: 'ERROR_STALE',
      params: 'PPK',
    });
    // Its guest has fetched it: nothing is left to do.
    expect((await live()).some((order) => order.id === id)).toBe(false);
  });
  it('needs a reason where it is not made', async () => {
    const { id } = await bring();
    const fault = async (data: object) => (await move(id, data)).error?.extra?.[0]?.field;
    expect(await fault({ status: 'RJT' })).toBe('reason');
    expect((await move(id, { status: 'ACP' })).status).toBe(200);
    expect(await fault({ status: 'CNS', note: 'No' })).toBe('reason');
    expect(await fault({ status: 'CNC', reason: 'SOLD' })).toBe('note');
    expect((await move(id, { status: 'CNS', reason: 'SOLD' })).status).toBe(200);
    expect((await get(id)).steps.at(-1)).toMatchObject({ status: 'CNS', reason: 'SOLD', by: 'person' });
  });
  it('is said by one of two who are hasty, and the other is told who was faster', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await bring();
      const [accepted, rejected] = await Promise.all([
        move(id, { status: 'ACP' }),
        tell(id, { status: 'RJT', reason: 'BUSY' }),
      ]);
      const [won, lost] = accepted.status === 200 ? [accepted, rejected] : [rejected, accepted];
      expect([won.status, lost.status]).toEqual([200, 409]);
      const { status, steps } = await get(id);
      expect(lost.error?.extra?.[0]?.params).toMatchObject({ status, name: steps.at(-1)?.name });
      expect(steps.filter(({ status: one }) => one === 'ACP' || one === 'RJT')).toHaveLength(1);
    }
  });
  it('stands first where it is late', async () => {
    const old = new Date(Date.now() - 3_600_000).toISOString();
    const late = await bring({ at: old });
    const fresh = await bring();
    const orders = await live();
    const place = (id: string): number => orders.findIndex((order) => order.id === id);
    expect(orders[place(late.id)]?.isLate).toBe(true);
    expect(orders[place(fresh.id)]?.isLate).toBe(false);
    expect(place(late.id)).toBeLessThan(place(fresh.id));
    const flags = orders.map(({ isLate }) => isLate);
    expect(flags).toEqual(flags.toSorted((one, other) => Number(other) - Number(one)));
  });
  it('follows from the rules alone', () => {
    const ends = orderStatuses.filter((from) => !orderStatuses.some((to) => mayBecome(from, to)));
    expect(ends).toEqual(['DLV', 'RJT', 'CNS', 'CNC', 'CRC']);
    for (const status of orderStatuses) expect(mayBecome(status, status)).toBe(false);
  });
});

describe('till and kitchen', () => {
  it('make an accepted order: one till has it, the kitchen shows it, and its progress is followed', async () => {
    const { id } = await bring();
    await move(id, { status: 'ACP' });
    const made = (await look()).make.find((order) => order.id === id);
    expect(made).toMatchObject({ serviceKind: '01', number: null, isPaid: true });
    const number = 4001;
    await shop.till.call(kitchenOrderCalls.upload, {
      data: { ...orderOf(number, [{}]), serviceKind: '01', emitter: 'HUB', place: made?.code ?? '' },
    });
    expect((await look({ taken: [{ id, number }] })).make.some((order) => order.id === id)).toBe(false);
    expect((await get(id)).kitchen).toEqual({ made: 0, all: 1 });
    const card = (await screen.whole()).orders.find((order) => order.place === made?.code);
    const tasks = card?.tasks ?? [];
    expect(tasks).toHaveLength(1);
    await screen.send([screen.move('START', tasks)]);
    await look();
    expect((await get(id)).status).toBe('PST');
    const again = (await screen.whole()).orders.find((order) => order.id === card?.id)?.tasks ?? [];
    await screen.send([screen.move('FINISH', again)]);
    const { ready } = await look();
    expect((await get(id)).steps.at(-1)).toMatchObject({ status: 'PCO', by: 'kitchen' });
    expect(ready.map((order) => order.id)).toContain(id);
  });
  it('take back what was cancelled after it was rung up, once', async () => {
    const { id } = await bring();
    await move(id, { status: 'ACP' });
    await look();
    await look({ taken: [{ id, number: 4002 }] });
    await move(id, { status: 'CNC', note: 'The oven is broken' });
    expect((await look()).takeBack.find((order) => order.id === id)).toMatchObject({ number: 4002 });
    expect((await look({ takenBack: [id] })).takeBack.some((order) => order.id === id)).toBe(false);
  });
});

describe('the list of all orders', () => {
  it('is searched by code and guest, and narrowed', async () => {
    const { id } = await bring({ customer: 'Zenobia Quiroga' });
    const found = await shop.owner.callWith(hubOrderCalls.list, {
      idCompany: shop.idCompany,
      search: 'zenobia',
      whereExtra: { field: 'status', operator: 'eq', value: 'SNT' },
    });
    expect(found.data).toMatchObject({ total: 1, elements: [{ id }] });
  });
});

describe('codes at the tables', () => {
  it('lead to the address of the store, with store, zone and table', async () => {
    const params = { id: shop.idStore };
    const nth = (serial += 1);
    const made = await shop.owner.callWith(resourceCalls(zone).create, {
      idCompany: shop.idCompany,
      code: `Z${nth}`,
      names: namesOf('Patio'),
      idStore: shop.idStore,
      tables: [piece('P10'), piece('P9'), piece('Fuente', 'DEC')],
      order: 60_000 + nth,
    });
    expect(made.status, made.text).toBe(200);
    const { data: before } = await shop.owner.call(qrInfoCalls.get, { params });
    expect(before.address).toBe('https://carta.laencina.example/pedir');
    await platform().pool.query('delete from hub_qr where id_store = $1', [shop.idStore]);
    const zoneOf = async () =>
      (await shop.owner.call(qrInfoCalls.get, { params })).data.zones.find(({ code }) => code === `Z${nth}`);
    expect((await zoneOf())?.tables.map(({ number, link }) => [number, link])).toEqual([
      ['P9', null],
      ['P10', null],
    ]);
    for (const address of ['', 'menu', 'ftp://menu.example'])
      expect((await shop.owner.callWith(qrInfoCalls.put, { address }, params)).status).toBe(422);
    await shop.owner.call(qrInfoCalls.put, {
      params,
      data: { address: 'https://menu.example/carta?lang=es' },
    });
    expect((await zoneOf())?.tables[0]?.link).toBe(
      `https://menu.example/carta?lang=es&store=MAD&zone=Z${nth}&table=P9`,
    );
  });
});
