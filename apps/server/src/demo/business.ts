import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { company, companyLanguage, store, terminal } from '../db/schema/business.ts';
import { membership } from '../db/schema/identity.ts';
import type { Work } from '../http/handler.ts';
import { acknowledge } from '../domain/device/pull.ts';
import { publish } from '../domain/sync/publish.ts';
import { demoAccounts } from './accounts.ts';
import type { DemoBusiness } from './data/businesses.ts';
import { seedCatalogue } from './catalogue.ts';

interface OpenedStore {
  readonly id: string;
  readonly region: string;
  readonly tills: readonly string[];
}

const openCompany = async ({ db }: Work, idCompany: string, business: DemoBusiness): Promise<void> => {
  const { code, name, kind, country, taxRegime, colour } = business;
  await db.insert(company).values({
    id: idCompany,
    code,
    name,
    kind,
    country,
    taxRegime,
    brand: 'default',
    avatarColor: colour,
  });
  await db.insert(companyLanguage).values(
    business.languages.map((iso, index) => ({
      idCompany,
      iso,
      position: index + 1,
      isDefault: index === 0,
    })),
  );
};

const openStores = async (
  { db }: Work,
  idCompany: string,
  business: DemoBusiness,
): Promise<OpenedStore[]> => {
  const stores = business.stores.map((row) => ({ ...row, id: randomUUID() }));
  await db.insert(store).values(
    stores.map(({ id, code, name, street, zip, city, country, timeZone, fiscalRegion = null }) => ({
      idCompany,
      id,
      code,
      name,
      street,
      zip,
      city,
      country,
      timeZone,
      fiscalRegion,
    })),
  );
  const opened = stores.map(({ id, region, tills }) => ({
    id,
    region,
    tills: tills.map((name) => ({ name, id: randomUUID() })),
  }));
  await db
    .insert(terminal)
    .values(
      opened.flatMap(({ id: idStore, tills }) =>
        tills.map((till) => ({ ...till, idCompany, idStore, status: 'A' as const })),
      ),
    );
  return opened.map(({ tills, ...row }) => ({ ...row, tills: tills.map(({ id }) => id) }));
};

const join = (
  work: Work,
  idCompany: string,
  code: string,
  users: ReadonlyMap<string, string>,
): Promise<void> =>
  work.gate(async (db) => {
    await db.insert(membership).values(
      demoAccounts.flatMap(({ email, roles }) => {
        const role = roles[code];
        const idUser = users.get(email);
        return role === undefined || idUser === undefined ? [] : [{ idCompany, idUser, role }];
      }),
    );
  });

/**
 * One demo business: its stores and tills, its records as its owner would have written them, published to all of its
 * stores and acknowledged by their tills.
 */
export const seedBusiness = async (
  work: Work,
  idCompany: string,
  business: DemoBusiness,
  users: ReadonlyMap<string, string>,
): Promise<void> => {
  const { db } = work;
  await openCompany(work, idCompany, business);
  await join(work, idCompany, business.code, users);
  const stores = await openStores(work, idCompany, business);
  const regions = await seedCatalogue(work, idCompany, business);
  for (const { id, region } of stores)
    await db
      .update(store)
      .set({ idRegion: regions.get(region) ?? null })
      .where(and(eq(store.idCompany, idCompany), eq(store.id, id)));
  await publish(work, { idCompany, idStores: stores.map(({ id }) => id) });
  for (const { id: idStore, tills } of stores)
    for (const idTerminal of tills)
      await acknowledge({ ...work, caller: { kind: 'till', idTerminal, idStore, idCompany } }, { number: 1 });
};
