import { sql } from 'drizzle-orm';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';

/** A business in one line, as letters end: name, tax number, address; nothing where it has said none of them. */
export const businessIn = async (
  db: Database,
  idCompany: string,
): Promise<{ readonly business?: string }> => {
  const { rows } = await db.execute<{ line: string }>(sql`
    select concat_ws(' · ', legal_name, tax_number, street, nullif(concat_ws(' ', zip, city), '')) as line
    from ${resourceTable('businessInfo')} where id_company = ${idCompany}`);
  const line = rows[0]?.line ?? '';
  return line === '' ? {} : { business: line };
};
