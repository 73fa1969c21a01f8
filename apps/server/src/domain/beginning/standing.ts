import type { Beginning } from '@comanda/api/calls';
import { type SQL, sql } from 'drizzle-orm';
import { terminal } from '../../db/schema/business.ts';
import { deviceLicence } from '../../db/schema/identity.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { storeCommit } from '../../db/schema/sync.ts';
import type { Work } from '../../core/work.ts';

/** How much of what its tills need a company has. */
export const standingOf = async ({ db, gate }: Work, idCompany: string): Promise<Beginning> => {
  const active = (name: string): SQL =>
    sql`(select count(*)::int from ${resourceTable(name)} one where one.id_company = ${idCompany} and one.status = 'A')`;
  const { rows } = await db.execute<Omit<Beginning, 'paired'> & Record<string, unknown>>(sql`
    select ${active('tax')} as taxes, ${active('paymentMethod')} as "paymentMethods",
      ${active('region')} as regions, ${active('store')} as stores, ${active('product')} as products,
      ${active('employee')} as employees,
      (select count(*)::int from ${terminal} till where till.id_company = ${idCompany} and till.status = 'A') as terminals,
      (select count(*)::int from ${storeCommit} made where made.id_company = ${idCompany}) as commits`);
  const paired = await gate((identity) =>
    identity.execute<{ paired: number }>(sql`
      select count(*)::int as paired from ${deviceLicence} held
      where held.id_company = ${idCompany} and held.status = 'A' and held.signed_in is not null`),
  );
  const [row] = rows;
  if (!row) throw new Error('A count has one row.');
  return { ...row, paired: paired.rows[0]?.paired ?? 0 };
};
