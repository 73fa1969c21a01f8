import type { MessageDescriptor } from '@lingui/core';

/** Words of an invoice on paper: English here, other languages in `src/locales`. */
export const paperTexts = {
  invoice: /*i18n*/ { id: 'invoice.invoice', message: 'Invoice' },
  credit: /*i18n*/ { id: 'invoice.credit', message: 'Credit note' },
  date: /*i18n*/ { id: 'invoice.date', message: 'Date' },
  store: /*i18n*/ { id: 'invoice.store', message: 'Store' },
  amends: /*i18n*/ { id: 'invoice.amends', message: 'Takes back invoice' },
  reason: /*i18n*/ { id: 'invoice.reason', message: 'Reason' },
  seller: /*i18n*/ { id: 'invoice.seller', message: 'From' },
  buyer: /*i18n*/ { id: 'invoice.buyer', message: 'To' },
  taxNumber: /*i18n*/ { id: 'invoice.taxNumber', message: 'Tax number {number}' },
  what: /*i18n*/ { id: 'invoice.what', message: 'Description' },
  quantity: /*i18n*/ { id: 'invoice.quantity', message: 'Quantity' },
  price: /*i18n*/ { id: 'invoice.price', message: 'Price' },
  discount: /*i18n*/ { id: 'invoice.discount', message: 'Discount' },
  amount: /*i18n*/ { id: 'invoice.amount', message: 'Amount' },
  ticket: /*i18n*/ { id: 'invoice.ticket', message: 'Ticket {number} · {terminal} · {date}' },
  delivery: /*i18n*/ { id: 'invoice.delivery', message: 'Delivery note {number} · {terminal} · {date}' },
  tax: /*i18n*/ { id: 'invoice.tax', message: 'Tax' },
  rate: /*i18n*/ { id: 'invoice.rate', message: 'Rate' },
  base: /*i18n*/ { id: 'invoice.base', message: 'Base' },
  net: /*i18n*/ { id: 'invoice.net', message: 'Without taxes' },
  total: /*i18n*/ { id: 'invoice.total', message: 'Total' },
  included: /*i18n*/ { id: 'invoice.included', message: 'Prices and amounts include taxes.' },
  page: /*i18n*/ { id: 'invoice.page', message: '{label} · page {page} of {pages}' },
} satisfies Readonly<Record<string, MessageDescriptor>>;
export type PaperText = keyof typeof paperTexts;
