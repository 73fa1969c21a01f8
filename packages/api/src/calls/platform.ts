import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** What a browser must know before anyone has signed in. */
export const platformCalls = {
  environment: defineCall({
    name: 'platform.environment',
    service: 'login',
    method: 'GET',
    path: '/environment',
    access: { by: 'anyone' },
    retryOnFail: true,
    summary:
      'Release, brand of the host name, its providers of sign-ins, and the demo accounts where the server runs in demo mode',
    answer: z.object({
      release: z.string(),
      web: z.string(),
      api: z.string(),
      version: z.string(),
      brand: z.string(),
      /** Whether that brand lets somebody who registers open a company. */
      opensCompanies: z.boolean(),
      /** Whom the brand lets people sign in through (docs/product.md §2.6). */
      providers: z.array(z.object({ id: z.string(), label: z.string() })),
      demo: z.nullable(
        z.object({
          password: z.string(),
          accounts: z.array(z.object({ email: z.string(), role: z.string() })),
        }),
      ),
    }),
  }),
};
