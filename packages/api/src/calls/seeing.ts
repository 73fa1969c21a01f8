import * as z from 'zod/mini';
import { makesRoles } from '../permissions/codes.ts';
import { defineCall } from './call.ts';
import { id, instant } from './shapes.ts';

/** Seeing the console as somebody else does (docs/product.md §5.7). */
export const seeingCalls = {
  begin: defineCall({
    name: 'user.see',
    service: 'enrollment',
    method: 'POST',
    path: '/user/see',
    access: { by: 'company', action: makesRoles, named: 'body' },
    isSecret: true,
    summary: 'A token to see a company as one of its people does, without changing anything',
    body: z.object({
      idCompany: id,
      idUser: id,
      /** The view that goes on: another token for it, and nothing is noted anew. */
      id: z.optional(id),
    }),
    answer: z.object({
      /** Of the view, by which it goes on. */
      id,
      /** Takes the place of a session token. */
      token: z.string(),
      /** How long the token lasts. */
      seconds: z.number(),
    }),
  }),
  ofUser: defineCall({
    name: 'user.seen',
    service: 'enrollment',
    method: 'GET',
    path: '/user/seen',
    access: { by: 'user', of: 'self', action: 'ALLOW_USER_PROFILE' },
    summary: 'Who saw which company as the person, and when; the last twenty, newest first',
    answer: z.array(z.object({ id, at: instant, by: z.string(), company: z.string() })),
  }),
};
export type Seen = z.output<typeof seeingCalls.ofUser.answer>[number];
