import type { InvoiceContent } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';

/** What an invoice has to name its seller by (docs/product.md §8.38). */
const demanded = ['legalName', 'taxNumber', 'street', 'city'] as const;

type Seller = InvoiceContent['seller'];
/** As the business has said it so far. */
type Said = Omit<Seller, (typeof demanded)[number]> & {
  readonly [Field in (typeof demanded)[number]]: string | null;
};

export const sellerOf = async (
  db: Database,
  idCompany: string,
): Promise<{ readonly seller: Seller; readonly lacks: readonly string[] }> => {
  const { rows } = await db.execute<Said & Record<string, unknown>>(sql`
    select names, legal_name as "legalName", tax_number as "taxNumber", street, zip, city, country, phone, email, url,
      image ->> 'url' as logo
    from ${resourceTable('businessInfo')} where id_company = ${idCompany}`);
  const [said] = rows;
  if (!said) throw new Error('A company has said who it is: its record comes with it.');
  const { legalName, taxNumber, street, city } = said;
  return {
    seller: {
      ...said,
      legalName: legalName ?? '',
      taxNumber: taxNumber ?? '',
      street: street ?? '',
      city: city ?? '',
    },
    lacks: demanded.filter((field) => !said[field]),
  };
};
