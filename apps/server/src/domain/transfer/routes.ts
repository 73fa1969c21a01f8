import { transferCalls } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import { handle, type Route } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { answerOffer, forgetOffers, withdrawOffer } from './answer.ts';
import { offersOf, ownedBy, shownBy, shownInFull } from './lists.ts';
import { offerBusinesses } from './offer.ts';

const done = { done: true } as const;
/** Does something with the offer of a path; what is no id is unknown. */
const byId =
  <A>(work: (context: Context, id: string) => Promise<A>) =>
  ({ params }: { readonly params: { readonly id: string } }, context: Context): Promise<A> => {
    if (!formats.id.test(params.id)) throw unknownRecord();
    return work(context, params.id);
  };
const accept = byId((context, id) => answerOffer(context, id, 'ACCEPT'));
const reject = byId((context, id) => answerOffer(context, id, 'REJECT'));

/** Ownership changes hands (docs/product.md §22.9). */
export const transferRoutes: readonly Route[] = [
  handle(transferCalls.owned, async (_, context) => ({
    companiesWithStores: await context.gate((db) => ownedBy(db, personIn(context).id)),
  })),
  handle(transferCalls.offer, ({ data }, context) => offerBusinesses(context, data)),
  handle(
    transferCalls.get,
    byId((context, id) => context.gate((db) => shownBy(db, id, personIn(context)))),
  ),
  handle(
    transferCalls.full,
    byId((context, id) => context.gate((db) => shownInFull(db, id, personIn(context)))),
  ),
  handle(transferCalls.list, ({ data }, context) =>
    context.gate((db) => offersOf(db, personIn(context), data)),
  ),
  handle(transferCalls.accept, accept),
  handle(transferCalls.acceptByGet, accept),
  handle(transferCalls.reject, reject),
  handle(transferCalls.rejectByGet, reject),
  handle(
    transferCalls.withdraw,
    byId(async (context, id) => {
      await withdrawOffer(context, id);
      return done;
    }),
  ),
  handle(transferCalls.forget, async ({ data }, context) => {
    await forgetOffers(context, data);
    return done;
  }),
];
