import { messageCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../http/handler.ts';
import { countMessages, listMessages, readMessages } from './inbox.ts';

const done = { done: true } as const;

/** Notifications of the person (docs/product.md §21). */
export const messageRoutes: readonly Route[] = [
  handle(messageCalls.number, async (_, context) => ({ elements: await countMessages(context, 'UNR') })),
  handle(messageCalls.list, ({ params }, context) => listMessages(context, params)),
  handle(messageCalls.read, async ({ data }, context) => {
    await readMessages(context, data.ids);
    return done;
  }),
  handle(messageCalls.readAll, async (_, context) => {
    await readMessages(context);
    return done;
  }),
];
