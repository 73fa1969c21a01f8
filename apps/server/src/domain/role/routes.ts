import { roleCalls } from '@comanda/api/calls';
import { unknownRecord } from '../../http/errors.ts';
import { type Context, handle, personIn, type Route } from '../../http/handler.ts';
import { giveRole } from './give.ts';
import { grantorsOf, rolesOf } from './roles.ts';

/** The tables of identity know no row-level security of companies: what a call may touch is asked here once more. */
const within = ({ companies }: Context, idCompany: string): string => {
  if (!companies.includes(idCompany)) throw unknownRecord();
  return idCompany;
};

/** Who may do what in a company (docs/product.md §5.3, §5.5). */
export const roleRoutes: readonly Route[] = [
  handle(roleCalls.ofCompany, async ({ params }, context) => {
    const idCompany = within(context, params.companyId);
    return context.gate((db) => rolesOf(db, idCompany));
  }),
  handle(roleCalls.grantors, async ({ params }, context) => {
    const idCompany = within(context, params.companyId);
    return context.gate((db) => grantorsOf(db, idCompany));
  }),
  handle(roleCalls.give, async ({ data }, context) => {
    const idCompany = within(context, data.idCompany);
    const own = personIn(context).companies.get(idCompany) ?? new Set<string>();
    return { people: await context.gate((db) => giveRole(db, data, own)) };
  }),
];
