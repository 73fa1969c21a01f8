import { sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { cardPayment } from '../../db/schema/card.ts';
import { fiscalDocument } from '../../db/schema/fiscal.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket, ticketLine, ticketPayment, ticketTax } from '../../db/schema/sales.ts';
import type { Database } from '../../db/transaction.ts';

/** What documents say of a ticket, its store and its business; money in cents. */
export interface Sold extends Record<string, unknown> {
  readonly idStore: string;
  readonly idTerminal: string;
  readonly storeCode: string;
  readonly number: number;
  /** N, B or A (docs/product.md §10.3.4). */
  readonly kind: string;
  /** The day that it says it was sold on, by the clock of its store: `14-03-2026`, `13:05:00`. */
  readonly issued: string;
  readonly time: string;
  readonly commit: number;
  readonly currency: string;
  readonly net: number;
  readonly total: number;
  readonly rounding: number;
  readonly idCustomer: string | null;
  /** Its kind is one that is made out to somebody. */
  readonly isWhole: boolean;
  /** Of the store's emitter, else of the business. */
  readonly taxNumber: string | null;
  readonly name: string | null;
  readonly regime: string | null;
  readonly taxpayerType: string | null;
  readonly phone: string | null;
  readonly street: string;
  readonly place: {
    readonly branch: string | null;
    readonly code: string | null;
    readonly township: string | null;
    readonly district: string | null;
    readonly latitude: string | null;
    readonly longitude: string | null;
  };
  /** The ticket that this one is about, and what the tax office was told of that. */
  readonly corrected: {
    readonly idTerminal: string;
    readonly number: number;
    readonly issued: string;
    readonly time: string;
    readonly identifier: string | null;
    readonly state: string | null;
  } | null;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: string;
    /** Without taxes and with them, after all that was taken off. */
    readonly net: number;
    readonly total: number;
    readonly taxes: readonly string[];
  }[];
  readonly taxes: readonly { readonly idTax: string; readonly base: number; readonly tax: number }[];
  readonly payments: readonly {
    readonly kind: string;
    readonly amount: number;
    readonly change: number;
    /** Of a card: CRD or DBT, where the till knew. */
    readonly card: string | null;
  }[];
}

export const readSold = async (db: Database, idTicket: string): Promise<Sold> => {
  const { rows } = await db.execute<Sold>(sql`
    select sold.id_store as "idStore", sold.id_terminal as "idTerminal", shop.code as "storeCode", sold.number, sold.kind,
      to_char(sold.at at time zone shop.time_zone, 'DD-MM-YYYY') as issued,
      to_char(sold.at at time zone shop.time_zone, 'HH24:MI:SS') as time,
      sold.commit_number as commit, sold.currency, sold.net::float8 as net, sold.total::float8 as total,
      sold.rounding::float8 as rounding,
      sold.id_customer as "idCustomer", coalesce(kind.force_customer = 'S', false) as "isWhole",
      coalesce(shop.emitter_tax_number, business.tax_number) as "taxNumber",
      coalesce(shop.emitter_name, business.legal_name) as name, business.tax_regime as regime,
      business.taxpayer_type as "taxpayerType", business.phone, shop.street,
      jsonb_build_object('branch', shop.fiscal_branch, 'code', shop.fiscal_place, 'township', shop.township,
        'district', shop.district, 'latitude', shop.latitude::text, 'longitude', shop.longitude::text) as place,
      (select jsonb_build_object('idTerminal', other.id_terminal, 'number', other.number,
          'issued', to_char(other.at at time zone shop.time_zone, 'DD-MM-YYYY'),
          'time', to_char(other.at at time zone shop.time_zone, 'HH24:MI:SS'),
          'identifier', told.identifier, 'state', told.state)
        from ${ticket} other
        left join ${fiscalDocument} told on told.id_company = other.id_company and told.id_ticket = other.id
          and told.is_current
        where other.id_company = sold.id_company and other.id = sold.id_amended) as corrected,
      (select jsonb_agg(jsonb_build_object('name', line.name, 'quantity', line.quantity::text, 'net', line.net,
          'total', line.total, 'taxes', to_jsonb(line.taxes)) order by line.position) from ${ticketLine} line
        where line.id_company = sold.id_company and line.id_ticket = sold.id) as lines,
      coalesce((select jsonb_agg(jsonb_build_object('idTax', share.id_tax, 'base', share.base, 'tax', share.tax)
          order by share.position) from ${ticketTax} share
        where share.id_company = sold.id_company and share.id_ticket = sold.id), '[]') as taxes,
      coalesce((select jsonb_agg(jsonb_build_object('kind', paid.kind, 'amount', paid.amount, 'change', paid.change,
          'card', card.kind) order by paid.position) from ${ticketPayment} paid
        left join ${cardPayment} card on card.id_company = paid.id_company and card.id_ticket = paid.id_ticket
          and card.position = paid.position
        where paid.id_company = sold.id_company and paid.id_ticket = sold.id), '[]') as payments
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
