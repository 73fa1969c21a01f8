import type { InvoiceBuyer } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import { formats } from '@comanda/api/validation';
import { isTaxNumber } from '@comanda/api/validation/tax-number';
import { sql } from 'drizzle-orm';
import { companyLanguage } from '../../db/schema/company.ts';
import { detailTable } from '../../db/naming.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';

export interface Known {
  readonly buyer: InvoiceBuyer;
  readonly email: string | null;
}

/** What a customer's record says of who an invoice is made out to: the billing address, else the first one. */
export const buyerOf = async (db: Database, idCustomer: string): Promise<Known | undefined> => {
  const { rows } = await db.execute<InvoiceBuyer & { email: string | null } & Record<string, unknown>>(sql`
    select coalesce(guest.legal_name, concat_ws(' ', coalesce(guest.names ->> main.iso, guest.code), guest.surname)) as name,
      guest.document_kind as "documentKind", coalesce(guest.document, '') as "taxNumber",
      coalesce(place.street, '') as street, coalesce(place.zip, '') as zip, coalesce(place.city, '') as city,
      coalesce(place.country, guest.country) as country, guest.email
    from ${resourceTable('customer')} guest
    left join ${companyLanguage} main on main.id_company = guest.id_company and main.is_default
    left join lateral (select * from ${sql.identifier(detailTable({ name: 'customer' }, 'addresses'))} known
      where known.id_company = guest.id_company and known.id_owner = guest.id
      order by known.kind <> 'BIL', known.position limit 1) place on true
    where guest.id = ${idCustomer}`);
  const [row] = rows;
  if (!row) return undefined;
  const { email, ...buyer } = row;
  return { buyer, email };
};

const lacking = (buyer: InvoiceBuyer): ExtraInfo[] =>
  (['name', 'taxNumber', 'street', 'city', 'country'] as const)
    .filter((field) => buyer[field] === '')
    .map((field) => ({ entity: 'IVC', field: `buyer.${field}`, error: 'required' }));

/** What an invoice cannot do without, and a tax number that is none where its country says what one is. */
export const buyerFaults = (buyer: InvoiceBuyer): ExtraInfo[] => {
  const { documentKind, taxNumber, country } = buyer;
  const isWrong = documentKind === 'NIF' && taxNumber !== '' && !isTaxNumber(taxNumber, country);
  return [
    ...lacking(buyer),
    ...(country !== '' && !formats.country.test(country)
      ? [{ entity: 'IVC', field: 'buyer.country', error: 'country' }]
      : []),
    ...(isWrong ? [{ entity: 'IVC', field: 'buyer.taxNumber', error: 'tax_number' }] : []),
  ];
};
