import { accountCalls, peopleCalls, sessionCalls } from '@comanda/api/calls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '../support/accounts.ts';
import { callerOf } from '../support/caller.ts';
import { createDatabase, dropDatabase, urlOf } from '../support/cluster.ts';
import { startHere } from '../support/serverHere.ts';
import type { Running } from '../support/server.ts';

/* An installation without anybody: production on an empty database (docs/product.md §22.6). */
const cluster = inject('cluster');
const database = `test_${randomUUID().replaceAll('-', '')}`;
const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-test-'));
const origin = 'https://office.example';
let running: Running | undefined;
const start = async (): Promise<Running> => {
  await running?.stop();
  running = await startHere({
    dataDirectory,
    databaseUrl: urlOf(cluster, database),
    environment: {
      COMANDA_MODE: 'production',
      COMANDA_SECRET: 'of this test alone, and long enough',
      COMANDA_ORIGINS: origin,
      HOST: '127.0.0.1',
    },
  });
  return running;
};
const tokenIn = ({ beginning }: Running): string => {
  const [address = '', token = ''] = beginning?.split('#') ?? [];
  expect(address).toBe(`${origin}/begin`);
  return token;
};

beforeAll(() => createDatabase(cluster, database));
afterAll(async () => {
  await running?.stop();
  await dropDatabase(cluster, database);
  rmSync(dataDirectory, { recursive: true, force: true });
});

const person = {
  name: 'Nadia',
  surname: 'Ferrer',
  email: 'nadia@office.example',
  password: 'correct horse battery',
  lang: 'es-ES',
};

describe('an installation without an operator', () => {
  it('makes one by the address of its last start, once', async () => {
    const earlier = tokenIn(await start());
    const server = await start();
    const token = tokenIn(server);
    expect(server.said()).not.toContain(token);
    const anyone = callerOf(server.origin);
    const make = (data: object) => anyone.callWith(accountCalls.begin, { ...person, ...data });
    expect((await make({ token: earlier })).error.code).toBe('ERROR_LINK');
    expect((await make({ token: 'x'.repeat(43) })).error.code).toBe('ERROR_LINK');
    const weak = await make({ token, password: 'password' });
    expect(weak.error.extra).toMatchObject([{ field: 'password', error: 'is_common' }]);
    const both = await Promise.all([make({ token }), make({ token, email: 'other@office.example' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const made = both[0]?.status === 200 ? person.email : 'other@office.example';
    const { data } = await anyone.call(sessionCalls.login, {
      data: { email: made, password: person.password, brand },
    });
    const { data: user } = await callerOf(server.origin, data.session).call(peopleCalls.logged);
    expect(user).toMatchObject({ email: made, kind: 'SYS', uName: 'Nadia' });
  });

  it('offers nothing once there is one', async () => {
    expect((await start()).beginning).toBeUndefined();
  });
});
