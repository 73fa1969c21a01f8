import { deviceCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { signInDevice } from './login.ts';
import { acknowledge, pull } from './pull.ts';

/** What tills say about themselves and what was published to them (docs/product.md §10). */
export const deviceRoutes: readonly Route[] = [
  handle(deviceCalls.login, ({ data }, context) => signInDevice(context, data)),
  handle(deviceCalls.pull, ({ params }, context) => pull(context, params.since)),
  handle(deviceCalls.acknowledge, ({ data }, context) => acknowledge(context, data)),
];
