import type { KeyPlace } from '@comanda/api/calls';
import { fold, grantedIn, invites, neverKeyed, reaching } from '@comanda/api/permissions';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Person } from '../../core/caller.ts';
import { company } from '../../db/schema/company.ts';
import { appUser, membership } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { without } from '../role/members.ts';
import { givable } from '../role/roles.ts';
import { permissionsOf } from '../session/grants.ts';

/**
 * What somebody may give of a company: what their role there lets them do. What a key of their own opens they cannot pass
 * on, nor what lets others in (docs/product.md §22.12).
 */
export const givenBy = async (
  db: Database,
  idUser: string,
  idCompany: string,
): Promise<ReadonlySet<string>> => {
  const [found] = await db
    .select({ kind: appUser.kind, role: membership.role })
    .from(appUser)
    .leftJoin(
      membership,
      and(eq(membership.idUser, appUser.id), eq(membership.idCompany, idCompany), isNull(membership.locked)),
    )
    .where(eq(appUser.id, idUser));
  if (!found || (found.role === null && found.kind !== 'SYS')) return new Set();
  const codes = reaching(found.kind, found.role ?? '');
  const held = fold(codes.map(await permissionsOf(db, codes)));
  return held.has(invites) ? new Set([...held].filter((action) => !neverKeyed.includes(action))) : new Set();
};

/** Companies that a person may give keys to, with what they may give there. */
export const placesOf = async (db: Database, person: Person): Promise<KeyPlace[]> => {
  const companies = await db
    .select({ id: company.id, name: company.name })
    .from(company)
    .where(
      inArray(
        company.id,
        [...person.companies].flatMap(([id, actions]) => (actions.has(invites) ? [id] : [])),
      ),
    )
    .orderBy(company.name, company.id);
  const places: KeyPlace[] = [];
  for (const { id: idCompany, name } of companies) {
    const own = await givenBy(db, person.id, idCompany);
    const roles = await givable(db, idCompany);
    const said = await permissionsOf(
      db,
      roles.map(({ code }) => code),
    );
    places.push({
      idCompany,
      company: name,
      actions: [...own].toSorted(),
      roles: roles.flatMap(({ code, name: called }) => {
        const actions = grantedIn(said(code)).filter((action) => !neverKeyed.includes(action));
        return without(actions, own).length > 0
          ? []
          : [{ role: { code, name: called }, actions: actions.toSorted() }];
      }),
    });
  }
  return places;
};
