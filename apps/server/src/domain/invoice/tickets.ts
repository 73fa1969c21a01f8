import type { InvoiceContent } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import { type SQL, sql } from 'drizzle-orm';
import { constraint, Refusal, unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { companyLanguage } from '../../db/schema/company.ts';
import { deliveryNote, invoiceDeliveryNote } from '../../db/schema/deliveryNote.ts';
import { invoice, invoiceTicket } from '../../db/schema/invoice.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket, ticketLine, ticketTax } from '../../db/schema/sales.ts';
import type { Database } from '../../db/transaction.ts';
import { instantOf } from '../instant.ts';
import { pricedWith } from '../ticket/priced-with.ts';

type Content = InvoiceContent;
/** What an invoice is made of: tickets, or delivery notes. */
export type Source = 'ticket' | 'deliveryNote';
interface Share {
  readonly idTax: string;
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly base: number;
  readonly tax: number;
}
interface Sold extends Pick<Content, 'sName' | 'timeZone' | 'lang' | 'money'> {
  readonly id: string;
  readonly idCompany: string;
  readonly idStore: string;
  readonly storeCode: string;
  readonly idCustomer: string | null;
  readonly terminal: string;
  readonly number: number;
  readonly at: string;
  readonly commit: number;
  readonly currency: string;
  readonly net: number;
  readonly total: number;
  /** Neither called off nor somebody's exercise. */
  readonly stands: boolean;
  readonly lines: readonly Omit<Content['lines'][number], 'ticket'>[];
  readonly taxes: readonly Share[];
}

/** Where each is kept, what it says, and what tells in which invoice it is. */
const sources: Readonly<
  Record<Source, Readonly<Record<'kept' | 'held' | 'idHeld' | 'stands' | 'lines' | 'taxes', SQL>>>
> = {
  ticket: {
    kept: sql`${ticket}`,
    held: sql`${invoiceTicket}`,
    idHeld: sql`id_ticket`,
    stands: sql`sold.voided is null and not sold.training`,
    lines: sql`(select jsonb_agg(jsonb_build_object('name', line.name, 'quantity', line.quantity::text,
        'unitPrice', line.unit_price, 'discount', line.discount, 'total', line.total) order by line.position)
      from ${ticketLine} line
      where line.id_company = sold.id_company and line.id_ticket = sold.id)`,
    taxes: sql`coalesce((select jsonb_agg(jsonb_build_object('idTax', share.id_tax, 'code', share.code,
        'names', share.names, 'base', share.base, 'tax', share.tax) order by share.position)
      from ${ticketTax} share
      where share.id_company = sold.id_company and share.id_ticket = sold.id), '[]')`,
  },
  deliveryNote: {
    kept: sql`${deliveryNote}`,
    held: sql`${invoiceDeliveryNote}`,
    idHeld: sql`id_delivery_note`,
    stands: sql`true`,
    lines: sql`(select jsonb_agg(jsonb_build_object('name', line.value -> 'name', 'quantity', line.value -> 'quantity',
        'unitPrice', line.value -> 'unitPrice', 'discount', line.value -> 'discount', 'total', line.value -> 'total')
        order by line.ordinality)
      from jsonb_array_elements(sold.lines) with ordinality line)`,
    taxes: sql`sold.taxes`,
  },
};

/** In the order of their sale; who makes an invoice of one keeps others from it until theirs is written. */
const read = async (
  db: Database,
  source: Source,
  ids: readonly string[],
  isHeld: boolean,
): Promise<readonly Sold[]> => {
  const { kept, stands, lines, taxes } = sources[source];
  if (isHeld)
    await db.execute(sql`
      select 1 from ${kept} where id = any(${sql.param(ids)}::uuid[]) order by id for no key update`);
  const { rows } = await db.execute<Sold & Record<string, unknown>>(sql`
    select sold.id, sold.id_company as "idCompany", sold.id_store as "idStore", shop.code as "storeCode",
      ${storeName} as "sName", shop.time_zone as "timeZone", sold.id_customer as "idCustomer", till.name as terminal,
      sold.number, ${instantOf(sql`sold.at`)} as at, sold.commit_number as commit, sold.currency,
      sold.net::float8 as net, sold.total::float8 as total, ${stands} as stands,
      (select main.iso from ${companyLanguage} main
        where main.id_company = sold.id_company and main.is_default) as lang,
      jsonb_build_object('code', money.code, 'symbol', money.symbol, 'decimals', money.decimals,
        'rightposition', money.rightposition, 'thousandSeparator', money.thousand_separator,
        'decimalSeparator', money.decimal_separator) as money,
      ${lines} as lines, ${taxes} as taxes
    from ${kept} sold
    join ${store} shop on shop.id_company = sold.id_company and shop.id = sold.id_store
    join ${terminal} till on till.id_company = sold.id_company and till.id = sold.id_terminal
    join ${resourceTable('currency')} money on money.id_company = sold.id_company
      and money.defaultcurrency = 'S' and money.status <> 'D'
    where sold.id = any(${sql.param(ids)}::uuid[]) order by sold.at, sold.number, sold.id`);
  return rows;
};

/** A ticket or a delivery note is in one invoice that stands, and in no other. */
const refuseInvoiced = async (db: Database, source: Source, ids: readonly string[]): Promise<void> => {
  const { held, idHeld } = sources[source];
  const { rows } = await db.execute<{ id: string; label: string }>(sql`
    select held.${idHeld} as id, made.label from ${held} held
    join ${invoice} made on made.id_company = held.id_company and made.id = held.id_invoice
    where held.${idHeld} = any(${sql.param(ids)}::uuid[]) and held.is_held`);
  if (rows.length > 0)
    throw new Refusal('ERROR_INFORMATION_EXISTS', 'What was sold has one invoice.', {
      type: 'InformationExits',
      extra: rows.map(({ id, label }) => ({
        entity: 'IVC',
        field: `ids.${ids.indexOf(id)}`,
        error: 'exists',
        params: { label },
      })),
    });
};

const fault = (field: string, error: string, params?: ExtraInfo['params']): ExtraInfo => ({
  entity: 'IVC',
  field,
  error,
  ...(params && { params }),
});

/** Those that make no invoice with the first, or none at all. */
const faultsOf = (sold: readonly Sold[], ids: readonly string[]): ExtraInfo[] => {
  const [first] = sold;
  const isOne = (one: Sold): boolean =>
    one.stands && one.idStore === first?.idStore && one.currency === first.currency;
  const customers = new Set(sold.flatMap(({ idCustomer }) => idCustomer ?? []));
  const total = sold.reduce((sum, one) => sum + one.total, 0);
  return [
    ...sold.filter((one) => !isOne(one)).map(({ id }) => fault(`ids.${ids.indexOf(id)}`, 'choice')),
    ...(customers.size > 1 ? [fault('idCustomer', 'choice')] : []),
    ...(total < 0 ? [fault('total', 'too_small', { min: 0 })] : []),
  ];
};

/** What they come to as one invoice; what is not of the buyer and not of the seller. */
export interface Gathered extends Omit<Content, 'seller' | 'buyer'> {
  readonly idCompany: string;
  readonly idStore: string;
  readonly storeCode: string;
  readonly idCustomer: string | null;
  readonly currency: string;
  readonly net: number;
  readonly total: number;
  /** In the order of `tickets`. */
  readonly ids: readonly string[];
}

/** Of one tax and one rate together. A tax whose rate was changed stands twice. */
const taxesOf = async (context: Context, sold: readonly Sold[]): Promise<Content['taxes']> => {
  const shares = new Map<string, Content['taxes'][number]>();
  for (const { idCompany, idStore, commit, taxes } of sold) {
    const { book } = await pricedWith(context, { idCompany, idStore }, commit);
    for (const { idTax, code, names, base, tax } of taxes) {
      const known = book.taxes.get(idTax);
      const rate = known?.kind === 'N' ? known.value : null;
      const key = `${idTax} ${rate}`;
      const before = shares.get(key);
      shares.set(key, {
        code,
        names,
        rate,
        base: base + (before?.base ?? 0),
        tax: tax + (before?.tax ?? 0),
      });
    }
  }
  return [...shares.values()];
};

/** @param isHeld whether an invoice is made of them now */
export const gather = async (
  context: Context,
  source: Source,
  asked: readonly string[],
  isHeld: boolean,
): Promise<Gathered> => {
  const { db } = context;
  const sold = await read(db, source, asked, isHeld);
  const [first] = sold;
  if (!first) throw unknownRecord();
  const faults = faultsOf(sold, asked);
  if (faults.length > 0) throw constraint(faults);
  await refuseInvoiced(db, source, asked);
  const { idCompany, idStore, storeCode, sName, timeZone, lang, money, currency } = first;
  return {
    idCompany,
    idStore,
    storeCode,
    idCustomer: sold.find(({ idCustomer }) => idCustomer !== null)?.idCustomer ?? null,
    sName,
    timeZone,
    lang,
    money,
    currency,
    net: sold.reduce((sum, { net }) => sum + net, 0),
    total: sold.reduce((sum, { total }) => sum + total, 0),
    ids: sold.map(({ id }) => id),
    tickets: sold.map(({ terminal: name, number, at, total }) => ({
      terminal: name,
      number,
      at,
      total,
      ...(source === 'deliveryNote' && { document: 'DLN' as const }),
    })),
    lines: sold.flatMap(({ lines }, place) => lines.map((line) => ({ ticket: place, ...line }))),
    taxes: await taxesOf(context, sold),
  };
};
