import { sql } from 'drizzle-orm';
import { fiscalDocument } from '../../../db/schema/fiscal.ts';
import type { Database } from '../../../db/transaction.ts';
import { asXml, type DocumentRow, type Office, type Prepared } from '../office.ts';
import { entryOf, understoodInBizkaia } from './batuz.ts';
import { addressOf, identifierOf, type Issued } from './codes.ts';
import { type Link, ticketBai as documentOf, written } from './document.ts';
import { factsOf } from './facts.ts';
import { type Province, provinceOf } from './provinces.ts';
import { understood } from './reports.ts';

/** The release that documents name. */
const version = '1.0';
/** Signs of a signature that the next document of its chain names. */
const linked = 100;

/** The last of a chain. */
const lastOf = async (
  db: Database,
  { idCompany, idStore }: DocumentRow,
  taxNumber: string,
): Promise<(Link & { readonly place: number }) | undefined> => {
  const { rows } = await db.execute<Link & { place: number } & Record<string, unknown>>(sql`
    select place, series, number, issued, signature from ${fiscalDocument}
    where id_company = ${idCompany} and id_store = ${idStore} and tax_number = ${taxNumber} and place is not null
    order by place desc limit 1`);
  return rows[0];
};

/** Linked to the last one of its store and issuer, with what stands on the ticket following from its signature. */
const prepareIn =
  (province: Province): Office['prepare'] =>
  async (making, row): Promise<Prepared> => {
    const { facts, lacks } = await factsOf(making, row, province.name);
    const { ticketBai: software } = making.config;
    return {
      lacks,
      issue: async (signer) => {
        if (!software) throw new Error('The software has no licence.');
        const { taxNumber } = facts.issuer;
        const before = await lastOf(making.db, row, taxNumber);
        const { signedBy } = await import('../signing.ts');
        const { xml, value } = await signedBy(
          signer,
          documentOf(facts, before, { ...software, version }),
          province.policy,
        );
        const { issued, series, number } = facts;
        const said: Issued = { taxNumber, issued, series, number, total: written(facts.total) };
        const identifier = identifierOf(said, value);
        return {
          taxNumber,
          place: (before?.place ?? 0) + 1,
          series,
          number,
          issued,
          identifier,
          qr: addressOf(province.lookUp, said, identifier),
          signature: value.slice(0, linked),
          xml,
        };
      },
    };
  };

/** TicketBAI in a Basque province (docs/product.md §20.14), by its region's code: SP-TBA, SP-TZA. */
export const ticketBai = (region: string): Office | undefined => {
  const province = provinceOf(region);
  if (!province) return undefined;
  const isBizkaia = province.name === 'Bizkaia';
  return {
    gateways: '2',
    prepare: prepareIn(province),
    ask: isBizkaia ? entryOf : asXml,
    understand: isBizkaia ? understoodInBizkaia : understood,
  };
};
