import type { Role } from '@comanda/api/calls';
import { givenRoles, givesRoles, owners, reaching } from '@comanda/api/permissions';
import { eq, or } from 'drizzle-orm';
import { role } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { permissionsOf } from '../session/grants.ts';
import type { Author } from './author.ts';
import { holdersOf, type Member, membersOf } from './members.ts';
import { limitOf } from './see.ts';

/** Whom to ask is a name or two, not a list. */
const mostGrantors = 3;

type StoredRole = typeof role.$inferSelect;
/** The platform's own first, then the company's by name. */
const place = ({ code }: StoredRole): number => {
  const at = givenRoles.findIndex((one) => one === code);
  return at === -1 ? givenRoles.length : at;
};

/** Roles that a company can give; the others go with the kind of the person (docs/product.md §5.3). */
export const givable = async (db: Database, idCompany: string): Promise<readonly StoredRole[]> => {
  const rows = await db
    .select()
    .from(role)
    .where(or(eq(role.kind, 'SYS'), eq(role.idCompany, idCompany)))
    .orderBy(role.name, role.code);
  return rows
    .filter((one) => one.kind === 'NRM' || place(one) < givenRoles.length)
    .sort((one, other) => place(one) - place(other));
};

/**
 * The roles of a company with what they grant and who has them.
 * @param author who asks, where they may see as others: whom they may is told then
 */
export const rolesOf = async (db: Database, idCompany: string, author?: Author): Promise<Role[]> => {
  const roles = await givable(db, idCompany);
  const members = await membersOf(db, idCompany);
  const said = await permissionsOf(db, [
    ...new Set([
      ...roles.map(({ code }) => code),
      ...members.flatMap(({ kind, role: own }) => reaching(kind, own)),
    ]),
  ]);
  return roles.map(({ code, kind, name, version, updated }) => ({
    code,
    kind,
    name,
    permissions: said(code),
    version,
    updated: updated.toISOString(),
    people: members
      .filter((member) => member.role === code)
      .map((member) => ({
        id: member.id,
        name: member.name,
        isLocked: member.isLocked,
        ...(author && { seeing: limitOf(member, author, said) }),
      })),
  }));
};

const isOwner = (one: Member): boolean => one.role === owners;
/** Who gives roles in a company and can sign in, its owners first. */
export const grantorsOf = async (db: Database, idCompany: string): Promise<{ name: string }[]> => {
  const holders = await holdersOf(db, idCompany, givesRoles);
  return [...holders.filter(isOwner), ...holders.filter((one) => !isOwner(one))]
    .slice(0, mostGrantors)
    .map(({ name }) => ({ name }));
};
