import { businessCalls, hierarchyCalls } from '@comanda/api/calls';
import { store as storeResource } from '@comanda/api/areas/hierarchy/store';
import { unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import { handle, type Route } from '../../core/route.ts';
import { groupsOf } from '../group/groups.ts';
import { changeRecord } from '../../resource/write.ts';
import { readRecord } from '../../resource/read.ts';
import { removeRecords } from '../../resource/remove.ts';
import { ownedBy, withStores } from '../transfer/lists.ts';
import { companyAvatar, storeAvatar } from './avatars.ts';
import { closeCompany, setMaintenance } from './close.ts';
import { companiesBy } from './companies.ts';
import { holding, moduleOf, storesCounted, storesWithTerminals, terminalsCounted } from './hierarchy.ts';
import { companyOf, storesBy, storesOf, storesOfAll } from './stores.ts';

const done = { done: true } as const;
const seesStores = 'ALLOW_STORE_ACCESS';

const only = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw unknownRecord();
  return first;
};

/** Businesses that the person may see (docs/product.md §1). */
export const businessRoutes: readonly Route[] = [
  handle(businessCalls.companiesOfUser, async ({ params }, context) => {
    const person = personIn(context);
    if (params.id !== person.id) throw unknownRecord();
    return companiesBy(context.db, [...person.companies.keys()]);
  }),
  handle(businessCalls.company, async ({ params }, { db }) => only(await companiesBy(db, [params.id]))),
  handle(businessCalls.storesOfCompany, ({ params }, { db }) => storesOf(db, params.id)),
  handle(businessCalls.store, async ({ params }, { db }) => only(await storesBy(db, [params.id]))),
  handle(hierarchyCalls.companyAvatar, ({ params }, context) =>
    companyAvatar(context, params.id, params.timestamp),
  ),
  handle(hierarchyCalls.storeAvatar, ({ params }, context) => storeAvatar(context, params.id, params.ts)),
  handle(hierarchyCalls.companyOfStore, async ({ params }, { db }) =>
    only(await companiesBy(db, [await companyOf(db, params.id)])),
  ),
  handle(hierarchyCalls.withStores, (_, { db, companies }) => withStores(db, companies)),
  handle(hierarchyCalls.oneWithStores, async ({ params }, { db }) => only(await withStores(db, [params.id]))),
  handle(hierarchyCalls.removeStores, async ({ data }, context) => {
    await removeRecords(context, storeResource, data.ids);
    return done;
  }),
  handle(hierarchyCalls.severalCompanies, ({ data }, { db }) => companiesBy(db, data.idCompanies)),
  handle(hierarchyCalls.module, ({ params }, context) => moduleOf(context, params.id, params.module)),
  handle(hierarchyCalls.storeLimit, (_, context) => storesCounted(context)),
  handle(hierarchyCalls.lock, async ({ data }, context) => {
    await setMaintenance(context, data.idCompany, true);
    return done;
  }),
  handle(hierarchyCalls.unlock, async ({ data }, context) => {
    await setMaintenance(context, data.idCompany, false);
    return done;
  }),
  handle(hierarchyCalls.remove, async ({ params, data }, context) => {
    await closeCompany(context, params.id, data.cName);
    return done;
  }),
  handle(hierarchyCalls.storesOfUser, ({ params }, context) => {
    if (params.id !== personIn(context).id) throw unknownRecord();
    return storesOfAll(context.db, holding(context, seesStores));
  }),
  handle(hierarchyCalls.allStoresOf, ({ params }, { db }) => storesOf(db, params.id)),
  handle(hierarchyCalls.terminalLimit, (_, context) => terminalsCounted(context)),
  handle(hierarchyCalls.withTerminals, (_, context) => storesWithTerminals(context, context.companies)),
  handle(hierarchyCalls.withTerminalsIn, ({ params }, context) => storesWithTerminals(context, [params.id])),
  handle(hierarchyCalls.severalStores, ({ data }, { db }) => storesBy(db, data.idStores)),
  handle(hierarchyCalls.storesOfCompanies, ({ data }, { db }) => storesOfAll(db, data.idCompanies)),
  handle(hierarchyCalls.storesOfGroups, async ({ data }, context) => {
    const groups = await groupsOf(context, data.idGroups);
    if (groups.length !== new Set(data.idGroups).size) throw unknownRecord();
    const whole = groups.flatMap(({ companies }) => companies.map(({ id }) => id));
    const single = groups.flatMap(({ stores }) => stores.map(({ id }) => id));
    const all = [...(await storesOfAll(context.db, whole)), ...(await storesBy(context.db, single))];
    return [...new Map(all.map((one) => [one.id, one])).values()];
  }),
  handle(hierarchyCalls.setAddress, async ({ data: { id, version, ...address } }, context) => {
    const stored = await readRecord(context, storeResource, id);
    if (!stored) throw unknownRecord();
    await changeRecord(context, storeResource, { id, version, sent: { ...stored, ...address } });
    return only(await storesBy(context.db, [id]));
  }),
  handle(hierarchyCalls.ownerLimit, async (_, context) => ({
    used: (await context.gate((db) => ownedBy(db, personIn(context).id))).length,
    limit: null,
  })),
  handle(hierarchyCalls.ownedBy, async ({ params }, context) => {
    if (params.id !== personIn(context).id) throw unknownRecord();
    const owned = await context.gate((db) => ownedBy(db, params.id));
    return { companiesWithStores: owned.map(({ isOffered: _isOffered, ...one }) => one) };
  }),
];
