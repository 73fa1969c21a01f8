import { accessKeyCalls } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { personIn } from '../../core/caller.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import { acceptKey, rejectKey, revokeKey } from './answer.ts';
import { giveKey } from './give.ts';
import { keyOf, keysOf } from './lists.ts';
import { placesOf } from './rights.ts';

const done = { done: true } as const;
const idIn = ({ id }: { readonly id: string }): string => {
  if (!formats.id.test(id)) throw unknownRecord();
  return id;
};

/** Somebody else acts in a company until a date (docs/product.md §22.12). */
export const accessKeyRoutes: readonly Route[] = [
  handle(accessKeyCalls.places, (_, context) => context.gate((db) => placesOf(db, personIn(context)))),
  handle(accessKeyCalls.give, ({ data }, context) => giveKey(context, data)),
  handle(accessKeyCalls.get, ({ params }, context) =>
    context.gate((db) => keyOf(db, idIn(params), personIn(context))),
  ),
  handle(accessKeyCalls.list, ({ data }, context) =>
    context.gate((db) => keysOf(db, personIn(context), data)),
  ),
  handle(accessKeyCalls.accept, ({ params }, context) => acceptKey(context, idIn(params))),
  handle(accessKeyCalls.reject, async ({ params }, context) => {
    await rejectKey(context, idIn(params));
    return done;
  }),
  handle(accessKeyCalls.revoke, async ({ params }, context) => {
    await revokeKey(context, idIn(params));
    return done;
  }),
];
