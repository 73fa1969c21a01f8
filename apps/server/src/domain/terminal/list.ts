import type { Terminal } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { deviceLicence } from '../../db/schema/identity.ts';
import type { Work } from '../../core/work.ts';
import { instantOf } from '../instant.ts';
import { silence } from '../sync/commits.ts';
import { lastCommitOf } from '../sync/commit-to-store.ts';

/** Tills of a company in the order of its stores, with how far they are and what they sign in with. */
export const listTerminals = async ({ db, gate }: Work, idCompany: string): Promise<Terminal[]> => {
  const { rows } = await db.execute<Omit<Terminal, 'licence'> & Record<string, unknown>>(sql`
    select till.id, till.id_store as "idStore", ${storeName} as "sName", till.name, till.version, till.software,
      ${instantOf(sql`till.seen`)} as seen, coalesce(till.seen > now() - ${silence}, false) as "isOnline",
      ${lastCommitOf(sql`till.id_company`, sql`till.id_store`)} as published, till.acknowledged,
      case when till.refused > till.acknowledged then till.reason end as reason
    from ${terminal} till
    join ${store} shop on shop.id_company = till.id_company and shop.id = till.id_store
    where till.id_company = ${idCompany} and till.status <> 'D'
    order by shop."order", shop.id, till.name, till.id`);
  const licences = await gate((identity) =>
    identity
      .select()
      .from(deviceLicence)
      .where(and(eq(deviceLicence.idCompany, idCompany), eq(deviceLicence.status, 'A'))),
  );
  const byTerminal = new Map(
    licences.map(({ idTerminal, created, machine }) => [
      idTerminal,
      { since: created.toISOString(), machine },
    ]),
  );
  return rows.map((row) => ({ ...row, licence: byTerminal.get(row.id) ?? null }));
};
