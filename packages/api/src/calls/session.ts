import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { brand, done, email } from './shapes.ts';

const token = z.string().check(z.maxLength(2000));

/** Signing in and staying signed in (docs/product.md §2). */
export const sessionCalls = {
  login: defineCall({
    name: 'session.login',
    service: 'login',
    method: 'POST',
    path: '/login/login',
    access: { by: 'anyone' },
    summary: 'Sign in: answers the long-lived login token and a session token of ten minutes',
    body: z.object({ email, password: z.string().check(z.minLength(1), z.maxLength(200)), brand }),
    answer: z.object({ token, session: token }),
  }),
  refresh: defineCall({
    name: 'session.refresh',
    service: 'login',
    method: 'POST',
    path: '/login/token',
    access: { by: 'login' },
    summary: 'A new session token; `login` is there when the login token was rotated',
    body: z.object({ email, brand }),
    answer: z.object({ token, login: z.optional(token) }),
  }),
  logout: defineCall({
    name: 'session.logout',
    service: 'login',
    method: 'DELETE',
    path: '/login/logout',
    access: { by: 'login' },
    summary: 'Revoke the login and every session made from it',
    answer: done,
  }),
};
