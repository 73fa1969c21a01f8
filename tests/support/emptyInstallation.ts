import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountCalls, sessionCalls } from '@comanda/api/calls';
import { afterAll, beforeAll, inject } from 'vitest';
import { brand } from './accounts.ts';
import { type Caller, callerOf } from './caller.ts';
import { createDatabase, dropDatabase, urlOf } from './cluster.ts';
import type { Running } from './server.ts';
import { startHere } from './serverHere.ts';

/** Where browsers open it, as its environment says. */
export const office = 'https://office.example';

/** Of a call that a mail follows: through the proxy of that address. */
export const throughOffice = { 'x-forwarded-host': new URL(office).host };

/** The first operator as tests make one. */
export const operator = {
  name: 'Nadia',
  surname: 'Ferrer',
  email: 'nadia@office.example',
  password: 'correct horse battery',
  lang: 'es-ES',
};
/** What an address that makes the first operator carries. */
export const tokenIn = (beginning = ''): string => beginning.split('#')[1] ?? '';

export const enter = async (origin: string, email: string, password: string): Promise<Caller> => {
  const { data } = await callerOf(origin).call(sessionCalls.login, { data: { email, password, brand } });
  return callerOf(origin, data.session);
};

export interface EmptyInstallation {
  readonly dataDirectory: string;
  readonly databaseUrl: string;
  /** Starts it, for the first time or once more. */
  readonly start: () => Promise<Running>;
  /** Starts it and makes the first operator, signed in. */
  readonly begin: () => Promise<{ readonly server: Running; readonly operator: Caller }>;
}

/** Gives a test file an installation without anybody: production on an empty database. */
export const useEmptyInstallation = (): EmptyInstallation => {
  const cluster = inject('cluster');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-test-'));
  const databaseUrl = urlOf(cluster, database);
  let running: Running | undefined;
  beforeAll(() => createDatabase(cluster, database));
  afterAll(async () => {
    await running?.stop();
    await dropDatabase(cluster, database);
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  const start = async (): Promise<Running> => {
    await running?.stop();
    running = await startHere({
      dataDirectory,
      databaseUrl,
      environment: {
        COMANDA_MODE: 'production',
        COMANDA_SECRET: 'of this test alone, and long enough',
        COMANDA_ORIGINS: office,
        COMANDA_PROXIES: '127.0.0.1',
        HOST: '127.0.0.1',
      },
    });
    return running;
  };
  return {
    dataDirectory,
    databaseUrl,
    start,
    begin: async () => {
      const server = await start();
      const data = { ...operator, token: tokenIn(server.beginning) };
      const made = await callerOf(server.origin).call(accountCalls.begin, { data });
      if (made.status !== 200) throw new Error(`There is no operator: ${made.text}`);
      return { server, operator: await enter(server.origin, operator.email, operator.password) };
    },
  };
};
