import { defineResource, f } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { recordSchemas } from './recordSchema.ts';
import { selection } from './expressions.ts';
import { insertRecords, updateRecords } from './persist.ts';
import { openWith, type Place, sealWith } from '../core/seal.ts';

const secret = new TextEncoder().encode('a secret of thirty-two characters');
const later = new TextEncoder().encode('another one of thirty-two letters');
const idCompany = '0190d6c0-0000-7000-8000-000000000001';
const id = '0190d6c0-0000-7000-8000-000000000002';
const place: Place = { entity: 'DOR', field: 'pin', idCompany, id };
const door = defineResource({
  code: 'DOR',
  route: '/doors',
  owner: 'company',
  service: 'setup',
  name: 'door',
  fields: { code: f.code(), pin: f.secret({ min: 4, max: 8 }) },
  list: { columns: ['code'], search: ['code'], sort: 'code', facets: [] },
  form: [],
});

describe('a sealed value', () => {
  test('opens to what it was, and never looks the same twice', () => {
    const [one, two] = [sealWith(secret)('ñandú 1234', place), sealWith(secret)('ñandú 1234', place)];
    expect(one).not.toBe(two);
    expect(one).not.toContain('1234');
    expect([one, two].map((sealed) => openWith([secret])(sealed, place))).toEqual([
      'ñandú 1234',
      'ñandú 1234',
    ]);
  });
  test('has a mark by which equal ones are found, in one field of one company', () => {
    const { mark } = sealWith(secret);
    expect(mark('4071', place)).toBe(mark('4071', { ...place }));
    const others = [
      mark('4072', place),
      mark('4071', { ...place, field: 'spare' }),
      mark('4071', { ...place, idCompany: id }),
      sealWith(later).mark('4071', place),
    ];
    expect(new Set([mark('4071', place), ...others]).size).toBe(5);
    expect(mark('4071', place)).not.toContain('4071');
  });
  test('names its key, so that values of an earlier secret still open', () => {
    const [old, fresh] = [sealWith(secret)('1234', place), sealWith(later)('5678', place)];
    expect(old.split('.')[1]).not.toBe(fresh.split('.')[1]);
    const open = openWith([later, secret]);
    expect([open(old, place), open(fresh, place)]).toEqual(['1234', '5678']);
    expect(() => openWith([later])(old, place)).toThrow(/key/);
  });
  test.each(['entity', 'field', 'idCompany', 'id'] as const)('opens nowhere else: %s', (part) => {
    const sealed = sealWith(secret)('1234', place);
    expect(() => openWith([secret])(sealed, { ...place, [part]: 'other' })).toThrow();
  });
  test('does not open once a bit of it was changed', () => {
    const [version = '', key = '', body = ''] = sealWith(secret)('1234', place).split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      const sealed = [version, key, changed.toString('base64url')].join('.');
      expect(() => openWith([secret])(sealed, place), String(at)).toThrow();
    }
  });
});

const opened = (values: readonly unknown[]) =>
  values
    .filter((value) => String(value).startsWith('v1.'))
    .map((value) => openWith([secret])(String(value), place));

describe('a secret field', () => {
  const dialect = new PgDialect();
  /** What would be sent to the database. */
  const sentBy = async (
    write: (work: { db: never; seal: ReturnType<typeof sealWith> }) => Promise<void>,
  ): Promise<unknown[]> => {
    const sent: unknown[] = [];
    const db = {
      // A table's rows travel as one parameter.
      execute: async (query: SQL) =>
        sent.push(
          ...dialect
            .sqlToQuery(query)
            .params.flatMap((rows): object[] => JSON.parse(String(rows)))
            .flatMap((row) => Object.values(row)),
        ),
    } as never;
    await write({ db, seal: sealWith(secret) });
    return sent;
  };
  test('reaches the database sealed only', async () => {
    const values = { code: 'FRONT', pin: '123456' };
    for (const write of [insertRecords, updateRecords]) {
      const sent = await sentBy((work) => write(work, door, [{ idCompany, id, values }]));
      expect(sent).toContain('FRONT');
      expect(sent).not.toContain('123456');
      expect(opened(sent)).toEqual(['123456']);
    }
  });
  test('that is empty is not set, and one that is not sent stays', async () => {
    expect(
      await sentBy((work) => updateRecords(work, door, [{ idCompany, id, values: { pin: '' } }])),
    ).toContain('');
    const { sql: text } = dialect.sqlToQuery(sql`select ${selection(door, 'row')}`);
    expect(text).toContain(`(coalesce("t"."pin", '') <> '') as "pin"`);
    expect(text.match(/"pin"/g)).toHaveLength(2);
  });
  test('is documented as written in one way and read in another', () => {
    const { create, row } = recordSchemas(door);
    expect(create['properties']).toMatchObject({ pin: { type: 'string', writeOnly: true } });
    expect(row['properties']).toMatchObject({ pin: { type: 'boolean' } });
  });
});
