import type { PurchaseTax } from '@comanda/api/pricing';
import { sql } from 'drizzle-orm';
import { detailTable } from '../../db/naming.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';

export interface KnownTax extends PurchaseTax {
  readonly names: Readonly<Record<string, string>>;
}

/** The taxes of a company as purchases are reckoned with them. */
export const taxesOf = async (db: Database, idCompany: string): Promise<ReadonlyMap<string, KnownTax>> => {
  const { rows } = await db.execute<KnownTax & Record<string, unknown>>(sql`
    select one.id, one.code, one.names, one.kind, coalesce(trim_scale(one.value)::text, '0') as value,
      coalesce(one.amount, 0)::float8 as amount, trim_scale(one.equivalence_surcharge)::text as "equivalenceSurcharge",
      coalesce((select jsonb_agg(jsonb_build_object('idTax', part.id_tax) order by part.position)
        from ${sql.identifier(detailTable({ name: 'tax' }, 'members'))} part
        where part.id_company = one.id_company and part.id_owner = one.id), '[]') as members
    from ${resourceTable('tax')} one
    where one.id_company = ${idCompany} and one.status <> 'D'`);
  return new Map(rows.map((row) => [row.id, row]));
};
