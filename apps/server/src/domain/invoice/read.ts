import type {
  AnswerOf,
  InvoiceContent,
  InvoiceDocument,
  InvoiceHead,
  invoiceCalls,
  listFilter,
} from '@comanda/api/calls';
import { defineResource, f, optional } from '@comanda/api/kernel';
import { formats } from '@comanda/api/validation';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { unknownRecord, unknownToStrangers } from '../../core/refusal.ts';
import type { Context, Work } from '../../core/work.ts';
import { store, storeName } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';
import { invoiceDeliveryNote } from '../../db/schema/deliveryNote.ts';
import { invoice, invoiceTicket } from '../../db/schema/invoice.ts';
import { assume, type Database } from '../../db/transaction.ts';
import { instantOf } from '../instant.ts';
import { findPage, type Listing } from '../listing.ts';
import { countAttempt } from '../session/attempts.ts';
import { buyerOf } from './buyer.ts';

const isCredited = sql`exists (select from ${invoice} back
  where back.id_company = ${invoice.idCompany} and back.id_amended = ${invoice.id})`;
const listing: Listing = {
  fields: defineResource({
    code: 'IVC',
    route: '/documents/sales/invoice',
    owner: 'company',
    service: 'document',
    name: 'invoice',
    fields: {
      idStore: f.ref('STR'),
      idCustomer: optional(f.ref('CST')),
      at: f.date({ moment: true }),
      kind: f.choice({ N: 'invoice', A: 'credit note' }, 'N'),
      number: f.integer({ min: 1, max: 2 ** 31 - 1 }),
      isCredited: f.flag(),
      total: f.money(),
    },
    list: { columns: ['number', 'at', 'total'], search: [], sort: 'at', facets: [] },
    form: [],
  }),
  from: sql`${invoice}`,
  columns: {
    id: sql`${invoice.id}`,
    idStore: sql`${invoice.idStore}`,
    idCustomer: sql`${invoice.idCustomer}`,
    at: sql`${invoice.at}`,
    kind: sql`${invoice.kind}`,
    number: sql`${invoice.number}`,
    isCredited: sql`(case when ${isCredited} then 'S' else 'N' end)`,
    total: sql`${invoice.total}`,
    created: sql`${invoice.at}`,
  },
  days: { at: sql`${invoice.day}` },
  where: (idCompany) => sql`${invoice.idCompany} = ${idCompany}`,
  search: sql`(${invoice.label} || ' ' || ${invoice.buyer} || ' ' || ${invoice.taxNumber})`,
  order: sql`${invoice.at} desc, ${invoice.id} desc`,
};

const head = sql`made.id, made.kind, made.label, made.series, made.number, ${instantOf(sql`made.at`)} as at, made.currency,
  made.net::float8 as net, made.total::float8 as total`;

export const listInvoices = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: z.output<typeof listFilter>,
): Promise<AnswerOf<typeof invoiceCalls.list>> => {
  const { ids, ...size } = await findPage(work, listing, asked);
  const { rows } = await work.db.execute<InvoiceHead & Record<string, unknown>>(sql`
    select ${head}, made.id_store as "idStore", ${storeName} as "sName", shop.time_zone as "timeZone", made.buyer,
      made.tax_number as "taxNumber", exists (select from ${invoice} back
        where back.id_company = made.id_company and back.id_amended = made.id) as "isCredited"
    from ${invoice} made
    join ${store} shop on shop.id_company = made.id_company and shop.id = made.id_store
    where made.id_company = ${asked.idCompany} and made.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], made.id)`);
  return { elements: rows, ...size };
};

type Kept = Omit<InvoiceDocument, keyof InvoiceContent> & { readonly content: InvoiceContent };
const other = (condition: ReturnType<typeof sql>) =>
  sql`(select jsonb_build_object('id', other.id, 'label', other.label) from ${invoice} other
    where other.id_company = made.id_company and ${condition})`;

/** What an invoice says, by its id. */
export const documentOf = async (db: Database, id: string): Promise<InvoiceDocument> => {
  const { rows } = await db.execute<Kept & Record<string, unknown>>(sql`
    select ${head}, made.reason, made.content, ${other(sql`other.id = made.id_amended`)} as amends,
      ${other(sql`other.id_amended = made.id`)} as "creditedBy"
    from ${invoice} made where made.id = ${id}`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  const { content, ...own } = row;
  return { ...content, ...own };
};

/** The same for the office. */
export const invoiceBy = async (
  { db }: Pick<Work, 'db'>,
  id: string,
): Promise<AnswerOf<typeof invoiceCalls.get>> => {
  const document = await documentOf(db, id);
  const { rows } = await db.execute<{
    idStore: string;
    idCustomer: string | null;
    idTickets: string[];
    idDeliveryNotes: string[];
  }>(sql`
    select made.id_store as "idStore", made.id_customer as "idCustomer",
      array(select held.id_ticket from ${invoiceTicket} held
        where held.id_company = made.id_company and held.id_invoice = coalesce(made.id_amended, made.id)
        order by held.position) as "idTickets",
      array(select held.id_delivery_note from ${invoiceDeliveryNote} held
        where held.id_company = made.id_company and held.id_invoice = coalesce(made.id_amended, made.id)
        order by held.position) as "idDeliveryNotes"
    from ${invoice} made where made.id = ${id}`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  const { idCustomer, ...own } = row;
  const known = idCustomer === null ? undefined : await buyerOf(db, idCustomer);
  return { ...document, ...own, email: known?.email ?? null };
};

/** Goes over to the company of an invoice whose id somebody holds: 122 random bits, which nobody finds by trying. */
const asOfInvoice = async (db: Database, id: string, brand: string): Promise<void> => {
  const [of] = await db
    .select({ idCompany: invoice.idCompany })
    .from(invoice)
    .innerJoin(company, and(eq(company.id, invoice.idCompany), eq(company.brand, brand)))
    .where(eq(invoice.id, id));
  if (!of) throw unknownToStrangers();
  await assume(db, 'comanda_request', { companies: [of.idCompany] });
};
type Open = Pick<Context, 'db' | 'address' | 'brand'>;

/** An invoice for whoever holds its address; other brands know nothing of it (docs/product.md §20.7). */
export const publicInvoice = async ({ db, address, brand }: Open, id: string): Promise<InvoiceDocument> => {
  if (!formats.id.test(id)) throw unknownRecord();
  await countAttempt(db, 'publicInvoice', { account: id, address });
  await asOfInvoice(db, id, brand);
  return documentOf(db, id);
};

/** The same where a file is made, which counts no attempts: it is sent out of a transaction that only reads. */
export const publicDocument = async ({ db, brand }: Open, id: string): Promise<InvoiceDocument> => {
  if (!formats.id.test(id)) throw unknownRecord();
  await asOfInvoice(db, id, brand);
  return documentOf(db, id);
};
