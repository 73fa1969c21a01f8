import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { instant } from './shapes.ts';

/** Where the platform runs, for who is signed in; apart from what every browser asks before that. */
export const surroundingCalls = {
  server: defineCall({
    name: 'platform.server',
    service: 'login',
    method: 'GET',
    path: '/environment/server',
    access: { by: 'user', of: 'self', action: 'ALLOW_USER_PROFILE' },
    summary: 'What only the server knows of where it runs, for support',
    answer: z.object({
      mode: z.enum(['demo', 'production']),
      /** Of Node.js and PostgreSQL. */
      runtime: z.string(),
      database: z.string(),
      timeZone: z.string(),
      /** By its clock. */
      now: instant,
    }),
  }),
};
