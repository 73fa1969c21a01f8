import { hubOrderCalls, qrInfoCalls } from '@comanda/api/calls';
import { personIn, tillIn } from '../../core/caller.ts';
import { handle, type Route } from '../../core/route.ts';
import { moveOrder } from './move.ts';
import { leadTo, qrInfoOf } from './qr.ts';
import { listOrders, liveOrders, orderBy } from './read.ts';
import { ofDevice, tillName } from './till.ts';
import { uploadHubOrder } from './upload.ts';

/** Orders from outside the house, and the codes that guests order by (docs/product.md §17.7, §17.9). */
export const hubRoutes: readonly Route[] = [
  handle(hubOrderCalls.live, ({ params }, work) => liveOrders(work, params.companyId)),
  handle(hubOrderCalls.list, ({ data }, work) => listOrders(work, data)),
  handle(hubOrderCalls.get, ({ params }, work) => orderBy(work, params.id)),
  handle(hubOrderCalls.move, ({ params, data }, context) =>
    moveOrder(context, params.id, { ...data, by: 'person', name: personIn(context).name }),
  ),
  handle(hubOrderCalls.upload, ({ data }, context) => uploadHubOrder(context, data)),
  handle(hubOrderCalls.ofDevice, ({ data }, context) => ofDevice(context, data)),
  handle(hubOrderCalls.tell, async ({ params, data }, context) => {
    const isGuest = data.status === 'CRC';
    const name = isGuest ? '' : await tillName(context.db, tillIn(context));
    return moveOrder(context, params.id, { ...data, by: isGuest ? 'guest' : 'till', name });
  }),
  handle(qrInfoCalls.get, ({ params }, work) => qrInfoOf(work, params.id)),
  handle(qrInfoCalls.put, ({ params, data }, work) => leadTo(work, params.id, data.address)),
];
