import { invitationCalls } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { inArray } from 'drizzle-orm';
import { company } from '../../db/schema/company.ts';
import { Refusal, unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import { handle, type Route } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { countAttempt } from '../session/attempts.ts';
import { accept, block, reject, unblock } from './answer.ts';
import { behindLink } from './link.ts';
import { namedOf, receivedBy, sentBy, toldOf } from './lists.ts';
import { rolesWithin } from './rights.ts';
import { sendAgain, sendInvitation, withdrawInvitation } from './send.ts';

const done = { done: true } as const;
/** Does something with the invitation of a path; what is no id is unknown. */
const byId =
  <A>(work: (context: Context, id: string) => Promise<A>) =>
  ({ params }: { readonly params: { readonly id: string } }, context: Context): Promise<A> => {
    if (!formats.id.test(params.id)) throw unknownRecord();
    return work(context, params.id);
  };
const quietly =
  (work: (context: Context, id: string) => Promise<void>) =>
  async (context: Context, id: string): Promise<typeof done> => {
    await work(context, id);
    return done;
  };

/** Companies where the person invites, each with the roles that they may give there. */
const placesOf = (context: Context) => {
  const { companies } = personIn(context);
  return context.gate(async (db) => {
    const found = await db
      .select({ idCompany: company.id, company: company.name })
      .from(company)
      .where(inArray(company.id, [...context.companies]))
      .orderBy(company.name);
    const places = [];
    for (const one of found)
      places.push({
        ...one,
        roles: await rolesWithin(db, one.idCompany, companies.get(one.idCompany) ?? new Set()),
      });
    return places;
  });
};

/** Invitations into a company (docs/product.md §22.4). */
export const invitationRoutes: readonly Route[] = [
  handle(invitationCalls.places, (_, context) => placesOf(context)),
  handle(invitationCalls.send, async ({ data }, context) => {
    await sendInvitation(context, data);
    return done;
  }),
  handle(invitationCalls.again, byId(quietly(sendAgain))),
  handle(invitationCalls.withdraw, byId(quietly(withdrawInvitation))),
  handle(invitationCalls.sent, (_, context) => context.gate((db) => sentBy(db, personIn(context)))),
  handle(invitationCalls.received, (_, context) => context.gate((db) => receivedBy(db, personIn(context)))),
  handle(invitationCalls.accept, byId(accept)),
  handle(invitationCalls.reject, byId(quietly(reject))),
  handle(invitationCalls.block, byId(quietly(block))),
  handle(invitationCalls.unblock, byId(quietly(unblock))),
  handle(invitationCalls.open, async ({ data }, { db, address, brand }) => {
    const email = data.email.toLowerCase();
    await countAttempt(db, 'link', { account: email, address });
    const named = await namedOf(db, await behindLink(db, data.token, { email, brand }));
    if (!named) throw unknownRecord();
    // Whoever holds a link is told no more than that it was answered.
    const told = toldOf(named);
    return { ...told, status: told.status === 'BLC' ? 'RJC' : told.status };
  }),
  handle(invitationCalls.find, (input, context) => {
    const person = personIn(context);
    const { email, brand } = person;
    return context.gate(async (db) => {
      const { id } = await behindLink(db, input.data.token, { email, brand });
      const found = (await receivedBy(db, person)).find((one) => one.id === id);
      if (!found) throw new Refusal('ERROR_LINK', 'This link opens nothing.');
      return found;
    });
  }),
];
