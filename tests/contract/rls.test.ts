import { randomUUID } from 'node:crypto';
import { type AnyCall, resourceCalls, syncCalls } from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import { fieldsOf, isOfPlatform, platformId, tenantOf } from '@comanda/api/kernel';
import { formats } from '@comanda/api/validation';
import { grantable } from '@comanda/api/permissions';
import { resources } from '@comanda/api/areas/all';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { detailTable, recordTable } from '../../apps/server/src/db/naming.ts';
import { type Database, withRole } from '../../apps/server/src/db/transaction.ts';
import { parsedData } from '../../apps/server/src/http/body.ts';
import { payOutDue } from '../../apps/server/src/domain/card/index.ts';
import { Refusal } from '../../apps/server/src/core/refusal.ts';
import type { Caller as Called, Person } from '../../apps/server/src/core/caller.ts';
import type { Context } from '../../apps/server/src/core/work.ts';
import { routes } from '../../apps/server/src/http/routes.ts';
import { workOf } from '../../apps/server/src/core/work.ts';
import { sealWith } from '../../apps/server/src/core/seal.ts';
import { coveringResources, tellsRights } from '../support/covering.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { type Business, openBusiness, places, resourceOf } from './requests.ts';
import { storedIn } from './stored.ts';

/*
 * The second wall: what the database lets through when the code above it is wrong. First from the catalogue, for each
 * table that carries a company; then by running every call's own work for a caller who was let in by mistake.
 */
const platform = usePlatform();
let home: Business;
let foreign: Business;
let tables: readonly string[] = [];

const column = async <T>(text: string, values: readonly unknown[] = []): Promise<T[]> => {
  const { rows } = await platform().pool.query<{ value: T }>(text, [...values]);
  return rows.map(({ value }) => value);
};
const asRequest = <T>(companies: readonly string[], work: (db: Database) => Promise<T>): Promise<T> =>
  withRole(platform().pool, 'comanda_request', { companies }, work);
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
  foreign = await openBusiness(platform(), places.foreign);
  // Something of everything, in both businesses.
  for (const business of [home, foreign]) {
    for (const resource of resources) await business.create(resource);
    await business.commit();
    await business.trackers(1);
    // Pictures are nobody's: the one that is asked for here is there already.
    for (const name of [
      'ticket.upload',
      'invoice.make',
      'invoice.makeDelivered',
      'signedXml.file',
      'purchase.make',
      'presentation.make',
      'kdsKitchenOrder.upload',
      'kdsKitchenOrder.line',
      'screen.ticket',
      'hubOrder.upload',
      'qrInfo.put',
      'report.x.upload',
      'device.acknowledge',
      'view.arrange',
      'picture.take',
    ]) {
      const call = callNamed(name);
      const { caller, params, data } = await business.request(call);
      await caller.callWith(call, data, params);
    }
  }
  // What was paid by card months ago is due.
  await payOutDue(platform().pool);
  tables = await column<string>(
    `
    select c.relname as value from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attname = 'id_company'
      and c.relname <> all($1)
    order by 1`,
    [allOfPlatform],
  );
});
/** Tables of what is the platform's own: its records stand in no company's rows. */
const ofPlatform = resources.filter(isOfPlatform).map(recordTable);
const allOfPlatform = resources
  .filter(isOfPlatform)
  .flatMap((resource) => [
    recordTable(resource),
    ...fieldsOf(resource).flatMap(([name, { kind }]) =>
      kind === 'list' ? [detailTable(resource, name)] : [],
    ),
  ]);
const callNamed = (name: string): AnyCall => {
  const call = allCalls.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
};

describe('the catalogue', () => {
  it('knows tables of companies', () => {
    expect(tables.length).toBeGreaterThan(20);
  });
  it('forces row-level security on each of them, and on every other table', async () => {
    expect(
      await column(`select relname as value from pg_class
        where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
          and relname in (select tablename from pg_policies)
          and not (relrowsecurity and relforcerowsecurity)`),
    ).toEqual([]);
    const forced = await column<string>(`select relname as value from pg_class
      where relnamespace = 'public'::regnamespace and relrowsecurity and relforcerowsecurity`);
    expect(tables.filter((table) => !forced.includes(table))).toEqual([]);
  });
  it('has one policy of requests for each, by the companies of the context, for reading and for writing', async () => {
    const { rows } = await platform().pool.query<{
      tablename: string;
      qual: string;
      with_check: string;
      cmd: string;
      permissive: string;
    }>(
      `select tablename, qual, with_check, cmd, permissive from pg_policies where 'comanda_request' = any(roles)`,
    );
    for (const table of tables) {
      const policies = rows.filter(({ tablename }) => tablename === table);
      expect(policies, table).toHaveLength(1);
      const [policy] = policies;
      expect(policy?.cmd, table).toBe('ALL');
      for (const condition of [policy?.qual, policy?.with_check]) {
        expect(condition, table).toMatch(/^\(id_company = ANY \(/);
        expect(condition, table).toContain("current_setting('app.companies'::text, true)");
        // Evaluated once a statement, not once a row.
        expect(condition, table).toMatch(/\( ?SELECT/);
      }
    }
  });
  it('lets every company read what is the platform’s, and write it only where the platform is let through', async () => {
    expect(ofPlatform.length).toBeGreaterThan(0);
    for (const table of ofPlatform) {
      const as = (companies: readonly string[], statement: string): Promise<number> =>
        asRequest(companies, async (db) => {
          const { rowCount } = await db.execute(sql.raw(statement));
          return rowCount ?? 0;
        });
      const write = `update "${table}" set version = version + 1`;
      const count = await as([], `select 1 from "${table}"`);
      expect(count, table).toBeGreaterThan(0);
      await expect(as([home.idCompany], write), table).rejects.toThrow();
      expect(await as([home.idCompany], `delete from "${table}"`), table).toBe(0);
      expect(await as([platformId], write), table).toBe(count);
    }
  });
  it('begins every primary, unique and foreign key of a company’s rows with the company', async () => {
    // Tables of identity are looked up before anybody's company is known; requests cannot reach them.
    const working = await open();
    const { rows } = await platform().pool.query<{ name: string; first: string; second: string | null }>(
      // What is the platform's is referred to without a company.
      `select c.conrelid::regclass || '.' || c.conname as name, a.attname as first,
         r.attname as second
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       left join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
       where c.contype in ('p', 'u', 'f') and c.conrelid::regclass::text = any($1)
         and not (c.contype = 'f' and c.confrelid::regclass::text = any($2))`,
      [working, allOfPlatform],
    );
    expect(rows.length).toBeGreaterThanOrEqual(working.length);
    for (const { name, first, second } of rows) {
      expect(first, name).toBe('id_company');
      if (second !== null) expect(second, name).toBe('id_company');
    }
    expect(
      await column(
        `select i.indexrelid::regclass::text as value from pg_index i
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
         where i.indisunique and i.indrelid::regclass::text = any($1) and a.attname <> 'id_company'`,
        [working],
      ),
    ).toEqual([]);
  });
  it('gives requests a role that owns nothing and stands under every policy', async () => {
    const { rows } = await platform().pool.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication,
         (select count(*)::int from pg_class where relowner = r.oid) as relations,
         (select count(*)::int from pg_proc where proowner = r.oid) as functions,
         (select count(*)::int from pg_auth_members where member = r.oid) as memberships
       from pg_roles r where rolname in ('comanda_request', 'comanda_gate')`,
    );
    expect(rows).toHaveLength(2);
    for (const row of rows)
      expect(row).toEqual({
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolcanlogin: false,
        rolreplication: false,
        relations: 0,
        functions: 0,
        memberships: 0,
      });
    const { rows: definers } = await platform().pool.query(
      `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`,
    );
    expect(definers).toEqual([]);
  });
  it('closes the tables of identity to requests', async () => {
    for (const table of [
      'app_user',
      'login',
      'login_token',
      'membership',
      'role_permission',
      'device_licence',
    ])
      await expect(
        asRequest([home.idCompany], (db) => db.execute(`select 1 from ${table} limit 1`)),
        table,
      ).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

/** Tables that requests may use at all. */
const open = async (): Promise<string[]> =>
  column<string>(
    `select t as value from unnest($1::text[]) t where has_table_privilege('comanda_request', t, 'select')`,
    [tables],
  );

/** What the tests below and those of other files trust. */
describe('a look at what is stored', () => {
  it('tells a row that is written again from one that is not, and from one that was given up', async () => {
    const { pool } = platform();
    const write = `update company set id_company = id_company where id_company = '${home.idCompany}'`;
    const before = await storedIn(pool);
    expect(before).toHaveProperty('company');
    await pool.query(`begin; ${write}; rollback`);
    expect(await storedIn(pool)).toEqual(before);
    await pool.query(write);
    const { company, ...others } = await storedIn(pool);
    expect(company).not.toBe(before['company']);
    expect({ ...others, company: before['company'] }).toEqual(before);
  });
});

describe('a request of one company', () => {
  it('sees its own rows of each table and no others, and without a company none', async () => {
    let filled = 0;
    for (const table of await open()) {
      const count = async (companies: readonly string[], where: string): Promise<number> =>
        asRequest(companies, async (db) => {
          const { rows } = await db.execute<{ count: number }>(
            `select count(*)::int as count from ${quoted(table)} where ${where}`,
          );
          return rows[0]?.count ?? -1;
        });
      const all = await platform().pool.query<{ own: number; others: number }>(
        `select count(*) filter (where id_company = $1)::int as own,
           count(*) filter (where id_company <> $1)::int as others from ${quoted(table)}`,
        [home.idCompany],
      );
      const { own = 0, others = 0 } = all.rows[0] ?? {};
      if (others > 0 && own > 0) filled += 1;
      expect(await count([home.idCompany], 'true'), table).toBe(own);
      expect(await count([home.idCompany], `id_company <> '${home.idCompany}'`), table).toBe(0);
      expect(await count([], 'true'), table).toBe(0);
    }
    // Otherwise nothing was proved.
    expect(filled).toBeGreaterThan(18);
  });
  it('sees nothing on a connection that was never told its company', async () => {
    const client = await platform().pool.connect();
    try {
      for (const table of await open()) {
        await client.query('begin');
        await client.query('set local role comanda_request');
        const { rows } = await client.query(`select count(*)::int as count from ${quoted(table)}`);
        await client.query('rollback');
        expect(rows, table).toEqual([{ count: 0 }]);
      }
    } finally {
      client.release();
    }
  });
  it('changes and deletes no foreign row, and puts none there', async () => {
    const before = await storedIn(platform().pool);
    for (const table of await open()) {
      const may = async (verb: string): Promise<boolean> =>
        (
          await column<boolean>(`select has_table_privilege('comanda_request', $1, $2) as value`, [
            table,
            verb,
          ])
        )[0] ?? false;
      const { rows } = await platform().pool.query<{ row: unknown }>(
        `select to_jsonb(r) as row from ${quoted(table)} r where id_company = $1 limit 1`,
        [foreign.idCompany],
      );
      const foreignRow = JSON.stringify(rows[0]?.row ?? { id_company: foreign.idCompany });
      const refusedBy = async (statement: string): Promise<string | undefined> =>
        asRequest([home.idCompany], (db) => db.execute(statement)).then(
          ({ rowCount }) => String(rowCount),
          (error: { cause?: { message?: string } }) => error.cause?.message,
        );
      const columns = (
        await column<string>(
          `select quote_ident(attname) as value from pg_attribute
           where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
          [table],
        )
      ).join(', ');
      const literal = `'${foreignRow.replaceAll("'", "''")}'`;
      if (await may('update')) {
        expect(
          await refusedBy(
            `update ${quoted(table)} set id_company = id_company where id_company = '${foreign.idCompany}'`,
          ),
          table,
        ).toBe('0');
        expect(
          await refusedBy(`update ${quoted(table)} set id_company = '${foreign.idCompany}'`),
          table,
        ).toMatch(/row-level security|^0$/);
      }
      if (await may('delete'))
        expect(
          await refusedBy(`delete from ${quoted(table)} where id_company = '${foreign.idCompany}'`),
          table,
        ).toBe('0');
      if (await may('insert'))
        expect(
          await refusedBy(
            `insert into ${quoted(table)} (${columns}) overriding system value
             select ${columns} from jsonb_populate_record(null::${quoted(table)}, ${literal}::jsonb)`,
          ),
          table,
        ).toMatch(/row-level security/);
    }
    expect(await storedIn(platform().pool)).toEqual(before);
  });
});

/**
 * A person whom a broken check has let into the foreign company with every action, and the context of a request that
 * names their own company only: what is left is the wall of the database.
 */
const strayContext = (db: Database, business: Business, caller: Called): Context => {
  const companies = [business.idCompany];
  const config = readConfig({ COMANDA_DATA: platform().dataDirectory });
  return {
    ...workOf(db, caller, { companies, user: business.idUser, seal: sealWith(config.secret) }),
    key: undefined,
    requestId: randomUUID(),
    log: Object.assign(silent(), { child: silent }),
    config,
    address: '127.0.0.1',
    brand: 'default',
    opensCompanies: false,
    agent: '',
    device: { left: undefined, leave: nothing },
    origin: 'http://localhost',
  };
};
const nothing = (): void => undefined;
const silent = (): Context['log'] => {
  return {
    level: 'silent',
    fatal: nothing,
    error: nothing,
    warn: nothing,
    info: nothing,
    debug: nothing,
    trace: nothing,
    silent: nothing,
    child: silent,
  };
};
const strayPerson = (): Person => ({
  kind: 'person',
  id: home.idUser,
  email: home.email,
  name: 'Carmen Robledo',
  lang: 'es-ES',
  brand: 'default',
  idLogin: randomUUID(),
  expires: Math.floor(Date.now() / 1000) + 600,
  actions: new Set(['ALLOW_USER_HOME', 'ALLOW_USER_PROFILE', 'ALLOW_USER_COMPANY']),
  companies: new Map([home, foreign].map(({ idCompany }) => [idCompany, new Set(grantable)])),
});

/** Everything in a value that belongs to the foreign company. */
const idsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? formats.id.test(value)
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(idsIn)
      : [];
const foreignContent = async (): Promise<ReadonlySet<string>> => {
  const all = await Promise.all(
    tables.map((table) =>
      column<unknown>(`select to_jsonb(r) as value from ${quoted(table)} r where id_company = $1`, [
        foreign.idCompany,
      ]),
    ),
  );
  return new Set(idsIn(all));
};

/** Files as the server has them once they have come. */
const uploaded = async (files: Readonly<Record<string, Blob>>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(files).map(async ([name, file]) => [
        name,
        { bytes: Buffer.from(await file.arrayBuffer()), mediaType: 'application/octet-stream' as const },
      ]),
    ),
  );

describe('without the check in code', () => {
  // What areas do comes from one place: those that show every trait stand for all, with COMANDA_FULL all are run.
  const calls = allCalls
    .filter(tellsRights)
    .filter(({ access }) => access.by === 'company' || access.by === 'device' || access.by === 'screen');
  it.each(calls.map((call) => [call.name, call] as const))('%s touches no foreign row', async (_, call) => {
    const route = routes.find((one) => one.call.name === call.name);
    if (!route) throw new Error(`Nothing does ${call.name}.`);
    const { params, data, files = {} } = await foreign.request(call);
    const received = await uploaded(files);
    const asked = new Set([...idsIn(params), ...idsIn(data)]);
    const [terminal] = await platform()
      .pool.query<{ id: string; id_store: string }>(
        'select id, id_store from terminal where id_company = $1',
        [foreign.idCompany],
      )
      .then(({ rows }) => rows);
    const screen = await foreign.screen();
    const caller: Called =
      call.access.by === 'screen'
        ? {
            kind: 'screen',
            idCompany: foreign.idCompany,
            idStore: terminal?.id_store ?? '',
            idScreen: screen.id,
            idMonitor: screen.idMonitor,
            mover: { kind: 'REGULAR', sections: [], skipsStart: false, mayDiscard: true },
            mayHandOn: false,
          }
        : call.access.by === 'device'
          ? {
              kind: 'till',
              idCompany: foreign.idCompany,
              idTerminal: terminal?.id ?? '',
              idStore: terminal?.id_store ?? '',
            }
          : strayPerson();
    const before = await storedIn(platform().pool);
    const outcome = await withRole(
      platform().pool,
      'comanda_request',
      { companies: [home.idCompany], user: home.idUser },
      async (db) =>
        route.run(
          { params, data: parsedData(call, { params, data, files: received }), files: received },
          strayContext(db, home, caller),
        ),
    ).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    if ('error' in outcome) {
      const { error } = outcome;
      // Refused as unknown, or by the policy itself; never for some other reason, which would prove nothing.
      const text =
        error instanceof Refusal ? error.code : String(Object(Object(error).cause).message ?? error);
      expect(text).toMatch(
        /^ERROR_(?:UNKNOWN|CONSTRAINT|NOTHING_PENDING|STALE|NOT_EXIST_DEFAULT)$|row-level security/,
      );
    } else {
      const answered = idsIn(outcome.answer).filter((id) => !asked.has(id));
      const theirs = answered.length > 0 ? await foreignContent() : new Set<string>();
      const leaked = answered.filter((id) => theirs.has(id));
      expect(leaked).toEqual([]);
    }
    expect(await storedIn(platform().pool)).toEqual(before);
  });
  it('runs the same work where it is allowed, so that the refusals above mean something', async () => {
    for (const resource of coveringResources()) {
      const call = resourceCalls(resource).get;
      const { params } = await home.request(call);
      const route = routes.find((one) => one.call.name === call.name);
      const answer = await asRequest([home.idCompany], (db) =>
        route
          ? route.run({ params, data: undefined, files: {} }, strayContext(db, home, strayPerson()))
          : Promise.reject(new Error('no route')),
      );
      expect(answer).toMatchObject({
        id: params['id'],
        idCompany: tenantOf(resource, home.idCompany),
      });
    }
    const { params } = await home.request(syncCalls.tracker);
    const route = routes.find((one) => one.call.name === syncCalls.tracker.name);
    const answer = await asRequest([home.idCompany], (db) =>
      route
        ? route.run({ params, data: undefined, files: {} }, strayContext(db, home, strayPerson()))
        : Promise.reject(new Error('no route')),
    );
    expect(answer).toMatchObject({ id: params['id'] });
    expect(resources.every((resource) => resourceOf(resourceCalls(resource).get) === resource)).toBe(true);
  });
});
