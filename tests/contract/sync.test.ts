import {
  businessCalls,
  type Commit,
  resourceCalls,
  syncCalls,
  type Tracker,
  trackerNumberCalls,
} from '@comanda/api/calls';
import { paymentMethod } from '@comanda/api/areas/basics/paymentMethod';
import { tax } from '@comanda/api/areas/basics/tax';
import { product } from '@comanda/api/areas/sales/product';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { type TestTill, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
const taxes = resourceCalls(tax);
const methods = resourceCalls(paymentMethod);
const products = resourceCalls(product);

let owner: Caller;
let idCompany = '';
let madrid = '';
let palmas = '';
let serial = 0;

beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  const { data } = await owner.call(businessCalls.storesOfCompany, { params: { id: idCompany } });
  madrid = data.find(({ code }) => code === 'MAD')?.id ?? '';
  palmas = data.find(({ code }) => code === 'LPA')?.id ?? '';
});

const makeTax = async (over: Record<string, unknown> = {}) => {
  serial += 1;
  const { data } = await owner.call(taxes.create, {
    data: {
      idCompany,
      code: `SYNC${serial}`,
      names: { 'es-ES': `Prueba ${serial}` },
      kind: 'N',
      value: '8',
      order: 9000 + serial,
      ...over,
    },
  });
  return data;
};
const change = async (record: { id: string; version: number }, over: Record<string, unknown>) => {
  const { data: stored } = await owner.call(taxes.get, { params: { id: record.id } });
  return (await owner.call(taxes.update, { data: { ...stored, ...over } })).data;
};
const list = async (caller = owner): Promise<readonly Tracker[]> =>
  (await caller.call(syncCalls.trackerList, { data: { idCompany, limit: 100 } })).data.elements;
const trackersOf = async (...ids: string[]): Promise<Tracker[]> =>
  (await list()).filter(({ subject }) => ids.includes(subject.idEntity));
const trackerOf = async (id: string): Promise<Tracker> => {
  const [tracker] = await trackersOf(id);
  if (!tracker) throw new Error('no tracker');
  return tracker;
};
const statusIn = (tracker: Tracker, idStore: string): string | undefined =>
  tracker.stores.find((store) => store.idStore === idStore)?.status;
const publish = (idStores: string[], trackers?: readonly Tracker[]) =>
  owner.call(syncCalls.publish, {
    data: { idCompany, idStores, ...(trackers && { idTrackers: trackers.map(({ id }) => id) }) },
  });
const publishOne = async (idStore: string, trackers?: readonly Tracker[]): Promise<Commit> => {
  const [commit] = (await publish([idStore], trackers)).data;
  if (!commit) throw new Error('no commit');
  return commit;
};
const commitOf = async (id: string) => (await owner.call(syncCalls.commit, { params: { id } })).data;
const revert = (id: string) => owner.call(syncCalls.revert, { data: { id } });
const discard = (id: string) => owner.call(syncCalls.discard, { params: { id } });
const badge = async (): Promise<number> =>
  (await owner.call(trackerNumberCalls.number, { params: { id: idCompany, status: 'PND' } })).data.elements;

describe('at the start', () => {
  it('everything is published and acknowledged, and nothing is pending', async () => {
    expect(await badge()).toBe(0);
    const { data } = await owner.call(syncCalls.commitList, { data: { idCompany } });
    expect(data.elements.map(({ number, status }) => [number, status])).toEqual([
      [1, 'CMT'],
      [1, 'CMT'],
    ]);
  });
});

describe('a change', () => {
  it('makes one tracker with the fields that differ, pending in every store', async () => {
    const before = await badge();
    const record = await makeTax();
    expect((await trackersOf(record.id)).map(({ kind }) => kind)).toEqual(['INS']);
    await publish([madrid], await trackersOf(record.id));
    const changed = await change(record, { value: '9.5', names: { 'es-ES': 'Nueva', 'en-GB': 'New' } });
    expect(await badge()).toBe(before + 2);
    const [edited, created] = await trackersOf(record.id);
    expect([created?.kind, edited?.kind]).toEqual(['INS', 'EDT']);
    expect(edited).toMatchObject({
      status: 'PND',
      author: { name: 'Carmen Robledo' },
      subject: { entity: 'TAX', code: record.code, names: changed.names },
    });
    const { data } = await owner.call(syncCalls.tracker, { params: { id: edited?.id ?? '' } });
    expect(data.diff).toEqual([
      { field: 'names', before: record.names, after: changed.names },
      { field: 'value', before: '8', after: '9.5' },
    ]);
    expect(data.discardable).toBe(true);
  });
  it('that changes nothing makes none', async () => {
    const record = await makeTax();
    const { version } = await change(record, {});
    expect(version).toBe(1);
    expect(await trackersOf(record.id)).toHaveLength(1);
  });
  it('of a price is told old and new in the list as well', async () => {
    const { data: sold } = await owner.call(products.list, { data: { idCompany, limit: 10 } });
    const id = sold.elements[0]?.id ?? '';
    const { data: stored } = await owner.call(products.get, { params: { id } });
    const before = stored.rateProduct;
    expect(before).not.toEqual([]);
    const after = before.map((line) => ({ ...line, price: (line.price ?? 0) + 30 }));
    await owner.call(products.update, { data: { ...stored, rateProduct: after } });
    const tracker = await trackerOf(id);
    expect(tracker.diff).toEqual([{ field: 'rateProduct', before, after }]);
    await discard(tracker.id);
  });
  it('is counted with who made it, of one status and of all', async () => {
    const count = async (status: string) =>
      (await owner.call(trackerNumberCalls.number, { params: { id: idCompany, status } })).data;
    const [waiting, all] = [await count('PND'), await count('ALL')];
    await makeTax();
    const [waitingNow, allNow] = [await count('PND'), await count('ALL')];
    expect([waitingNow.elements, allNow.elements]).toEqual([waiting.elements + 1, all.elements + 1]);
    const carmens = ({ people }: typeof all) =>
      people.find(({ name }) => name === 'Carmen Robledo')?.changes ?? 0;
    expect(carmens(waitingNow)).toBe(carmens(waiting) + 1);
    expect(waitingNow.people.reduce((sum, { changes }) => sum + changes, 0)).toBe(waitingNow.elements);
    const refused = await owner.call(trackerNumberCalls.number, { params: { id: idCompany, status: 'XXX' } });
    expect(refused.error.code).toBe('ERROR_MALFORMED');
  });
  it('shows nobody a field that they may not read', async () => {
    const { data: method } = await owner.call(methods.create, {
      data: { idCompany, code: 'REDON', names: { 'es-ES': 'Redondeo' }, order: 900, rounding: 'H' },
    });
    const { id } = await trackerOf(method.id);
    const fields = async (caller: Caller): Promise<string[]> =>
      (await caller.call(syncCalls.tracker, { params: { id } })).data.diff.map(({ field }) => field);
    expect(await fields(owner)).toContain('rounding');
    expect(await fields(await platform().as('manager'))).not.toContain('rounding');
    const { id: idCommit } = await publishOne(palmas, [await trackerOf(method.id)]);
    const { data } = await (
      await platform().as('manager')
    ).call(syncCalls.commit, { params: { id: idCommit } });
    expect(data.items[0]?.after).not.toHaveProperty('rounding');
    expect((await commitOf(idCommit)).items[0]?.after).toHaveProperty('rounding', 'H');
  });
  it('can be found by status, kind and entity, and by its record', async () => {
    const record = await makeTax();
    const find = async (data: Record<string, unknown>): Promise<string[]> =>
      (await owner.call(syncCalls.trackerList, { data: { idCompany, ...data } })).data.elements.map(
        ({ subject }) => subject.idEntity,
      );
    const whereExtra = {
      and: [
        { field: 'status', operator: 'eq', value: 'PND' },
        { field: 'kind', operator: 'in', value: ['INS'] },
        { field: 'entity', operator: 'eq', value: 'TAX' },
      ],
    };
    expect(await find({ whereExtra, search: record.code.toLowerCase() })).toEqual([record.id]);
    expect(await find({ whereExtra, search: `prueba ${serial}` })).toContain(record.id);
    expect(
      await find({ search: record.code, whereExtra: { field: 'kind', operator: 'eq', value: 'DLT' } }),
    ).toEqual([]);
    const refused = await owner.call(syncCalls.trackerList, {
      data: { idCompany, whereExtra: { field: 'after', operator: 'eq', value: 'x' } },
    });
    expect([refused.status, refused.error.extra?.[0]?.params]).toEqual([400, { name: 'after' }]);
  });
});

describe('publishing', () => {
  it('makes the next commit of each store, and the same change is not published twice', async () => {
    const record = await makeTax();
    const trackers = await trackersOf(record.id);
    const { data: first } = await publish([madrid, palmas], trackers);
    expect(first.map(({ idStore, changes, status }) => [idStore, changes, status])).toEqual([
      [madrid, 1, 'SNT'],
      [palmas, 1, 'SNT'],
    ]);
    const again = await publish([madrid], trackers);
    expect([again.status, again.error.code]).toEqual([422, 'ERROR_NOTHING_PENDING']);
    const next = await publishOne(madrid, await trackersOf((await makeTax()).id));
    expect(next.number).toBe((first[0]?.number ?? 0) + 1);
  });
  it('publishes a change once when two persons publish it at once, and numbers without gaps', async () => {
    const record = await makeTax();
    const trackers = await trackersOf(record.id);
    const before = (await commitOf((await publishOne(palmas)).id)).number;
    const fresh = [await makeTax(), await makeTax(), await makeTax()];
    const pending = await trackersOf(...fresh.map(({ id }) => id));
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => publish([palmas, madrid], trackers)),
      ...pending.map((tracker) => publish([madrid, palmas], [tracker])),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
    const { data } = await owner.call(syncCalls.commitList, {
      data: { idCompany, limit: 100, whereExtra: { field: 'idStore', operator: 'eq', value: palmas } },
    });
    const numbers = data.elements.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1));
    expect(numbers.at(-1)).toBe(before + 3);
  });
  it('takes along what the chosen change cannot be understood without', async () => {
    const [a, b] = [await makeTax(), await makeTax()];
    const later = await change(a, { value: '7' });
    const group = await makeTax({ kind: 'G', members: [{ idTax: a.id }, { idTax: b.id }] });
    const unrelated = await makeTax();
    const { id } = await publishOne(madrid, await trackersOf(group.id));
    const { items } = await commitOf(id);
    expect(items.map(({ subject }) => subject.idEntity).sort()).toEqual([a.id, b.id, group.id].sort());
    expect(items.find(({ subject }) => subject.idEntity === a.id)?.after).toMatchObject({
      value: later.value,
      version: 2,
    });
    expect(statusIn(await trackerOf(unrelated.id), madrid)).toBe('PND');
    expect(statusIn(await trackerOf(group.id), palmas)).toBe('PND');
  });
  it('of a deletion takes along the change that let go of the record', async () => {
    const parts = [await makeTax(), await makeTax(), await makeTax()];
    const [a, b, c] = parts.map(({ id }) => ({ idTax: id }));
    const group = await makeTax({ kind: 'G', members: [a, b, c] });
    await publishOne(madrid);
    await change(group, { members: [a, b] });
    const gone = parts[2]?.id ?? '';
    expect((await owner.call(taxes.remove, { params: { id: gone } })).status).toBe(200);
    const deletion = (await trackersOf(gone)).filter(({ kind }) => kind === 'DLT');
    const { items } = await commitOf((await publishOne(madrid, deletion)).id);
    expect(items.map(({ subject, kind }) => [subject.idEntity, kind])).toEqual(
      expect.arrayContaining([
        [gone, 'DLT'],
        [group.id, 'EDT'],
      ]),
    );
  });
  it('needs stores and changes of this company', async () => {
    const foreign = await platform().as('foreign');
    const tracker = await trackerOf((await makeTax()).id);
    const [shop] = (
      await foreign.call(businessCalls.storesOfCompany, {
        params: { id: await platform().company('ISTMO') },
      })
    ).data;
    expect((await publish([madrid, shop?.id ?? ''])).status).toBe(404);
    expect(
      (await publish([madrid], [{ ...tracker, id: '0190d6c0-0000-7000-8000-00000000dead' }])).status,
    ).toBe(404);
    expect((await foreign.call(syncCalls.tracker, { params: { id: tracker.id } })).status).toBe(404);
    const reader = await platform().as('reader');
    expect((await reader.call(syncCalls.publish, { data: { idCompany, idStores: [madrid] } })).status).toBe(
      403,
    );
  });
});

describe('acknowledging', () => {
  let barra: TestTill;
  let sala: TestTill;
  beforeAll(async () => {
    barra = await tillOf(platform(), 'ENCINA MAD Barra');
    sala = await tillOf(platform(), 'ENCINA MAD Sala');
  });
  it('makes a change committed once every till of the store has it', async () => {
    const record = await makeTax();
    const { id, number } = await publishOne(madrid, await trackersOf(record.id));
    await barra.acknowledge(number);
    expect((await commitOf(id)).status).toBe('SNT');
    await sala.acknowledge(number);
    const commit = await commitOf(id);
    expect(commit.status).toBe('CMT');
    expect(commit.tills.map(({ name, status, online }) => [name, status, online])).toEqual([
      ['Barra', 'CMT', true],
      ['Sala', 'CMT', true],
    ]);
    expect(commit.tills.every(({ at }) => at !== null)).toBe(true);
    expect(statusIn(await trackerOf(record.id), madrid)).toBe('CMT');
    expect((await trackerOf(record.id)).status).toBe('PND');
  });
  it('shows a refusal with its reason until that till has it', async () => {
    const record = await makeTax();
    const { id, number } = await publishOne(madrid, await trackersOf(record.id));
    await barra.acknowledge(number);
    await sala.acknowledge(number, 'sin memoria');
    expect(await trackerOf(record.id)).toMatchObject({ status: 'ERR' });
    expect((await commitOf(id)).tills[1]).toMatchObject({ status: 'ERR', reason: 'sin memoria' });
    await sala.acknowledge(number);
    expect((await commitOf(id)).status).toBe('CMT');
    expect((await trackerOf(record.id)).stores.find(({ idStore }) => idStore === madrid)).toMatchObject({
      status: 'CMT',
      reason: null,
    });
  });
  it('of two tills at once is heard from both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, number } = await publishOne(madrid, await trackersOf((await makeTax()).id));
      await Promise.all([barra.acknowledge(number), sala.acknowledge(number)]);
      expect((await commitOf(id)).status).toBe('CMT');
    }
  });
  it('is refused for a commit that does not exist', async () => {
    expect(await barra.acknowledge(9999)).toBe(422);
  });
});

describe('reverting', () => {
  it('gives the store what it had, and the changes are pending there again', async () => {
    const record = await makeTax();
    const till = await tillOf(platform(), 'ENCINA LPA Barra');
    const made = await publishOne(palmas, await trackersOf(record.id));
    await change(record, { value: '3' });
    const edited = await publishOne(palmas, await trackersOf(record.id));
    const { data: inverse } = await revert(edited.id);
    expect(inverse).toMatchObject({ number: edited.number + 1, reverts: { id: edited.id } });
    expect((await commitOf(edited.id)).revertedBy).toEqual({ id: inverse.id, number: inverse.number });
    expect((await till.pull(edited.number)).changes).toMatchObject([
      { id: record.id, kind: 'EDT', record: { value: '8', version: 1 } },
    ]);
    const kinds = (await trackersOf(record.id)).map((tracker) => [tracker.kind, statusIn(tracker, palmas)]);
    expect(kinds).toEqual([
      ['EDT', 'PND'],
      ['INS', 'SNT'],
    ]);
    expect((await owner.call(taxes.get, { params: { id: record.id } })).data.value).toBe('3');
    const refused = await revert(made.id);
    expect([refused.status, refused.error.code, refused.error.extra?.[0]?.params]).toEqual([
      422,
      'ERROR_CHANGED_LATER',
      { code: record.code, number: inverse.number },
    ]);
    expect((await revert(inverse.id)).error.code).toBe('ERROR_INFORMATION_EXISTS');
    expect((await publishOne(palmas, await trackersOf(record.id))).number).toBe(inverse.number + 1);
  });
  it('never takes the first commit of a store back, nor one that takes back', async () => {
    const { data: page } = await owner.call(syncCalls.commitList, {
      data: { idCompany, whereExtra: { field: 'number', operator: 'eq', value: 1 } },
    });
    expect(page.elements.length).toBeGreaterThan(0);
    for (const first of page.elements) {
      expect(first.revertible).toBe(false);
      const refused = await revert(first.id);
      expect([refused.status, refused.error.code]).toEqual([422, 'ERROR_FIRST_COMMIT']);
    }
    const made = await publishOne(palmas, await trackersOf((await makeTax()).id));
    expect(made.revertible).toBe(true);
    const { data: inverse } = await revert(made.id);
    expect([inverse.revertible, (await commitOf(made.id)).revertible]).toEqual([false, false]);
  });
  it('takes a created record away and brings a deleted one back', async () => {
    const record = await makeTax();
    const till = await tillOf(platform(), 'ENCINA LPA Barra');
    const made = await publishOne(palmas, await trackersOf(record.id));
    await owner.call(taxes.remove, { params: { id: record.id } });
    const gone = await publishOne(palmas, await trackersOf(record.id));
    expect((await till.pull(made.number)).changes).toEqual([
      { entity: 'TAX', id: record.id, kind: 'DLT', record: null },
    ]);
    await revert(gone.id);
    expect((await till.pull(gone.number)).changes).toMatchObject([
      { id: record.id, kind: 'INS', record: { code: record.code } },
    ]);
  });
  it('never leaves a store with a record that refers to a missing one', async () => {
    const [a, b] = [await makeTax(), await makeTax()];
    const parts = await publishOne(palmas, await trackersOf(a.id, b.id));
    const group = await makeTax({ kind: 'G', members: [{ idTax: a.id }, { idTax: b.id }] });
    const whole = await publishOne(palmas, await trackersOf(group.id));
    const refused = await revert(parts.id);
    expect([refused.error.code, refused.error.extra?.[0]?.params]).toEqual([
      'ERROR_CHANGED_LATER',
      { code: group.code, number: whole.number },
    ]);
    expect((await revert(whole.id)).status).toBe(200);
    expect((await revert(parts.id)).status).toBe(200);
  });
  it('needs its action', async () => {
    const commit = await publishOne(palmas, await trackersOf((await makeTax()).id));
    const manager = await platform().as('manager');
    expect((await manager.call(syncCalls.revert, { data: { id: commit.id } })).status).toBe(403);
    const foreign = await platform().as('foreign');
    expect((await foreign.call(syncCalls.revert, { data: { id: commit.id } })).status).toBe(404);
  });
});

describe('discarding', () => {
  it('puts the record back as it was, as a new version, without a new change', async () => {
    const record = await makeTax();
    await publish([madrid, palmas], await trackersOf(record.id));
    await change(record, { value: '4' });
    const [edited] = await trackersOf(record.id);
    expect((await discard(edited?.id ?? '')).status).toBe(200);
    expect((await owner.call(taxes.get, { params: { id: record.id } })).data).toMatchObject({
      value: '8',
      version: 3,
    });
    expect((await trackersOf(record.id)).map(({ kind }) => kind)).toEqual(['INS']);
  });
  it('takes a new record away and brings a deleted one back', async () => {
    const record = await makeTax();
    await discard((await trackerOf(record.id)).id);
    expect((await owner.call(taxes.get, { params: { id: record.id } })).status).toBe(404);
    const kept = await makeTax();
    await publish([madrid, palmas], await trackersOf(kept.id));
    await owner.call(taxes.remove, { params: { id: kept.id } });
    await discard((await trackerOf(kept.id)).id);
    expect((await owner.call(taxes.get, { params: { id: kept.id } })).data.status).toBe('A');
  });
  it('is refused for what a store has, and takes a whole change that several writes have made', async () => {
    const record = await makeTax();
    await publish([madrid], await trackersOf(record.id));
    const created = await trackerOf(record.id);
    expect((await discard(created.id)).error.code).toBe('ERROR_ALREADY_PUBLISHED');
    const other = await makeTax();
    const first = await trackerOf(other.id);
    await change(other, { value: '1' });
    expect((await discard(first.id)).status).toBe(404);
    const whole = await owner.call(syncCalls.discardMany, { data: [(await trackerOf(other.id)).id] });
    expect(whole.status).toBe(200);
    expect(await trackersOf(other.id)).toEqual([]);
    expect((await owner.call(taxes.get, { params: { id: other.id } })).status).toBe(404);
  });
  it('discards all or none', async () => {
    const [a, b] = [await makeTax(), await makeTax()];
    await publish([madrid], await trackersOf(a.id));
    const ids = (await trackersOf(a.id, b.id)).map(({ id }) => id);
    expect((await owner.call(syncCalls.discardMany, { data: ids })).status).toBe(422);
    expect((await owner.call(taxes.get, { params: { id: b.id } })).status).toBe(200);
  });
  it('is refused when the code has been given away, or something still refers to the record', async () => {
    const record = await makeTax();
    await publish([madrid, palmas], await trackersOf(record.id));
    await owner.call(taxes.remove, { params: { id: record.id } });
    await makeTax({ code: record.code, order: record.order });
    const [deletion] = await trackersOf(record.id);
    expect((await discard(deletion?.id ?? '')).error.code).toBe('ERROR_CODE_EXIST');
    const [a, b] = [await makeTax(), await makeTax()];
    await makeTax({ kind: 'G', members: [{ idTax: a.id }, { idTax: b.id }] });
    expect((await discard((await trackerOf(a.id)).id)).error.code).toBe('ERROR_NOT_ERASABLE');
  });
});
