import { connectionCalls, providerCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { begin } from './begin.ts';
import { connect } from './connect.ts';
import { connectionsOf, disconnect } from './connections.ts';
import { finish } from './finish.ts';

/** Signing in through a provider of the brand (docs/product.md §2.6). */
export const routes: readonly Route[] = [
  handle(providerCalls.begin, ({ data }, context) => begin(context, data)),
  handle(providerCalls.finish, ({ data }, context) => finish(context, data)),
  handle(providerCalls.connect, ({ data }, context) => connect(context, data)),
  handle(connectionCalls.list, (_, context) => connectionsOf(context)),
  handle(connectionCalls.end, async ({ params }, context) => {
    await disconnect(context, params.id);
    return { done: true } as const;
  }),
];
