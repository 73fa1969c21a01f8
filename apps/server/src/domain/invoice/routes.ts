import { invoiceCalls } from '@comanda/api/calls';
import { unknownRecord } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import { creditInvoice, makeInvoice, proposeInvoice } from './make.ts';
import { invoiceFile } from './pdf/file.ts';
import { documentOf, invoiceBy, listInvoices, publicDocument, publicInvoice } from './read.ts';
import { sendDocument } from './send.ts';

/** Invoices of tickets and of delivery notes (docs/product.md §20.7, §20.15). */
export const invoiceRoutes: readonly Route[] = [
  handle(invoiceCalls.list, ({ data }, work) => listInvoices(work, data)),
  handle(invoiceCalls.get, ({ params }, work) => invoiceBy(work, params.id)),
  handle(invoiceCalls.propose, ({ data }, context) => proposeInvoice(context, 'ticket', data)),
  handle(invoiceCalls.make, ({ data }, context) => makeInvoice(context, 'ticket', data)),
  handle(invoiceCalls.proposeDelivered, ({ data }, context) => proposeInvoice(context, 'deliveryNote', data)),
  handle(invoiceCalls.makeDelivered, ({ data }, context) => makeInvoice(context, 'deliveryNote', data)),
  handle(invoiceCalls.credit, ({ data }, context) => creditInvoice(context, data)),
  handle(invoiceCalls.email, async ({ data: { id, email } }, context) => {
    await sendDocument(context, { occasion: 'invoice', idDocument: id, email });
    return { done: true as const };
  }),
  handle(invoiceCalls.file, async ({ params: { id, storeId } }, context) => {
    const { idStore } = await invoiceBy(context, id);
    if (idStore !== storeId) throw unknownRecord();
    return invoiceFile(context.db, await documentOf(context.db, id));
  }),
  handle(invoiceCalls.public, ({ params }, context) => publicInvoice(context, params.id)),
  handle(invoiceCalls.publicFile, async ({ params }, context) =>
    invoiceFile(context.db, await publicDocument(context, params.id)),
  ),
];
