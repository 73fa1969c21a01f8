import * as z from 'zod/mini';
import { makesRoles } from '../permissions/codes.ts';
import { defineCall } from './call.ts';
import { id } from './shapes.ts';

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
};
