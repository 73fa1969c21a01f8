import type { AnswerOf, roleCalls } from '@comanda/api/calls';
import { everybody, givesRoles, operators, owners } from '@comanda/api/permissions';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { appUser, membership, role, rolePermission } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { grantedBy } from '../session/grants.ts';

/** As people are called wherever they are named. */
export const fullName = sql<string>`${appUser.firstName} || ' ' || ${appUser.surname}`;
/** Whom to ask is a name or two, not a list. */
const mostGrantors = 3;

/** Roles that a company can give; the others go with the kind of the person (docs/product.md §5.3). */
export const givable = async (db: Database): Promise<readonly string[]> => {
  const rows = await db
    .select({ code: role.code })
    .from(role)
    .where(and(eq(role.kind, 'SYS'), notInArray(role.code, [everybody, operators])))
    .orderBy(asc(role.code));
  return rows.map(({ code }) => code);
};

/** The roles of a company with what they grant and who has them. */
export const rolesOf = async (
  db: Database,
  idCompany: string,
): Promise<AnswerOf<typeof roleCalls.ofCompany>> => {
  const codes = await givable(db);
  const granted = await grantedBy(db, codes);
  const members = await db
    .select({ id: appUser.id, name: fullName, role: membership.role })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.idUser))
    .where(eq(membership.idCompany, idCompany))
    .orderBy(fullName);
  return codes.map((code) => ({
    code,
    actions: [...granted(code)].sort(),
    people: members.flatMap(({ id, name, role: own }) => (own === code ? [{ id, name }] : [])),
  }));
};

/** Who gives roles in a company and can sign in, its owners first. */
export const grantorsOf = (db: Database, idCompany: string): Promise<{ name: string }[]> =>
  db
    .select({ name: fullName })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.idUser))
    .where(
      and(
        eq(membership.idCompany, idCompany),
        eq(appUser.status, 'ACT'),
        inArray(
          membership.role,
          db
            .select({ code: rolePermission.role })
            .from(rolePermission)
            .where(and(eq(rolePermission.action, givesRoles), eq(rolePermission.state, 'GRN'))),
        ),
      ),
    )
    .orderBy(sql`${membership.role} <> ${owners}`, fullName)
    .limit(mostGrantors);
