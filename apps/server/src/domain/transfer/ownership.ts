import { owners } from '@comanda/api/permissions';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { appUser, membership } from '../../db/schema/identity.ts';
import { ownership } from '../../db/schema/transfer.ts';
import type { Database } from '../../db/transaction.ts';

/** Who owns each of these companies, held until the transaction ends. Runs as `comanda_gate`. */
export const lockOwners = async (
  db: Database,
  idCompanies: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select()
    .from(ownership)
    .where(inArray(ownership.idCompany, [...idCompanies]))
    // One order for everybody keeps two from waiting for one another.
    .orderBy(asc(ownership.idCompany))
    .for('update');
  return new Map(rows.map(({ idCompany, idUser }) => [idCompany, idUser]));
};

/** Who owns a company. Runs as `comanda_gate`. */
export const ownerOf = async (db: Database, idCompany: string): Promise<string | undefined> => {
  const [row] = await db.select().from(ownership).where(eq(ownership.idCompany, idCompany));
  return row?.idUser;
};

/** Writes who owns a company that has just come to be. Runs as `comanda_gate`. */
export const beginOwnership = async (db: Database, idCompany: string, idUser: string): Promise<void> => {
  await db.insert(ownership).values({ idCompany, idUser });
};

/** What an operator made for somebody is theirs once they are in it as an owner (docs/product.md §22.9.2). */
export const takeFromPlatform = async (db: Database, idCompany: string, idUser: string): Promise<void> => {
  await db
    .update(ownership)
    .set({ idUser, since: sql`now()` })
    .where(
      and(
        eq(ownership.idCompany, idCompany),
        sql`exists (select from ${appUser} where ${appUser.id} = ${ownership.idUser} and ${appUser.kind} = 'SYS')`,
      ),
    );
};

/** Who gave is out, who took is in as an owner. */
export const handOver = async (
  db: Database,
  idCompany: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await db
    .insert(membership)
    .values({ idCompany, idUser: to, role: owners })
    .onConflictDoUpdate({
      target: [membership.idCompany, membership.idUser],
      set: { role: owners, locked: null },
    });
  await db
    .update(ownership)
    .set({ idUser: to, since: sql`now()` })
    .where(eq(ownership.idCompany, idCompany));
  await db.delete(membership).where(and(eq(membership.idCompany, idCompany), eq(membership.idUser, from)));
};
