/** What shows that tickets and delivery notes have invoices, or have them no longer. */
export const refreshes = [
  'invoice.list',
  'invoice.get',
  'ticket.list',
  'ticket.get',
  'deliveryNote.list',
  'deliveryNote.get',
];
