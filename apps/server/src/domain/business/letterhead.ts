import { sql } from 'drizzle-orm';
import { image } from '../../db/schema/image.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';

/** What stands above and below a letter about a business; nothing of what it has not said. */
export interface Letterhead {
  /** Name, tax number and address in one line, as letters end. */
  readonly business?: string;
  /** Its picture, small. */
  readonly logo?: Buffer;
}

export const letterheadOf = async (db: Database, idCompany: string): Promise<Letterhead> => {
  const { rows } = await db.execute<{ line: string; logo: Buffer | null }>(sql`
    select concat_ws(' · ', legal_name, tax_number, street, nullif(concat_ws(' ', zip, city), '')) as line,
      (select coalesce(${image.small}, ${image.content}) from ${image}
        where ${image.sha256} = split_part(told.image->>'url', '/', -1)) as logo
    from ${resourceTable('businessInfo')} told where id_company = ${idCompany}`);
  const [{ line, logo } = { line: '', logo: null }] = rows;
  return { ...(line !== '' && { business: line }), ...(logo && { logo }) };
};
