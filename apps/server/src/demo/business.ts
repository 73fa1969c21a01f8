import { randomUUID } from 'node:crypto';
import { terminal } from '../db/schema/business.ts';
import { company } from '../db/schema/company.ts';
import { membership } from '../db/schema/identity.ts';
import type { Work } from '../core/work.ts';
import { personIn } from '../core/caller.ts';
import { beginOwnership } from '../domain/transfer/ownership.ts';
import { acknowledge } from '../domain/device/pull.ts';
import { publish } from '../domain/sync/publish.ts';
import { demoAccounts } from './accounts.ts';
import type { DemoBusiness } from './data/businesses.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedPurchases } from './purchases.ts';
import { keepPicture } from './photos.ts';
import { idIn, type Ids } from '../country/make.ts';

const openCompany = async (work: Work, idCompany: string, business: DemoBusiness): Promise<void> => {
  const { code, name, kind, country, colour, mark } = business;
  const face = await keepPicture(work, mark);
  await work.db.insert(company).values({
    id: idCompany,
    code,
    name,
    kind,
    country,
    brand: 'default',
    avatarUrl: 'url' in face ? face.url : null,
    avatarColor: colour,
  });
};

/** Gives each store its tills; answers them by the ids of their stores. */
const openTills = async (
  { db }: Work,
  idCompany: string,
  { stores }: DemoBusiness,
  ids: Ids,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const opened = stores.flatMap(({ code, tills }) =>
    tills.map((name) => ({ idStore: idIn(ids, code), id: randomUUID(), name })),
  );
  await db.insert(terminal).values(opened.map((till) => ({ ...till, idCompany, status: 'A' as const })));
  return new Map(
    [...ids.values()].map((idStore) => [
      idStore,
      opened.filter((till) => till.idStore === idStore).map(({ id }) => id),
    ]),
  );
};

const join = (
  work: Work,
  idCompany: string,
  code: string,
  users: ReadonlyMap<string, string>,
): Promise<void> =>
  work.gate(async (db) => {
    await beginOwnership(db, idCompany, personIn(work).id);
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
  await openCompany(work, idCompany, business);
  await join(work, idCompany, business.code, users);
  const stores = await seedCatalogue(work, idCompany, business);
  await seedPurchases(work, idCompany, business, stores);
  const tills = await openTills(work, idCompany, business, stores);
  await publish(work, { idCompany, idStores: [...stores.values()] });
  for (const [idStore, ids] of tills)
    for (const idTerminal of ids)
      await acknowledge({ ...work, caller: { kind: 'till', idTerminal, idStore, idCompany } }, { number: 1 });
};
