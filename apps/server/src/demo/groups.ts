import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { businessGroup, favourite, groupMember } from '../db/schema/groups.ts';
import { assume, type Database } from '../db/transaction.ts';

const owner = 'owner@comanda.test';
/** By code of the company, or of company and store. */
const groups = [
  { name: 'Mis restaurantes', companies: ['ENCINA', 'BRASA'], stores: [] },
  { name: 'Península', companies: [], stores: ['ENCINA MAD', 'BRASA ZAZ', 'BRASA BCN'] },
] as const;
const favourites = ['ENCINA MAD'] as const;

/** What the owner of two businesses has put together, and the store that she looks at each morning (docs/product.md §14.2). */
export const seedGroups = async (
  db: Database,
  users: ReadonlyMap<string, string>,
  companies: readonly string[],
): Promise<void> => {
  const idCaller = users.get(owner);
  if (idCaller === undefined) return;
  await assume(db, 'comanda_request', { companies, user: idCaller });
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id_company as id, code as name from company
    union all select store.id, company.code || ' ' || store.code from store join company using (id_company)`);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const idOf = (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo has no business ${name}.`);
    return id;
  };
  for (const group of groups) {
    const idGroup = randomUUID();
    await db.insert(businessGroup).values({ idCaller, id: idGroup, name: group.name });
    await db.insert(groupMember).values([
      ...group.companies.map((name) => ({
        idCaller,
        idGroup,
        kind: 'company' as const,
        idBusiness: idOf(name),
      })),
      ...group.stores.map((name) => ({
        idCaller,
        idGroup,
        kind: 'store' as const,
        idBusiness: idOf(name),
      })),
    ]);
  }
  await db
    .insert(favourite)
    .values(favourites.map((name) => ({ idCaller, kind: 'store' as const, idBusiness: idOf(name) })));
};
