import { roleCalls, seeingCalls } from '@comanda/api/calls';
import { makesRoles } from '@comanda/api/permissions';
import { unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import { handle, type Route } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import type { Author } from './author.ts';
import { giveRole } from './give.ts';
import { historyOf, viewsAs } from './history.ts';
import { grantorsOf, rolesOf } from './roles.ts';
import { seeAs } from './see.ts';
import { tellChanged, tellGiven } from './telling.ts';
import { changeRole, deleteRole, makeRole } from './write.ts';

/** The tables of identity know no row-level security of companies: what a call may touch is asked here once more. */
const within = ({ companies }: Context, idCompany: string): string => {
  if (!companies.includes(idCompany)) throw unknownRecord();
  return idCompany;
};
const authorIn = (context: Context, idCompany: string): Author => {
  const { id, companies } = personIn(context);
  return { id, own: companies.get(within(context, idCompany)) ?? new Set() };
};

/** Who may do what in a company (docs/product.md §5.3, §5.5 to §5.7). */
export const roleRoutes: readonly Route[] = [
  handle(roleCalls.ofCompany, async ({ params }, context) => {
    const author = authorIn(context, params.companyId);
    const seer = author.own.has(makesRoles) ? author : undefined;
    return context.gate((db) => rolesOf(db, params.companyId, seer));
  }),
  handle(roleCalls.history, async ({ params }, context) => {
    const idCompany = within(context, params.companyId);
    return context.gate((db) => historyOf(db, idCompany));
  }),
  handle(roleCalls.make, async ({ data: { idCompany, ...values } }, context) => {
    const author = authorIn(context, idCompany);
    return context.gate((db) => makeRole(db, idCompany, values, author));
  }),
  handle(roleCalls.change, async ({ data }, context) => {
    const author = authorIn(context, data.idCompany);
    return context.gate(async (db) => {
      const changed = await changeRole(db, data, author);
      if (!data.try) await tellChanged(db, data.idCompany, changed, personIn(context));
      return changed;
    });
  }),
  handle(roleCalls.delete, async ({ params: { companyId: idCompany, code } }, context) => {
    const author = authorIn(context, idCompany);
    await context.gate((db) => deleteRole(db, { idCompany, code }, author));
    return { done: true as const };
  }),
  handle(seeingCalls.begin, async ({ data }, context) => {
    within(context, data.idCompany);
    return context.gate((db) => seeAs(db, data, personIn(context), context.config.secret));
  }),
  handle(seeingCalls.ofUser, (_, context) => context.gate((db) => viewsAs(db, personIn(context).id))),
  handle(roleCalls.grantors, async ({ params }, context) => {
    const idCompany = within(context, params.companyId);
    return context.gate((db) => grantorsOf(db, idCompany));
  }),
  handle(roleCalls.give, async ({ data }, context) => {
    const author = authorIn(context, data.idCompany);
    return context.gate(async (db) => {
      const given = await giveRole(db, data, author);
      if (!data.try) await tellGiven(db, data.idCompany, given.people, personIn(context));
      return given;
    });
  }),
];
