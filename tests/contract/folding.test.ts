import {
  businessCalls,
  resourceCalls,
  syncCalls,
  type Tracker,
  trackerNumberCalls,
} from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { isWhole } from '../support/whole.ts';

/*
 * Pending changes of one record are one, and what cancels out is none (docs/product.md §9.1.7): whatever was written,
 * published, reverted and discarded before, what a store has and what it waits for come to what the company has.
 */
const platform = usePlatform();
const taxes = resourceCalls(tax);
let owner: Caller;
let idCompany = '';
let stores: string[] = [];
let serial = 0;

beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  const { data } = await owner.call(businessCalls.storesOfCompany, { params: { id: idCompany } });
  stores = data.map(({ id }) => id);
});

const make = async () => {
  serial += 1;
  const { data } = await owner.call(taxes.create, {
    data: {
      idCompany,
      code: `FOLD${serial}`,
      names: { 'es-ES': `Plegado ${serial}` },
      kind: 'N',
      value: '1',
      order: 20_000 + serial,
    },
  });
  return data;
};
const edit = async (id: string, value: string) => {
  const { data } = await owner.call(taxes.get, { params: { id } });
  return owner.call(taxes.update, { data: { ...data, value } });
};
const remove = (id: string) => owner.call(taxes.remove, { params: { id } });
const changesOf = async (id: string): Promise<Tracker[]> =>
  (
    await owner.call(syncCalls.trackerList, { data: { idCompany, limit: 25, search: `FOLD${serial}` } })
  ).data.elements.filter(({ subject }) => subject.idEntity === id);
const publish = (idStores: string[], idTrackers: string[]) =>
  owner.call(syncCalls.publish, { data: { idCompany, idStores, idTrackers } });
const badge = async (): Promise<number> =>
  (await owner.call(trackerNumberCalls.number, { params: { id: idCompany, status: 'PND' } })).data.elements;

interface Kept {
  readonly value: string;
  readonly status: string;
}
const kept = (record: Record<string, unknown> | null): Kept | null =>
  record && { value: String(record['value']), status: String(record['status']) };
/** What a store has of a record, and what it comes to with what it waits for. */
const stateIn = async (idStore: string, id: string): Promise<{ has: Kept | null; will: Kept | null }> => {
  const { pool } = platform();
  const had = await pool.query(
    `select record from published where id_company = $1 and id_store = $2 and id_entity = $3`,
    [idCompany, idStore, id],
  );
  const waits = await pool.query(
    `select change.before, change.after from tracker change
     join tracker_store state on state.id_company = change.id_company and state.id_tracker = change.id
     where change.id_company = $1 and state.id_store = $2 and change.id_entity = $3 and state.status = 'PND'
     order by change.position`,
    [idCompany, idStore, id],
  );
  const has = kept(had.rows[0]?.record ?? null);
  return { has, will: waits.rows.length === 0 ? has : kept(waits.rows.at(-1).after) };
};
const current = async (id: string): Promise<Kept | null> => {
  const { rows } = await platform().pool.query(
    `select trim_scale(value)::text as value, status from tax where id = $1`,
    [id],
  );
  return rows[0].status === 'D' ? null : kept(rows[0]);
};

describe('a record that nobody has published', () => {
  it('is one change however often it is edited, and none when it is taken away', async () => {
    const before = await badge();
    const { id } = await make();
    await edit(id, '2');
    await edit(id, '3');
    const [change, ...others] = await changesOf(id);
    expect([change?.kind, others.length, await badge()]).toEqual(['INS', 0, before + 1]);
    const { data } = await owner.call(syncCalls.tracker, { params: { id: change?.id ?? '' } });
    expect(data.diff.find(({ field }) => field === 'value')).toEqual({
      field: 'value',
      before: null,
      after: '3',
    });
    expect((await remove(id)).status).toBe(200);
    expect([await changesOf(id), await badge()]).toEqual([[], before]);
  });
  it('waits for nothing where it goes before it came, and for its end where it has come', async () => {
    const [first = '', second = ''] = stores;
    const { id } = await make();
    await publish(
      [first],
      (await changesOf(id)).map((change) => change.id),
    );
    await remove(id);
    const waiting = (await changesOf(id)).flatMap(({ kind, stores: states }) =>
      states.filter(({ status }) => status === 'PND').map(({ idStore }) => [kind, idStore]),
    );
    expect(waiting).toEqual([['DLT', first]]);
    expect(await stateIn(second, id)).toEqual({ has: null, will: null });
  });
});

it('an edit that is edited back is none, and is one again when that is discarded', async () => {
  const [first = '', second = ''] = stores;
  const { id } = await make();
  await publish(
    stores,
    (await changesOf(id)).map((change) => change.id),
  );
  await edit(id, '5');
  await edit(id, '1');
  expect((await changesOf(id)).map(({ kind }) => kind)).toEqual(['INS']);
  await edit(id, '6');
  const [sixth] = await changesOf(id);
  await publish([first], [sixth?.id ?? '']);
  await edit(id, '1');
  expect(await stateIn(second, id)).toMatchObject({ has: { value: '1' }, will: { value: '1' } });
  const [back] = await changesOf(id);
  expect(back?.stores.map(({ idStore }) => idStore)).toEqual([first]);
  await owner.call(syncCalls.discard, { params: { id: back?.id ?? '' } });
  expect(await stateIn(second, id)).toMatchObject({ has: { value: '1' }, will: { value: '6' } });
});

it('what stores have and wait for comes to what the company has', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('edit' as const), value: fc.constantFrom('1', '2', '3') }),
    fc.record({ do: fc.constant('remove' as const) }),
    fc.record({ do: fc.constant('publish' as const), at: fc.subarray([0, 1], { minLength: 1 }) }),
    fc.record({ do: fc.constant('revert' as const), at: fc.nat(5) }),
    fc.record({ do: fc.constant('discard' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      const { id } = await make();
      const commits: string[] = [];
      for (const one of steps) {
        const changes = await changesOf(id);
        if (one.do === 'edit') await edit(id, one.value).catch(() => undefined);
        if (one.do === 'remove') await remove(id);
        if (one.do === 'publish' && changes.length > 0) {
          const answer = await publish(
            one.at.map((at) => stores[at] ?? ''),
            changes.map((change) => change.id),
          );
          if (answer.status === 200) commits.push(...answer.data.map((commit) => commit.id));
        }
        const reverted = commits[one.do === 'revert' ? one.at % Math.max(1, commits.length) : commits.length];
        if (reverted !== undefined) await owner.call(syncCalls.revert, { data: { id: reverted } });
        if (one.do === 'discard' && changes[0])
          await owner.call(syncCalls.discard, { params: { id: changes[0].id } });
        const company = await current(id);
        for (const idStore of stores) {
          const { has, will } = await stateIn(idStore, id);
          expect(will, one.do).toEqual(company);
          const waits = (await changesOf(id)).filter(({ stores: states }) =>
            states.some((state) => state.idStore === idStore && state.status === 'PND'),
          );
          expect(waits.length === 0, one.do).toBe(JSON.stringify(has) === JSON.stringify(company));
        }
        const unpublished = (await changesOf(id)).filter(({ stores: states }) =>
          states.every(({ status }) => status === 'PND'),
        );
        expect(unpublished.length, one.do).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: isWhole ? 12 : 4 },
  );
}, 90_000);
