import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { brand } from './shapes.ts';

/** 256 random bits of ours. */
const secret = z.string().check(z.regex(/^[\w-]{43}$/));
/** What a provider may put into an address (RFC 6749 appendix A). */
const printable = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[\x20-\x7e]+$/));
const tokens = z.object({ token: z.string(), session: z.string(), email: z.string() });

/**
 * Signing in through a provider of the brand (docs/product.md §2.6). What a person begins is bound to the browser that
 * they begin in by `key`, which that browser keeps and shows at every further step.
 */
export const providerCalls = {
  begin: defineCall({
    name: 'provider.begin',
    service: 'login',
    method: 'POST',
    path: '/login/provider',
    access: { by: 'anyone' },
    summary: 'Begin a sign-in through a provider of the brand: answers the address of the provider to go to',
    body: z.object({ provider: z.string().check(z.regex(/^[a-z0-9]{2,20}$/)), brand }),
    answer: z.object({ url: z.string(), key: z.string() }),
  }),
  finish: defineCall({
    name: 'provider.finish',
    service: 'login',
    method: 'POST',
    path: '/login/provider/callback',
    access: { by: 'anyone' },
    summary:
      'End a sign-in with what the provider sent back: the two tokens, or an offer to connect the account that is there, which takes its password',
    body: z.object({
      key: secret,
      state: secret,
      /** One of the two is there, as the provider says yes or no. */
      code: z.optional(printable(8000)),
      error: z.optional(printable(200)),
      iss: z.optional(printable(2000)),
    }),
    answer: z.object({
      signedIn: z.nullable(tokens),
      offer: z.nullable(z.object({ token: z.string(), email: z.string() })),
    }),
  }),
  connect: defineCall({
    name: 'provider.connect',
    service: 'login',
    method: 'POST',
    path: '/login/provider/connect',
    access: { by: 'anyone' },
    summary: 'Connect an account with a provider by the password of the account, once, and sign in',
    body: z.object({
      key: secret,
      token: secret,
      password: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    answer: tokens,
  }),
};
