import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { businessCalls, peopleCalls } from '@comanda/api/calls';
import type { Account } from './accounts.ts';
import { type Caller, callerOf, signIn } from './caller.ts';
import { copyTemplate, dropDatabase, urlOf } from './cluster.ts';
import type { TestProvider } from './provider.ts';
import { type Running, type Server, type ServerOptions, startServer } from './server.ts';
import { startHere } from './serverHere.ts';

/** The platform of one test file: the real server on a copy of the demo database. */
export interface TestPlatform<S extends Running = Running> {
  readonly origin: string;
  readonly server: S;
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  /** The database as its superuser: for looking, and for what no call can do. */
  readonly pool: Pool;
  /** A session of a demo account, signed in once a file. */
  readonly as: (account: Account) => Promise<Caller>;
  readonly anyone: Caller;
  /** Where its people may sign in too; only where the file has brought one. */
  readonly provider: TestProvider | undefined;
  /** Id of a demo company by its code: ENCINA, BRASA, ISTMO. */
  readonly company: (code: string) => Promise<string>;
  /** Names and licences of the demo tills. */
  readonly licences: readonly { readonly name: string; readonly license: string }[];
}

const companiesOf = async (operator: Caller): Promise<ReadonlyMap<string, string>> => {
  const { data: user } = await operator.call(peopleCalls.logged);
  const { data: companies } = await operator.call(businessCalls.companiesOfUser, { params: { id: user.id } });
  return new Map(companies.map(({ code, id }) => [code, id]));
};

type Environment = Readonly<Record<string, string>>;

const platformBy = <S extends Running>(
  startIt: (options: ServerOptions) => Promise<S>,
  environment: Environment,
  provider: TestProvider | undefined,
): (() => TestPlatform<S>) => {
  const cluster = inject('cluster');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  let platform: TestPlatform<S> | undefined;
  beforeAll(async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-test-'));
    cpSync(cluster.seeded, dataDirectory, { recursive: true });
    await copyTemplate(cluster, name);
    const databaseUrl = urlOf(cluster, name);
    const server = await startIt({ dataDirectory, databaseUrl, environment });
    const { origin } = server;
    provider?.serve(`${origin}/callback`);
    const pool = new Pool({ connectionString: databaseUrl, max: 4 });
    pool.on('error', () => undefined);
    const sessions = new Map<Account, Promise<Caller>>();
    const as = (account: Account): Promise<Caller> => {
      const session = sessions.get(account) ?? signIn(origin, account);
      sessions.set(account, session);
      return session;
    };
    let companies: Promise<ReadonlyMap<string, string>> | undefined;
    platform = {
      origin,
      server,
      databaseUrl,
      dataDirectory,
      pool,
      as,
      anyone: callerOf(origin),
      provider,
      company: async (code) => {
        companies ??= as('operator').then(companiesOf);
        const id = (await companies).get(code);
        if (id === undefined) throw new Error(`There is no demo company ${code}.`);
        return id;
      },
      licences: JSON.parse(readFileSync(join(dataDirectory, 'demo-tills.json'), 'utf8')),
    };
  });
  // What the server itself says of a test that fails, which nobody may be able to see again.
  beforeEach(({ onTestFailed }) => {
    const before = platform?.server.said().length ?? 0;
    onTestFailed(() => console.error(platform?.server.said().slice(before).slice(-5000)));
  });
  afterAll(async () => {
    await platform?.pool.end();
    await platform?.server.stop();
    await dropDatabase(cluster, name);
    await provider?.stop();
    if (platform) rmSync(platform.dataDirectory, { recursive: true, force: true });
  });
  return () => {
    if (!platform) throw new Error('The platform is there while tests run, not before.');
    return platform;
  };
};

/** Gives a test file its platform, in the process of the tests: started before its tests, ended and removed after them. */
export const usePlatform = (environment: Environment = {}, provider?: TestProvider): (() => TestPlatform) =>
  platformBy(startHere, environment, provider);

/** The same in a process of its own: for what ends a process, measures it, or is never told apart from ours. */
export const usePlatformProcess = (environment: Environment = {}): (() => TestPlatform<Server>) =>
  platformBy(startServer, environment, undefined);
