import type { FiscalLack } from '@comanda/api/calls';
import { sql, type SQL } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { store } from '../../db/schema/business.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket, ticketLine, ticketTax } from '../../db/schema/sales.ts';
import type { Database } from '../../db/transaction.ts';
import { buyerOf } from '../invoice/buyer.ts';
import { pricedWith } from '../ticket/priced-with.ts';
import type { Facts } from './ticketBai.ts';

interface Sold extends Record<string, unknown> {
  readonly idStore: string;
  readonly idTerminal: string;
  readonly storeCode: string;
  readonly number: number;
  readonly issued: string;
  readonly time: string;
  readonly commit: number;
  readonly currency: string;
  readonly net: number;
  readonly total: number;
  readonly idCustomer: string | null;
  /** Its kind is one that is made out to somebody. */
  readonly isWhole: boolean;
  readonly taxNumber: string | null;
  readonly name: string | null;
  readonly regime: string | null;
  readonly corrected: {
    readonly idTerminal: string;
    readonly number: number;
    readonly issued: string;
  } | null;
  readonly lines: Facts['lines'];
  readonly taxes: readonly { readonly idTax: string; readonly base: number; readonly tax: number }[];
}

/** The day that a ticket says it was sold on, by the clock of its store. */
const issuedOn = (at: SQL): SQL => sql`to_char(${at} at time zone shop.time_zone, 'DD-MM-YYYY')`;
/** Tickets are numbered by their tills: a series is a till of a store, and never another one's. */
const seriesOf = (storeCode: string, idTerminal: string): string =>
  `${storeCode.slice(0, 13)}-${idTerminal.slice(-6)}`;

const read = async (db: Database, idTicket: string): Promise<Sold> => {
  const { rows } = await db.execute<Sold>(sql`
    select sold.id_store as "idStore", sold.id_terminal as "idTerminal", shop.code as "storeCode", sold.number,
      ${issuedOn(sql`sold.at`)} as issued, to_char(sold.at at time zone shop.time_zone, 'HH24:MI:SS') as time,
      sold.commit_number as commit, sold.currency, sold.net::float8 as net, sold.total::float8 as total,
      sold.id_customer as "idCustomer", coalesce(kind.force_customer = 'S', false) as "isWhole",
      coalesce(shop.emitter_tax_number, business.tax_number) as "taxNumber",
      coalesce(shop.emitter_name, business.legal_name) as name, business.tax_regime as regime,
      (select jsonb_build_object('idTerminal', other.id_terminal, 'number', other.number,
          'issued', ${issuedOn(sql`other.at`)}) from ${ticket} other
        where other.id_company = sold.id_company and other.id = sold.id_amended) as corrected,
      (select jsonb_agg(jsonb_build_object('name', line.name, 'quantity', line.quantity::text, 'net', line.net,
          'total', line.total) order by line.position) from ${ticketLine} line
        where line.id_company = sold.id_company and line.id_ticket = sold.id) as lines,
      coalesce((select jsonb_agg(jsonb_build_object('idTax', share.id_tax, 'base', share.base, 'tax', share.tax)
          order by share.position) from ${ticketTax} share
        where share.id_company = sold.id_company and share.id_ticket = sold.id), '[]') as taxes
    from ${ticket} sold
    join ${store} shop on shop.id_company = sold.id_company and shop.id = sold.id_store
    left join ${resourceTable('businessInfo')} business on business.id_company = sold.id_company
    left join ${resourceTable('ticketKind')} kind
      on kind.id_company = sold.id_company and kind.id = sold.id_ticket_kind
    where sold.id = ${idTicket}`);
  const [row] = rows;
  if (!row) throw new Error('A document is of a ticket.');
  return row;
};

/** What the schema takes as a tax number: nine signs. */
const isWritten = (taxNumber: string): boolean =>
  /^(?:[A-Z]\d{7}[A-Z]|\d{8}[A-Z]|[A-Z]\d{8})$/.test(taxNumber);
/** Numbers of natural persons begin with a figure, or with one of these. */
const isPerson = (taxNumber: string): boolean => /^[\dKLMXYZ]/.test(taxNumber);

/** What a document of a ticket says, and what it lacks to say it. */
export const factsOf = async (
  { db, config }: { readonly db: Database; readonly config: Config },
  {
    idCompany,
    idTicket,
    province,
  }: { readonly idCompany: string; readonly idTicket: string; readonly province: string },
): Promise<{ readonly facts: Facts; readonly lacks: readonly FiscalLack[] }> => {
  const sold = await read(db, idTicket);
  const { idStore, storeCode, idTerminal, number, issued, time, corrected, net, total } = sold;
  const { book } = await pricedWith({ db, config }, { idCompany, idStore }, sold.commit);
  const known = sold.isWhole && sold.idCustomer !== null ? await buyerOf(db, sold.idCustomer) : undefined;
  const buyer = known && isWritten(known.buyer.taxNumber) ? known.buyer : undefined;
  const taxes = sold.taxes.flatMap(({ idTax, base, tax }) => {
    const one = book.taxes.get(idTax);
    return one?.kind === 'N' ? [{ rate: one.value, base, tax }] : [];
  });
  const taxNumber = sold.taxNumber ?? '';
  const lacks: readonly (readonly [FiscalLack, boolean])[] = [
    ['taxNumber', !isWritten(taxNumber)],
    ['legalName', !sold.name],
    ['currency', sold.currency !== 'EUR'],
    ['taxpayerType', province === 'Bizkaia' && isPerson(taxNumber)],
  ];
  return {
    lacks: lacks.flatMap(([lack, is]) => (is ? [lack] : [])),
    facts: {
      issuer: { taxNumber, name: sold.name ?? '' },
      buyer,
      series: seriesOf(storeCode, idTerminal),
      number: String(number),
      issued,
      time,
      corrects: corrected
        ? {
            series: seriesOf(storeCode, corrected.idTerminal),
            number: String(corrected.number),
            issued: corrected.issued,
          }
        : undefined,
      description: `Ticket ${number}`,
      lines: sold.lines,
      total,
      regime: sold.regime ?? '01',
      taxes,
      exempt: net - taxes.reduce((sum, { base }) => sum + base, 0),
    },
  };
};
