import { accountCalls, leavingCalls } from '@comanda/api/calls';
import { handle, handleAhead, type Route } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { mailOrigin } from '../../mail/outbox.ts';
import { ownId } from '../people/profile.ts';
import { ownBrand } from '../session/ownBrand.ts';
import { begin } from './begin.ts';
import { closeAccount } from './close.ts';
import { personalData } from './data.ts';
import { hashedAhead } from './newPassword.ts';
import { recover, reset } from './recover.ts';
import { activate, register } from './register.ts';

/** Does it and says nothing of what was found. */
const quietly =
  <D>(work: (context: Context, data: D) => Promise<void>) =>
  async ({ data }: { readonly data: D }, context: Context): Promise<{ readonly done: true }> => {
    await work(context, data);
    return { done: true };
  };

/** The same of calls that choose a password, which was hashed ahead of them. */
const quietlyWith =
  <D>(work: (context: Context, data: D, password: string) => Promise<void>) =>
  async (
    { data }: { readonly data: D },
    context: Context,
    password: string,
  ): Promise<{ readonly done: true }> => {
    await work(context, data, password);
    return { done: true };
  };

/** Accounts by mail (docs/product.md §22.1). */
export const accountRoutes: readonly Route[] = [
  handleAhead(
    accountCalls.register,
    ({ data }, ahead) => {
      ownBrand(ahead, data.brand);
      mailOrigin(ahead);
      return hashedAhead(ahead, 'register', data);
    },
    quietlyWith(register),
  ),
  handleAhead(accountCalls.begin, ({ data }, ahead) => hashedAhead(ahead, 'link', data), quietlyWith(begin)),
  handle(accountCalls.activate, async ({ data }, context) => ({
    done: true as const,
    isInvited: await activate(context, data),
  })),
  handle(accountCalls.recover, quietly(recover)),
  handleAhead(
    accountCalls.reset,
    ({ data }, ahead) => {
      mailOrigin(ahead);
      return hashedAhead(ahead, 'link', data);
    },
    quietlyWith(reset),
  ),
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
