import { accountCalls, leavingCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { ownId } from '../people/profile.ts';
import { begin } from './begin.ts';
import { closeAccount } from './close.ts';
import { personalData } from './data.ts';
import { recover, reset } from './recover.ts';
import { activate, register } from './register.ts';

/** Does it and says nothing of what was found. */
const quietly =
  <D>(work: (context: Context, data: D) => Promise<void>) =>
  async ({ data }: { readonly data: D }, context: Context): Promise<{ readonly done: true }> => {
    await work(context, data);
    return { done: true };
  };

/** Accounts by mail (docs/product.md §22.1). */
export const accountRoutes: readonly Route[] = [
  handle(accountCalls.register, quietly(register)),
  handle(accountCalls.begin, quietly(begin)),
  handle(accountCalls.activate, async ({ data }, context) => ({
    done: true as const,
    isInvited: await activate(context, data),
  })),
  handle(accountCalls.recover, quietly(recover)),
  handle(accountCalls.reset, quietly(reset)),
  handle(leavingCalls.data, ({ params }, context) => {
    ownId(context, params.id);
    return personalData(context);
  }),
  handle(leavingCalls.close, async ({ params, data }, context) => {
    ownId(context, params.id);
    await closeAccount(context, data.password);
    return { done: true as const };
  }),
];
