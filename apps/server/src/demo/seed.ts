import { randomUUID } from 'node:crypto';
import { platformId } from '@comanda/api/kernel';
import { grantable } from '@comanda/api/permissions';
import { eq, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { appUser } from '../db/schema/identity.ts';
import { asGate, assume, type Database, withRole } from '../db/transaction.ts';
import type { Person } from '../core/caller.ts';
import type { Work } from '../core/work.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { seedBusiness } from './business.ts';
import { businesses as all, type DemoBusiness } from './data/businesses.ts';
import { seedGroups } from './groups.ts';
import { seedPhotos } from './photos.ts';
import { seedPlatform } from './platform.ts';
import { seedAccounts, setAccounts } from './people.ts';
import { type CookScreen, enrolCooks, hasScreens, writeScreens } from './screens.ts';
import { seedTransfers } from './transfers.ts';
import { hasLicences, issueLicences } from './tills.ts';
import { sealWith } from '../core/seal.ts';

/** Any number will do, as long as nobody else locks it: two servers must not seed one database. */
const seedLock = 4_006_160_014;

const isSeeded = async (db: Database): Promise<boolean> => {
  const [first] = demoAccounts;
  const rows = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.email, first?.email ?? ''));
  return rows.length > 0;
};

/** The businesses with the stores that they have on this server. */
const businessesOn = ({ ticketBai }: Config): readonly DemoBusiness[] =>
  all.map((business) => ({
    ...business,
    stores: business.stores.filter(({ isReporting }) => !isReporting || ticketBai !== undefined),
  }));

/** The owner of a business, as the author of its records. */
const ownerOf = (code: string, users: ReadonlyMap<string, string>, idCompany: string): Person => {
  const owner = demoAccounts.find(({ roles }: DemoAccount) => roles[code] === 'OWNER');
  const id = owner && users.get(owner.email);
  if (!owner || id === undefined) throw new Error(`The demo business ${code} has no owner.`);
  return {
    kind: 'person',
    id,
    email: owner.email,
    name: `${owner.firstName} ${owner.surname}`,
    lang: owner.lang,
    brand: 'default',
    idLogin: id,
    expires: 0,
    actions: new Set(),
    companies: new Map([[idCompany, new Set(grantable)]]),
  };
};

export interface SeedOptions {
  readonly pool: pg.Pool;
  readonly config: Config;
}

/** What a demo business writes as its owner. */
const workOf = (
  db: Database,
  config: Config,
  { code }: Pick<DemoBusiness, 'code'>,
  users: ReadonlyMap<string, string>,
  idCompany: string,
): Work => ({
  db,
  caller: ownerOf(code, users, idCompany),
  companies: [idCompany],
  gate: asGate(db, { companies: [idCompany] }),
  seal: sealWith(config.secret),
  afterCommit: () => undefined,
});

/** Gives the simulated cooks of all demo businesses new screens, and writes them down. */
const placeCooks = async (db: Database, config: Config): Promise<void> => {
  await assume(db, 'comanda_gate', {});
  const emails = demoAccounts.map(({ email }) => email);
  const people = await db
    .select({ id: appUser.id, email: appUser.email })
    .from(appUser)
    .where(inArray(appUser.email, emails));
  const users = new Map(people.map(({ id, email }) => [email, id]));
  const { rows } = await db.execute<{ id: string; code: string }>(
    sql`select id_company as id, code from company order by code`,
  );
  const screens: CookScreen[] = [];
  for (const { id, code } of rows) {
    const business = all.find((one) => one.code === code);
    if (!business) continue;
    await assume(db, 'comanda_request', { companies: [id] });
    screens.push(...(await enrolCooks(workOf(db, config, business, users, id), id)));
  }
  // What numbers the events at the end of the transaction works on the companies' rows.
  await assume(db, 'comanda_request', { companies: rows.map(({ id }) => id) });
  await writeScreens(config, screens);
};

/**
 * Fills an empty database with the businesses of docs/product.md §14, in one transaction and by the functions that
 * serve real writes; does nothing where they are already. Licences and
 * credentials of screens that nobody has written down are issued anew.
 */
export const seedDemo = ({ pool, config }: SeedOptions): Promise<void> =>
  withRole(pool, 'comanda_gate', {}, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await isSeeded(db)) {
      await setAccounts(db, 'ACT');
      if (!hasLicences(config)) await issueLicences(db, config);
      if (!hasScreens(config)) await placeCooks(db, config);
      return;
    }
    const users = await seedAccounts(db);
    const businesses = businessesOn(config);
    const works = new Map<DemoBusiness, Work>();
    for (const business of businesses) {
      const idCompany = randomUUID();
      await assume(db, 'comanda_request', { companies: [idCompany] });
      const work = workOf(db, config, business, users, idCompany);
      works.set(business, work);
      await seedBusiness(work, idCompany, business, users);
    }
    const [operating] = businesses;
    if (operating) {
      await assume(db, 'comanda_request', { companies: [platformId] });
      await seedPlatform(workOf(db, config, operating, users, platformId));
    }
    for (const [business, work] of works) {
      await assume(db, 'comanda_request', { companies: work.companies });
      for (const idCompany of work.companies) await seedPhotos(work, idCompany, business);
    }
    await seedGroups(
      db,
      users,
      [...works.values()].flatMap(({ companies }) => companies),
    );
    await assume(db, 'comanda_gate', {});
    await seedTransfers(db, users);
    await issueLicences(db, config);
    await placeCooks(db, config);
  });

/** Closes what demo mode opened, in a database that has been in demo mode before. */
export const closeDemo = ({ pool }: Pick<SeedOptions, 'pool'>): Promise<void> =>
  withRole(pool, 'comanda_gate', {}, (db) => setAccounts(db, 'LCK'));
