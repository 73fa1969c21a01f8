import { messageCalls, messageNumberCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import {
  clearMessages,
  countMessages,
  listMessages,
  openInbox,
  readMessages,
  removeMessage,
} from './inbox.ts';

const done = { done: true } as const;

/** Notifications of the person (docs/product.md §21). */
export const messageRoutes: readonly Route[] = [
  handle(messageNumberCalls.number, async (_, context) => ({
    elements: await countMessages(await openInbox(context), 'UNR'),
  })),
  handle(messageCalls.list, async ({ params }, context) => listMessages(await openInbox(context), params)),
  handle(messageCalls.read, async ({ data }, context) => {
    await readMessages(await openInbox(context), data.ids);
    return done;
  }),
  handle(messageCalls.readAll, async (_, context) => {
    await readMessages(await openInbox(context));
    return done;
  }),
  handle(messageCalls.clear, async (_, context) => {
    await clearMessages(await openInbox(context));
    return done;
  }),
  handle(messageCalls.remove, async ({ params }, context) => {
    await removeMessage(await openInbox(context), params.id);
    return done;
  }),
];
