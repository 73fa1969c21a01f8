import { randomUUID } from 'node:crypto';
import type { AnswerOf, InvoiceBuyer, InvoiceContent, invoiceCalls } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { constraint, Refusal, unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { invoiceDeliveryNote } from '../../db/schema/deliveryNote.ts';
import { invoice, invoiceSeries, invoiceTicket } from '../../db/schema/invoice.ts';
import { nextNumber, type Place } from '../numbering.ts';
import { isReported } from '../fiscal/outbox.ts';
import { buyerFaults, buyerOf } from './buyer.ts';
import { sellerOf } from './seller.ts';
import { gather, type Source } from './tickets.ts';

type Made = AnswerOf<typeof invoiceCalls.make>;
type Kind = 'N' | 'A';
const letters: Readonly<Record<Kind, string>> = { N: 'F', A: 'R' };

const write = async (
  context: Context,
  place: Place,
  kind: Kind,
  row: Pick<
    typeof invoice.$inferInsert,
    'idCustomer' | 'currency' | 'net' | 'total' | 'idAmended' | 'reason'
  > & {
    readonly content: InvoiceContent;
  },
): Promise<Made> => {
  const id = randomUUID();
  const { at, ...numbered } = await nextNumber(context.db, place, letters[kind]);
  await context.db.insert(invoice).values({
    ...place,
    ...numbered,
    ...row,
    id,
    kind,
    at: sql`${at}::timestamptz`,
    buyer: row.content.buyer.name,
    taxNumber: row.content.buyer.taxNumber,
    idUser: personIn(context).id,
  });
  return { id, label: numbered.label };
};

const unnamed: InvoiceBuyer = {
  name: '',
  documentKind: 'NIF',
  taxNumber: '',
  street: '',
  zip: '',
  city: '',
  country: '',
};

/** What an invoice would be, before somebody makes it. */
export const proposeInvoice = async (
  context: Context,
  source: Source,
  asked: { readonly ids: readonly string[]; readonly idCustomer?: string | undefined },
): Promise<AnswerOf<typeof invoiceCalls.propose>> => {
  const { db } = context;
  const { idCompany, currency, net, total, ids, ...found } = await gather(context, source, asked.ids, false);
  const { seller, lacks } = await sellerOf(db, idCompany);
  const idCustomer = asked.idCustomer ?? found.idCustomer;
  const known = idCustomer === null ? undefined : await buyerOf(db, idCustomer);
  if (asked.idCustomer !== undefined && !known)
    throw constraint([{ entity: 'IVC', field: 'idCustomer', error: 'not_found' }]);
  return {
    currency,
    net,
    total,
    tickets: ids.length,
    idCustomer: known ? idCustomer : null,
    buyer: known?.buyer ?? { ...unnamed, country: seller.country },
    email: known?.email ?? null,
    isReported: await isReported(db, idCompany, found.idStore),
    sellerLacks: [...lacks],
  };
};

/** Makes an invoice of tickets or of delivery notes, once each (docs/product.md §20.7, §20.15). */
export const makeInvoice = async (
  context: Context,
  source: Source,
  asked: {
    readonly ids: readonly string[];
    readonly idCustomer: string | null;
    readonly buyer: InvoiceBuyer;
  },
): Promise<Made> => {
  const { db } = context;
  const {
    idCompany,
    idStore,
    storeCode: _,
    ids,
    net,
    total,
    currency,
    idCustomer,
    ...content
  } = await gather(context, source, asked.ids, true);
  const { seller, lacks } = await sellerOf(db, idCompany);
  const faults = [
    ...lacks.map((field) => ({ entity: 'BSN', field, error: 'required' })),
    ...buyerFaults(asked.buyer),
    ...(asked.idCustomer !== null && !(await buyerOf(db, asked.idCustomer))
      ? [{ entity: 'IVC', field: 'idCustomer', error: 'not_found' }]
      : []),
    ...(asked.idCustomer !== null && idCustomer !== null && asked.idCustomer !== idCustomer
      ? [{ entity: 'IVC', field: 'idCustomer', error: 'choice' }]
      : []),
  ];
  if (faults.length > 0) throw constraint(faults);
  const made = await write(context, { idCompany, idStore }, 'N', {
    idCustomer: asked.idCustomer ?? idCustomer,
    currency,
    net,
    total,
    content: { ...content, seller, buyer: asked.buyer },
  });
  const held = ids.map((id, position) => ({ idCompany, idInvoice: made.id, id, position }));
  if (source === 'ticket')
    await db.insert(invoiceTicket).values(held.map(({ id, ...row }) => ({ ...row, idTicket: id })));
  else
    await db
      .insert(invoiceDeliveryNote)
      .values(held.map(({ id, ...row }) => ({ ...row, idDeliveryNote: id })));
  return made;
};

const negated = (content: InvoiceContent): InvoiceContent => ({
  ...content,
  tickets: content.tickets.map((one) => ({ ...one, total: 0 - one.total })),
  lines: content.lines.map((line) => ({
    ...line,
    quantity: line.quantity.startsWith('-') ? line.quantity.slice(1) : `-${line.quantity}`,
    discount: 0 - line.discount,
    total: 0 - line.total,
  })),
  taxes: content.taxes.map((share) => ({ ...share, base: 0 - share.base, tax: 0 - share.tax })),
});

/** Takes an invoice back, once. What it was made of can be invoiced again, to whom it should have been. */
export const creditInvoice = async (
  context: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Made> => {
  const { db } = context;
  // One who takes the same back at the same time waits here, and finds it taken.
  await db.execute(sql`select 1 from ${invoiceSeries} where (id_company, id_store, series) in
    (select id_company, id_store, series from ${invoice} where id = ${id}) for update`);
  const [of] = await db.select().from(invoice).where(eq(invoice.id, id));
  if (!of) throw unknownRecord();
  if (of.kind === 'A') throw constraint([{ entity: 'IVC', field: 'id', error: 'not_of_kind' }]);
  const ofCompany = eq(invoice.idCompany, of.idCompany);
  const [before] = await db
    .select({ label: invoice.label })
    .from(invoice)
    .where(and(ofCompany, eq(invoice.idAmended, id)));
  if (before)
    throw new Refusal('ERROR_INFORMATION_EXISTS', 'This invoice was taken back already.', {
      type: 'InformationExits',
      extra: [{ entity: 'IVC', field: 'id', error: 'exists', params: { label: before.label } }],
    });
  const { idCompany, idStore, idCustomer, currency, net, total, content } = of;
  const made = await write(context, { idCompany, idStore }, 'A', {
    idCustomer,
    currency,
    net: 0 - net,
    total: 0 - total,
    content: negated(content),
    idAmended: id,
    reason,
  });
  for (const held of [invoiceTicket, invoiceDeliveryNote])
    await db
      .update(held)
      .set({ isHeld: false })
      .where(and(eq(held.idCompany, idCompany), eq(held.idInvoice, id)));
  return made;
};
