import { monitor as monitors } from '@comanda/api/areas/kitchen/monitor';
import { marketStall } from '@comanda/api/areas/kitchen/marketStall';
import { productionCircuit } from '@comanda/api/areas/kitchen/productionCircuit';
import { type KitchenEmitter, kitchenOrderCalls, resourceCalls, type SentOrder } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  enrolScreen,
  makeSection,
  openShop,
  orderOf,
  type TestScreen,
  type TestShop,
} from '../support/kitchen.ts';
import { blank, platformId } from '@comanda/api/kernel';
import { weekDays } from '@comanda/api/week';
import { usePlatform } from '../support/usePlatform.ts';

/* Whose orders a stall takes and when (docs/product.md §8.34), and which stages a service has (§8.42). */
const platform = usePlatform();
let shop: TestShop;
let idGrill = '';
let idProduct = '';
let rest: TestScreen;
let number = 0;

beforeAll(async () => {
  shop = await openShop(platform());
  const { pool } = platform();
  const { rows } = await pool.query<{ id: string; department: string }>(
    `select id, id_department as department from product
     where id_company = $1 and id_area is null and id_department is not null and status = 'A' limit 1`,
    [shop.idCompany],
  );
  const [sold] = rows;
  if (!sold) throw new Error('The demo sells nothing.');
  idProduct = sold.id;
  idGrill = (
    await makeSection(shop.owner, shop.idCompany, { departments: [{ idDepartment: sold.department }] })
  ).id;
  rest = await enrolScreen(platform(), shop.owner, (await shop.monitor([shop.idSection, idGrill])).id);
});

const fire = async (emitter?: KitchenEmitter, over: Partial<SentOrder> = {}): Promise<string> => {
  number += 1;
  const { data } = await shop.till.call(kitchenOrderCalls.upload, {
    data: { ...orderOf(number, [{ idProduct }]), ...(emitter && { emitter }), ...over },
  });
  return data.id;
};
const sectionOf = async (id: string): Promise<string | undefined> =>
  (await rest.whole()).orders.find((order) => order.id === id)?.tasks[0]?.section;
const circuitOf = async (id: string) => (await rest.whole()).orders.find((order) => order.id === id)?.circuit;
const stall = (over: Readonly<Record<string, unknown>>) =>
  shop.owner.callWith(resourceCalls(marketStall).create, {
    idCompany: shop.idCompany,
    idStore: shop.idStore,
    code: `ST${String((number += 1))}`,
    names: { 'es-ES': `Puesto ${number}`, 'en-GB': `Stall ${number}` },
    order: 60_000 + number,
    sections: [{ idSection: idGrill }],
    ...over,
  });

describe('a stall', () => {
  it('takes the orders of its senders, and leaves the others to the section that takes the rest', async () => {
    expect(await sectionOf(await fire('QR'))).toBe(idGrill);
    await stall({ emitters: ['POS', 'KSK'] });
    expect(await sectionOf(await fire())).toBe(idGrill);
    expect(await sectionOf(await fire('KSK'))).toBe(idGrill);
    expect(await sectionOf(await fire('QR'))).toBe(shop.idSection);
  });
  it('takes them in its shift only', async () => {
    // Neither today nor yesterday, by whatever clock.
    const day = weekDays[(new Date().getUTCDay() + 2) % 7] ?? 'MON';
    await stall({
      emitters: ['HUB'],
      hours: { days: { [day]: [{ from: '12:00', to: '13:00' }] }, closed: [] },
    });
    expect(await sectionOf(await fire('HUB'))).toBe(shop.idSection);
    await stall({ emitters: ['HUB'], hours: null });
    expect(await sectionOf(await fire('HUB'))).toBe(idGrill);
  });
  it('is all that its monitor of whole orders shows', async () => {
    const monitor = await shop.monitor([], { kind: 'FULLORDER' });
    const whole = await enrolScreen(platform(), shop.owner, monitor.id);
    const own = async () =>
      (await whole.whole()).settings.sections.filter(({ isOwn }) => isOwn).map(({ id }) => id);
    expect((await own()).length).toBeGreaterThan(1);
    const { epoch } = (await whole.whole()).asOf;
    await stall({ monitors: [{ idMonitor: monitor.id }] });
    expect(await own()).toEqual([idGrill]);
    expect((await whole.whole()).asOf.epoch).not.toBe(epoch);
  });
});

describe('a production circuit', () => {
  it('leaves out the stages that its service has not; orders under way keep theirs', async () => {
    const { pool } = platform();
    await pool.query(`update kitchen_store set pickup_circuit = 'P' where id_store = $1`, [shop.idStore]);
    await shop.monitor([], { kind: 'PREPARATION' });
    await shop.monitor([], { kind: 'PICKUP' });
    const before = await fire('POS', { serviceKind: '01' });
    expect(await circuitOf(before)).toEqual({ hasPreparation: true, hasPickup: true });
    await pool.query(
      `delete from production_circuit_steps step using monitor_kind kind
       where kind.id = step.id_monitor_kind and kind.kind = 'PREPARATION'`,
    );
    const after = await fire('POS', { serviceKind: '01' });
    expect(await circuitOf(after)).toEqual({ hasPreparation: false, hasPickup: true });
    expect(await circuitOf(before)).toEqual({ hasPreparation: true, hasPickup: true });
  });
  it('leads to every monitor that is hung up for a stage after cooking, or that one is refused at its kind', async () => {
    const { pool } = platform();
    await pool.query(
      `delete from production_circuit_steps step using monitor_kind kind
       where kind.id = step.id_monitor_kind and kind.kind = 'PREPARATION'`,
    );
    const pass = (status: 'A' | 'I') =>
      shop.owner.call(resourceCalls(monitors).create, {
        data: {
          ...blank(monitors),
          idCompany: shop.idCompany,
          idStore: shop.idStore,
          kind: 'PREPARATION',
          code: `PASS${status}`,
          names: { 'es-ES': 'Pase', 'en-GB': 'Pass' },
          order: status === 'A' ? 71_000 : 71_001,
          status,
        },
      });
    const { status, error } = await pass('A');
    expect(status).toBe(422);
    expect(error.extra).toEqual([{ entity: 'KMN', field: 'kind', error: 'not_led_to' }]);
    // One that is off waits for nothing; it is refused when it is switched on.
    const off = await pass('I');
    expect(off.status, off.text).toBe(200);
    const on = await shop.owner.call(resourceCalls(monitors).update, { data: { ...off.data, status: 'A' } });
    expect(on.error.extra).toEqual([{ entity: 'KMN', field: 'kind', error: 'not_led_to' }]);
    expect((await shop.monitor([], { kind: 'PICKUP' })).id).toBeDefined();
    await pool.query(`update production_circuit set status = 'I'`);
    expect((await pass('A')).status).toBe(200);
    await pool.query(`update production_circuit set status = 'A'`);
  });
  it('never leads back', async () => {
    const operator = await platform().as('operator');
    const { rows } = await platform().pool.query<{ id: string }>(`select id from monitor_kind limit 1`);
    const step = (reaches: string) => ({ idMonitorKind: rows[0]?.id, reaches, skips: 'N' });
    const { status } = await operator.callWith(resourceCalls(productionCircuit).create, {
      idCompany: platformId,
      code: 'BACK',
      names: { 'en-GB': 'Back' },
      order: 70_000,
      services: [],
      steps: [step('RDY'), step('FNL')],
    });
    expect(status).toBe(422);
  });
});
