import type { Role } from '@comanda/api/calls';
import { byKind, givesRoles, owners, platformRoles } from '@comanda/api/permissions';
import { eq, or } from 'drizzle-orm';
import { role } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { permissionsOf } from '../session/grants.ts';
import { holdersOf, membersOf } from './members.ts';

/** Whom to ask is a name or two, not a list. */
const mostGrantors = 3;

type StoredRole = typeof role.$inferSelect;
/** The platform's own in the order in which they grant less, then the company's by name. */
const place = ({ kind, code }: StoredRole): number =>
  kind === 'SYS' ? Object.keys(platformRoles).indexOf(code) : Number.POSITIVE_INFINITY;

/** Roles that a company can give; the others go with the kind of the person (docs/product.md §5.3). */
export const givable = async (db: Database, idCompany: string): Promise<readonly StoredRole[]> => {
  const rows = await db
    .select()
    .from(role)
    .where(or(eq(role.kind, 'SYS'), eq(role.idCompany, idCompany)))
    .orderBy(role.name, role.code);
  return rows
    .filter(({ kind, code }) => kind === 'NRM' || (code in platformRoles && !byKind.includes(code)))
    .sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
};

/** The roles of a company with what they grant and who has them. */
export const rolesOf = async (db: Database, idCompany: string): Promise<Role[]> => {
  const roles = await givable(db, idCompany);
  const said = await permissionsOf(
    db,
    roles.map(({ code }) => code),
  );
  const members = await membersOf(db, idCompany);
  return roles.map(({ code, kind, name, version, updated }) => ({
    code,
    kind,
    name,
    permissions: said(code),
    version,
    updated: updated.toISOString(),
    people: members.flatMap(({ id, name: called, role: own }) =>
      own === code ? [{ id, name: called }] : [],
    ),
  }));
};

/** Who gives roles in a company and can sign in, its owners first. */
export const grantorsOf = async (db: Database, idCompany: string): Promise<{ name: string }[]> => {
  const holders = await holdersOf(db, idCompany, givesRoles);
  const isOwner = ({ role: code }: { readonly role: string }): boolean => code === owners;
  return [...holders.filter(isOwner), ...holders.filter((one) => !isOwner(one))]
    .slice(0, mostGrantors)
    .map(({ name }) => ({ name }));
};
