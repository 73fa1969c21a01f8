import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { allCalls } from '@comanda/api/calls/all';
import {
  type Backup,
  backupBounds,
  backupCalls,
  businessCalls,
  cardCalls,
  companyCalls,
  trackerNumberCalls,
} from '@comanda/api/calls';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { payOutDue } from '../../apps/server/src/domain/card/index.ts';
import { idFrom, withIds } from '../../apps/server/src/domain/backup/ids.ts';
import { keptTables } from '../../apps/server/src/domain/backup/tables.ts';
import type { Caller } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* Backups of a company, and restoring one into an empty company (docs/product.md §22.17). */
const platform = usePlatform();
let home: Business;
let owner: Caller;
let idCompany: string;
let whole: Buffer;

const rested = async (one: Pick<Backup, 'idCompany' | 'id'>): Promise<Backup> => {
  for (;;) {
    const { data } = await owner.call(backupCalls.standing, { params: { companyId: one.idCompany } });
    const found = data.elements.find(({ id }) => id === one.id);
    if (!found) throw new Error('The backup is not there.');
    if (!['making', 'judging', 'restoring'].includes(found.state)) return found;
    await pause(50);
  }
};
const taken = async ({ idCompany: companyId, id }: Backup): Promise<Buffer> => {
  const response = await fetch(`${platform().origin}/api/storage/v1/backup/${companyId}/${id}/file`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.headers.get('content-type')).toBe('application/zip');
  return Buffer.from(await response.arrayBuffer());
};
const backedUp = async (company: string): Promise<Buffer> => {
  const { data } = await owner.call(backupCalls.make, { data: { idCompany: company } });
  const made = await rested(data);
  expect(made).toMatchObject({ state: 'ready', reason: null });
  const bytes = await taken(made);
  expect(bytes.length).toBe(made.bytes);
  await owner.call(backupCalls.remove, { params: { companyId: company, id: made.id } });
  return bytes;
};
const opened = async (): Promise<string> => {
  const { data } = await owner.callWith(companyCalls.make, {
    cName: `Casa ${randomUUID().slice(0, 8)}`,
    code: `C${randomUUID().slice(0, 8)}`,
    kind: '1',
    taxNumber: null,
    country: 'ES',
  });
  return String(Object(data)['id']);
};
const brought = async (company: string, bytes: Buffer): Promise<Backup> => {
  let { data } = await owner.call(backupCalls.bring, {
    data: { idCompany: company, fileName: 'La Encina.zip', bytes: bytes.length },
  });
  const { id } = data;
  for (let from = 0; from < bytes.length; from += backupBounds.piece) {
    const file = new Blob([new Uint8Array(bytes.subarray(from, from + backupBounds.piece))]);
    ({ data } = await owner.call(backupCalls.piece, {
      data: { idCompany: company, id, from },
      files: { file },
    }));
  }
  return rested(data);
};
const linesOf = (bytes: Buffer): Map<string, string[]> =>
  new Map(
    Object.entries(unzipSync(new Uint8Array(bytes)))
      .filter(([path]) => path.endsWith('.jsonl'))
      .map(([path, content]) => [path, Buffer.from(content).toString('utf8').split('\n').filter(Boolean)]),
  );

beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
  ({ owner, idCompany } = home);
  for (const name of [
    'ticket.upload',
    'invoice.make',
    'invoice.makeDelivered',
    'report.z.upload',
    'report.x.upload',
    'hubOrder.upload',
  ]) {
    const call = allCalls.find((one) => one.name === name);
    if (!call) throw new Error(name);
    const { caller, params, data } = await home.request(call);
    await caller.callWith(call, data, params);
  }
  // One of its payments by card waits to be paid out.
  const { rows } = await platform().pool.query(
    `insert into card_payment (id_company, id, id_store, id_terminal, id_ticket, position, at, day, currency, amount, brand,
        scope, id_account, id_tariff, fee)
      select sold.id_company, gen_random_uuid(), sold.id_store, sold.id_terminal, sold.id, 90, sold.at, current_date,
        sold.currency, 1000, 'VISA', 'POS', account.id, account.id_pay_tariff, 10
      from ticket sold, pay_merchant_account account where sold.id_company = $1 and account.sweep = 'DAY' limit 1
      returning id`,
    [idCompany],
  );
  expect(rows).toHaveLength(1);
  whole = await backedUp(idCompany);
});

describe('a backup', () => {
  it('restored into an empty company and made again differs in nothing but ids', async () => {
    const empty = await opened();
    const ready = await brought(empty, whole);
    expect(ready).toMatchObject({ state: 'ready', kind: 'brought' });
    expect(ready.contents?.records.find(({ entity }) => entity === 'TCK')?.count).toBeGreaterThan(0);
    await owner.call(backupCalls.restore, { data: { idCompany: empty, id: ready.id } });
    expect(await rested(ready)).toMatchObject({ state: 'restored', reason: null });
    const again = linesOf(await backedUp(empty));
    const { rows } = await platform().pool.query<{ salt: Buffer }>('select salt from backup where id = $1', [
      ready.id,
    ]);
    const salt = rows[0]?.salt ?? Buffer.alloc(0);
    const { rows: shared } = await platform().pool.query<{ id: string }>(
      `select id from allergen union all select id from employee_permission
        union all select id from category union all select id from tag
        union all select id from pay_merchant_account union all select id from pay_tariff`,
    );
    const staying = new Set(shared.map(({ id }) => id));
    const idOf = (id: string) => (staying.has(id) ? id : id === idCompany ? empty : idFrom(salt, id));
    const before = linesOf(whole);
    expect([...before.keys()].toSorted()).toEqual(keptTables.map(({ path }) => path).toSorted());
    for (const { path, asWritten } of keptTables) {
      const expected = (before.get(path) ?? []).map((line) => withIds(line, asWritten, idOf));
      expect(again.get(path)?.toSorted(), path).toEqual(expected.toSorted());
    }
    for (const path of [
      'records/product.jsonl',
      'documents/ticket_line.jsonl',
      'documents/invoice.jsonl',
      'documents/delivery_note.jsonl',
      'documents/hub_order.jsonl',
    ])
      expect(before.get(path)?.length, path).toBeGreaterThan(0);
    // What is restored waits to be published, and the sums of sales are there.
    const { data: waiting } = await owner.call(trackerNumberCalls.number, {
      params: { id: empty, status: 'PND' },
    });
    expect(waiting.elements).toBeGreaterThan(0);
    const sums = await platform().pool.query(
      `select id_company, sum(gross)::text as gross from sale_sum where id_company = any($1) and facet = '' and grain = 'D' group by 1`,
      [[idCompany, empty]],
    );
    expect(new Set(sums.rows.map(({ gross }) => gross)).size).toBe(1);
    expect(sums.rows).toHaveLength(2);
    const { data: stores } = await owner.call(businessCalls.storesOfCompany, { params: { id: empty } });
    expect(stores.length).toBeGreaterThan(0);
    // What waited to be paid out is paid out to the company that took it, and never to its copy.
    await platform().pool.query('update card_payment set day = day - 9 where amount = 1000 and fee = 10');
    await payOutDue(platform().pool);
    const { data: copied } = await owner.call(cardCalls.payments, { data: { idCompany: empty, limit: 100 } });
    expect(copied.elements.find(({ fee }) => fee === 10)).toMatchObject({
      state: 'O',
      movement: null,
    });
    expect((await owner.call(cardCalls.waiting, { data: { idCompany: empty } })).data.elements).toEqual([]);
    const { data: taken } = await owner.call(cardCalls.payments, { data: { idCompany, limit: 100 } });
    expect(taken.elements.find(({ fee }) => fee === 10)).toMatchObject({ state: 'P' });
  });

  it('is restored into no company that has something', async () => {
    const ready = await brought(idCompany, whole);
    const { data: before } = await owner.call(backupCalls.standing, { params: { companyId: idCompany } });
    expect(before.isEmpty).toBe(false);
    await owner.call(backupCalls.restore, { data: { idCompany, id: ready.id } });
    expect(await rested(ready)).toMatchObject({ state: 'ready', reason: 'not_empty' });
  });

  it('that somebody has changed, and any other file, is refused', async () => {
    const empty = await opened();
    const parts = unzipSync(new Uint8Array(whole));
    const taxes = Buffer.from(parts['records/tax.jsonl'] ?? []).toString('utf8');
    const other = zipSync({
      ...parts,
      'records/tax.jsonl': strToU8(taxes.replace('"code":"', '"code":"X')),
    });
    const spoilt = Buffer.from(other);
    expect(await brought(empty, spoilt)).toMatchObject({ state: 'refused', reason: 'changed' });
    expect(await brought(empty, Buffer.from('id;name\n1;Bread\n'))).toMatchObject({
      state: 'refused',
      reason: 'not_a_backup',
    });
  });

  it('holds no secret', () => {
    const employees = linesOf(whole).get('records/employee.jsonl') ?? [];
    expect(employees.length).toBeGreaterThan(0);
    for (const line of employees) expect(Object.keys(JSON.parse(line))).not.toContain('pin');
    expect(linesOf(whole).has('records/device_licence.jsonl')).toBe(false);
  });
});
