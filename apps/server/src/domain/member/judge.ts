import { grantedIn, owners } from '@comanda/api/permissions';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';
import type { Database } from '../../db/transaction.ts';
import { lockMembers, type Member, without } from '../role/members.ts';
import { permissionsOf } from '../session/grants.ts';
import { ownerOf } from '../transfer/ownership.ts';

export interface Chosen {
  readonly idCompany: string;
  readonly idUsers: readonly string[];
}
const refused = (error: 'last_owner' | 'is_owner' | 'beyond_own') =>
  constraint([{ entity: 'USR', field: 'idUsers', error }]);

/**
 * People of a company who are to lose what they may do there (docs/product.md §22.14): nobody who may do more there than who
 * does it, not the one whom it belongs to, and not the last owner who can sign in. They are held until the change is
 * through. Runs as `comanda_gate`.
 */
export const judged = async (
  db: Database,
  context: Context,
  { idCompany, idUsers }: Chosen,
): Promise<readonly Member[]> => {
  // The tables of identity know no row-level security of companies: what a call may touch is asked here once more.
  if (!context.companies.includes(idCompany)) throw unknownRecord();
  const own = personIn(context).companies.get(idCompany) ?? new Set();
  const members = await lockMembers(db, idCompany);
  const chosen = members.filter(({ id }) => idUsers.includes(id));
  if (chosen.length !== new Set(idUsers).size) throw unknownRecord();
  const owner = await ownerOf(db, idCompany);
  if (owner !== undefined && idUsers.includes(owner)) throw refused('is_owner');
  const stays = (id: string): boolean => !idUsers.includes(id);
  if (!members.some(({ id, role, isActive }) => isActive && role === owners && stays(id)))
    throw refused('last_owner');
  const codes = chosen.map(({ role }) => role);
  const said = await permissionsOf(db, codes);
  if (codes.some((code) => without(grantedIn(said(code)), own).length > 0)) throw refused('beyond_own');
  return chosen;
};

export const namesOf = (people: readonly Member[]): string => people.map(({ name }) => name).join(', ');
