import type { RoleEffect } from '@comanda/api/calls';
import { owners } from '@comanda/api/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import { appUser, membership } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint, unknownRecord } from '../../http/errors.ts';
import { grantedBy } from '../session/grants.ts';
import { fullName, givable } from './roles.ts';

interface Giving {
  readonly idCompany: string;
  readonly idUsers: readonly string[];
  readonly role: string;
  readonly try: boolean;
}
interface Member {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly isActive: boolean;
}

/** Everybody of the company, held until the change is through: two owners must not step down past each other. */
const membersOf = (db: Database, idCompany: string): Promise<readonly Member[]> =>
  db
    .select({
      id: appUser.id,
      name: fullName,
      from: membership.role,
      isActive: eq(appUser.status, 'ACT').mapWith(Boolean),
    })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.idUser))
    .where(eq(membership.idCompany, idCompany))
    .orderBy(fullName)
    .for('update', { of: membership });

const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((action) => !other.has(action)).sort();
const atRole = (error: 'choice' | 'last_owner' | 'beyond_own') =>
  constraint([{ entity: 'USR', field: 'role', error }]);

/**
 * Gives people of a company another role, or says what that would do to each of them (docs/product.md §5.5): by the
 * same rules, so that what is refused is refused when it is tried.
 * @param own what the giver may do there: nobody gives or takes more than that
 */
export const giveRole = async (
  db: Database,
  { idCompany, idUsers, role, try: isTrial }: Giving,
  own: ReadonlySet<string>,
): Promise<RoleEffect[]> => {
  if (!(await givable(db)).includes(role)) throw atRole('choice');
  const members = await membersOf(db, idCompany);
  const chosen = members.filter(({ id }) => idUsers.includes(id));
  if (chosen.length !== new Set(idUsers).size) throw unknownRecord();
  const isOwnerAfter = ({ id, from }: Member): boolean => (idUsers.includes(id) ? role : from) === owners;
  if (!members.some((member) => member.isActive && isOwnerAfter(member))) throw atRole('last_owner');

  const granted = await grantedBy(db, [role, ...chosen.map(({ from }) => from)]);
  const isBeyond = (code: string): boolean => without(granted(code), own).length > 0;
  if ([role, ...chosen.map(({ from }) => from)].some(isBeyond)) throw atRole('beyond_own');

  if (!isTrial)
    await db
      .update(membership)
      .set({ role })
      .where(and(eq(membership.idCompany, idCompany), inArray(membership.idUser, [...idUsers])));
  return chosen.map(({ id, name, from }) => ({
    id,
    name,
    from,
    to: role,
    loses: without(granted(from), granted(role)),
    gains: without(granted(role), granted(from)),
  }));
};
