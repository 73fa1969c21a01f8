import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessCalls, peopleCalls } from '@comanda/api/calls';
import { defineResource, f, optional } from '@comanda/api/kernel';
import { grantable } from '@comanda/api/permissions';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../apps/server/src/core/refusal.ts';
import type { Person } from '../../apps/server/src/core/caller.ts';
import type { Work } from '../../apps/server/src/core/work.ts';
import { changeRecord, createRecord, listRecords } from '../../apps/server/src/resource/engine.ts';
import { openWith, sealWith } from '../../apps/server/src/core/seal.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* A record that the test makes has a plain secret; PINs have a test of their own (docs/product.md §7.9). */
const platform = usePlatform();
const door = defineResource({
  code: 'DOR',
  route: '/doors',
  owner: 'company',
  service: 'setup',
  name: 'door',
  fields: {
    code: f.code(),
    pin: f.secret({ min: 4, max: 8 }),
    spare: optional(f.secret({ min: 4, max: 8 })),
    status: f.status(),
  },
  list: { columns: ['code'], search: ['code'], sort: 'code', facets: [] },
  form: [{ id: 'basic', fields: ['code', 'pin', 'spare', 'status'] }],
});
const id = '0190d6c0-0000-7000-8000-000000000001';
let person: Person;
let idCompany = '';
let secret: Uint8Array;
let serial = 0;
/* With a sign that stands in no id and in nothing that is sealed. */
const [pin, other, third] = ['1!234', '7!777', '6!666'];

beforeAll(async () => {
  const owner = await platform().as('owner');
  const { data: user } = await owner.call(peopleCalls.logged);
  const { data: companies } = await owner.call(businessCalls.companiesOfUser, { params: { id: user.id } });
  idCompany = companies.find(({ code }) => code === 'ENCINA')?.id ?? '';
  person = {
    kind: 'person',
    id: user.id,
    email: 'owner@comanda.test',
    name: 'Carmen',
    lang: null,
    brand: 'default',
    idLogin: id,
    expires: 0,
    actions: new Set(),
    companies: new Map([[idCompany, new Set(grantable)]]),
  };
  secret = new TextEncoder().encode(readFileSync(join(platform().dataDirectory, 'secret'), 'utf8'));
  await platform().pool.query(`create table door (
    id_company uuid, id uuid, code text not null, pin text not null, spare text, status text not null,
    version integer not null default 1, created timestamptz default now(), updated timestamptz default now())`);
});

const working = <T>(work: (work: Work) => Promise<T>): Promise<T> =>
  drizzle(platform().pool).transaction((db) =>
    work({
      db,
      caller: person,
      companies: [idCompany],
      gate: (inner) => inner(db),
      seal: sealWith(secret),
      afterCommit: () => undefined,
    }),
  );
const make = () => {
  serial += 1;
  const sent = { code: `D${serial}`, pin, spare: null, status: 'A' };
  return working((work) => createRecord(work, door, idCompany, sent));
};
const save = (row: { readonly id: string; readonly version: number }, over: object) =>
  working((work) =>
    changeRecord(work, door, { id: row.id, version: row.version, sent: { ...row, ...over } }),
  );
/** What the table holds, opened where it is sealed. */
const kept = async (of: string): Promise<unknown[]> => {
  const { rows } = await platform().pool.query<{ pin: string; spare: string | null }>(
    'select pin, spare from door where id = $1',
    [of],
  );
  return Object.entries(rows[0] ?? {}).map(([field, value]) =>
    value === null ? null : openWith([secret])(value, { entity: 'DOR', field, idCompany, id: of }),
  );
};

it('is sealed in the table, and told only as set or not', async () => {
  const made = await make();
  expect(made).toMatchObject({ pin: true, spare: false });
  const { rows } = await platform().pool.query('select * from door where id = $1', [made.id]);
  expect(JSON.stringify(rows)).not.toContain(pin);
  expect(await kept(made.id)).toEqual([pin, null]);
  const { elements } = await working((work) =>
    listRecords(work, door, { idCompany, limit: 10, offset: 0, order: '', search: '' }),
  );
  expect(elements).toMatchObject([{ pin: true, spare: false }]);
});

it('stays when a record is saved as it was read, which is no change at all', async () => {
  const made = await make();
  expect(await save(made, {})).toMatchObject({ version: 1 });
  expect(await save(made, { spare: null })).toMatchObject({ version: 1 });
  expect(await save(made, { status: 'I' })).toMatchObject({ version: 2, pin: true });
  expect(await kept(made.id)).toEqual([pin, null]);
});

it('is changed by a text, which is a change, and cleared by null', async () => {
  const made = await make();
  const changed = await save(made, { pin: '98765', spare: '4444' });
  expect(changed).toMatchObject({ version: 2, pin: true, spare: true });
  expect(await kept(made.id)).toEqual(['98765', '4444']);
  expect(await save(changed, { spare: null })).toMatchObject({ version: 3, spare: false });
  expect(await kept(made.id)).toEqual(['98765', null]);
});

it('stands in no refusal and in no change to publish', async () => {
  const made = await make();
  const changed = await save(made, { pin: other });
  const stale = await save(made, { pin: third }).catch((error: unknown) => error);
  expect(stale).toBeInstanceOf(Refusal);
  expect(JSON.stringify(stale)).not.toContain(third);
  const { rows } = await platform().pool.query('select before, after from tracker where id_entity = $1', [
    changed.id,
  ]);
  // What is pending of a record is folded into one change (§9.1.7).
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${pin}|${other}|v1\\.`));
});
