import { messageCalls, messageNumberCalls, noticeCalls, subscriptionCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { endpointsOf, pushNoMore, pushTo } from '../../push/devices.ts';
import {
  clearMessages,
  countMessages,
  getMessage,
  listMessages,
  openInbox,
  readMessages,
  removeMessage,
} from './inbox.ts';
import { sendNotice } from './send.ts';
import { choose, subscriptionsOf, subscriptionTo } from './subscriptions.ts';

const done = { done: true } as const;

/** Notifications of the person (docs/product.md §21). */
export const messageRoutes: readonly Route[] = [
  handle(messageNumberCalls.number, async (_, context) => ({
    elements: await countMessages(await openInbox(context), 'UNR'),
  })),
  handle(messageCalls.get, async ({ params }, context) => getMessage(await openInbox(context), params.id)),
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
  handle(subscriptionCalls.list, async (_, context) => ({
    elements: await subscriptionsOf(context),
    pushKey: context.config.push?.publicKey ?? null,
    endpoints: await endpointsOf(context),
  })),
  handle(subscriptionCalls.get, ({ params }, context) => subscriptionTo(context, params.class)),
  handle(subscriptionCalls.choose, ({ data }, context) => choose(context, data)),
  handle(subscriptionCalls.pushTo, async ({ data }, context) => {
    await pushTo(context, data);
    return done;
  }),
  handle(subscriptionCalls.pushNoMore, async ({ data }, context) => {
    await pushNoMore(context, data.endpoint);
    return done;
  }),
  handle(noticeCalls.places, async (_, { companies }) => companies.map((idCompany) => ({ idCompany }))),
  handle(noticeCalls.send, ({ data }, context) => sendNotice(context, data)),
];
