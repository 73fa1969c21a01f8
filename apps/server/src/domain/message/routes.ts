import { messageCalls, messageNumberCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { clearMessages, countMessages, listMessages, readMessages, removeMessage } from './inbox.ts';

const done = { done: true } as const;

/** Notifications of the person (docs/product.md §21). */
export const messageRoutes: readonly Route[] = [
  handle(messageNumberCalls.number, async (_, context) => ({
    elements: await countMessages(context, 'UNR'),
  })),
  handle(messageCalls.list, ({ params }, context) => listMessages(context, params)),
  handle(messageCalls.read, async ({ data }, context) => {
    await readMessages(context, data.ids);
    return done;
  }),
  handle(messageCalls.readAll, async (_, context) => {
    await readMessages(context);
    return done;
  }),
  handle(messageCalls.clear, async (_, context) => {
    await clearMessages(context);
    return done;
  }),
  handle(messageCalls.remove, async ({ params }, context) => {
    await removeMessage(context, params.id);
    return done;
  }),
];
