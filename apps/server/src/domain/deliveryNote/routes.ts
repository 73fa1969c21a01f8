import { deliveryNoteCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { deliveryNoteBy, listDeliveryNotes } from './read.ts';
import { uploadDeliveryNote } from './upload.ts';

/** What is delivered now and invoiced later (docs/product.md §20.15). */
export const deliveryNoteRoutes: readonly Route[] = [
  handle(deliveryNoteCalls.upload, ({ data }, context) => uploadDeliveryNote(context, data)),
  handle(deliveryNoteCalls.list, ({ data }, work) => listDeliveryNotes(work, data)),
  handle(deliveryNoteCalls.get, ({ params }, { db }) => deliveryNoteBy(db, params.id)),
];
