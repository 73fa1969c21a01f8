import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { brand, done, email, lang, line } from './shapes.ts';

const called = line(100);
/** Longer than any that is taken: which one is too long is told at its field (`@comanda/api/account`). */
const password = z.string().check(z.minLength(1), z.maxLength(500));
/** The secret part of a link in a mail. */
const token = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Accounts by mail (docs/product.md §22). None of them tells whether an account exists: whoever reads the mailbox is told
 * by mail.
 */
export const accountCalls = {
  register: defineCall({
    name: 'user.register',
    service: 'enrollment',
    method: 'POST',
    path: '/user/new',
    access: { by: 'anyone' },
    summary: 'Ask for an account: a mail with a link that confirms it follows',
    body: z.object({ name: called, surname: called, email, password, lang, brand }),
    answer: done,
  }),
  begin: defineCall({
    name: 'user.begin',
    service: 'enrollment',
    method: 'POST',
    path: '/user/begin',
    access: { by: 'anyone' },
    summary:
      'Make the first operator of an installation that has none, by the address that its start has printed',
    body: z.object({ token, name: called, surname: called, email, password, lang }),
    answer: done,
  }),
  activate: defineCall({
    name: 'user.activate',
    service: 'enrollment',
    method: 'POST',
    path: '/user/activate',
    access: { by: 'anyone' },
    summary: 'Confirm an account by the link of its mail and the password that was chosen with it',
    body: z.object({ email, token, password }),
    /** Whether somebody has invited its owner, who is led to that (docs/product.md §22.4). */
    answer: z.object({ done: z.literal(true), isInvited: z.boolean() }),
  }),
  recover: defineCall({
    name: 'user.recover',
    service: 'enrollment',
    method: 'POST',
    path: '/user/recover',
    access: { by: 'anyone' },
    summary: 'Ask for a link by mail: to set a new password, or to confirm an account once more',
    body: z.object({ email, brand, purpose: z._default(z.enum(['reset', 'confirm']), 'reset') }),
    answer: done,
  }),
  reset: defineCall({
    name: 'user.reset',
    service: 'enrollment',
    method: 'POST',
    path: '/user/reset',
    access: { by: 'anyone' },
    summary: 'Set a new password by the link of a mail; signs all devices out',
    body: z.object({ email, token, password }),
    answer: done,
  }),
};
