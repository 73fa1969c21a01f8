import { sessionCalls, signedInCalls } from '@comanda/api/calls';
import { type Caller, personIn } from '../../core/caller.ts';
import { handle, handleAhead, type Route } from '../../core/route.ts';
import { devicesOf, endDevice, endOtherDevices } from './devices.ts';
import { knownDevice } from './knownDevice.ts';
import { judgeSignIn, signIn } from './login.ts';
import { renew, signOut } from './renew.ts';
import { notOurToken } from './tokens.ts';

const tokenOf = (caller: Caller): string => {
  if (caller.kind !== 'login') throw notOurToken();
  return caller.token;
};

/** Signing in and staying signed in (docs/product.md §2). */
export const sessionRoutes: readonly Route[] = [
  handleAhead(
    sessionCalls.login,
    ({ data }, ahead) => judgeSignIn(ahead, data),
    ({ data }, context, stored) => signIn(context, data, stored),
    ({ data }, ahead) => knownDevice(ahead, data.email) !== undefined,
  ),
  handle(sessionCalls.refresh, ({ data }, context) => renew(context, tokenOf(context.caller), data)),
  handle(sessionCalls.logout, async (_, context) => {
    await signOut(context, tokenOf(context.caller));
    return { done: true } as const;
  }),
  handle(signedInCalls.list, (_, context) => context.gate((db) => devicesOf(db, personIn(context)))),
  handle(signedInCalls.end, async ({ params }, context) => {
    await context.gate((db) => endDevice(db, personIn(context), params.id));
    return { done: true } as const;
  }),
  handle(signedInCalls.endOthers, async (_, context) => ({
    ended: await context.gate((db) => endOtherDevices(db, personIn(context))),
  })),
];
