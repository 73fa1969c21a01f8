import { grantedIn, owners } from '@comanda/api/permissions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { accessKey } from '../../db/schema/accessKey.ts';
import { membership } from '../../db/schema/identity.ts';
import { noteWith } from '../journal/note.ts';
import { lockMembers, without } from '../role/members.ts';
import { permissionsOf } from '../session/grants.ts';
import { ownerOf } from '../transfer/ownership.ts';

const refused = (error: 'last_owner' | 'is_owner' | 'beyond_own') =>
  constraint([{ entity: 'USR', field: 'idUsers', error }]);

/**
 * Takes people out of a company, all of them or none (docs/product.md §22.14): nobody who may do more there than who does
 * it, not the one whom it belongs to, and not the last owner who can sign in. Keys that they gave to it open nothing more.
 */
export const takeOut = async (
  context: Context,
  { idCompany, idUsers }: { readonly idCompany: string; readonly idUsers: readonly string[] },
): Promise<void> => {
  // The tables of identity know no row-level security of companies: what a call may touch is asked here once more.
  if (!context.companies.includes(idCompany)) throw unknownRecord();
  const own = personIn(context).companies.get(idCompany) ?? new Set();
  await context.gate(async (db) => {
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
    await db
      .update(accessKey)
      .set({ revoked: sql`now()` })
      .where(
        and(
          eq(accessKey.idCompany, idCompany),
          inArray(accessKey.idGiver, [...idUsers]),
          sql`${accessKey.revoked} is null`,
        ),
      );
    await db
      .delete(membership)
      .where(and(eq(membership.idCompany, idCompany), inArray(membership.idUser, [...idUsers])));
    await noteWith(db, context, {
      idCompany,
      kind: 'MEMBER_REMOVE',
      about: { people: chosen.map(({ name }) => name).join(', ') },
    });
  });
};
