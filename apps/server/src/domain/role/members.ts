import { fold, reaching } from '@comanda/api/permissions';
import { eq, sql } from 'drizzle-orm';
import { appUser, membership } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { permissionsOf } from '../session/grants.ts';

/** As people are called wherever they are named. */
export const fullName = sql<string>`${appUser.firstName} || ' ' || ${appUser.surname}`;

/** A person of a company. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly role: string;
  /** They can sign in, and are not locked here. */
  readonly isActive: boolean;
  readonly isLocked: boolean;
}
const members = (db: Database, idCompany: string) =>
  db
    .select({
      id: appUser.id,
      name: fullName,
      kind: appUser.kind,
      role: membership.role,
      isActive: sql<boolean>`${appUser.status} = 'ACT' and ${membership.locked} is null`,
      isLocked: sql<boolean>`${membership.locked} is not null`,
    })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.idUser))
    .where(eq(membership.idCompany, idCompany))
    .orderBy(fullName, appUser.id);

/** Everybody of the company by name. Runs as `comanda_gate`. */
export const membersOf = (db: Database, idCompany: string): Promise<readonly Member[]> =>
  members(db, idCompany);

/**
 * The same, held until the change is through: two owners must not step down past each other, and what a role grants
 * does not change while it is given.
 */
export const lockMembers = (db: Database, idCompany: string): Promise<readonly Member[]> =>
  members(db, idCompany).for('update', { of: membership });

/** Those who can sign in and hold an action there, whatever it is that grants it to them. */
export const holdersOf = async (
  db: Database,
  idCompany: string,
  action: string,
): Promise<readonly Member[]> => {
  const people = await membersOf(db, idCompany);
  const codes = people.flatMap(({ kind, role }) => reaching(kind, role));
  const said = await permissionsOf(db, [...new Set(codes)], action);
  return people.filter(
    ({ isActive, kind, role }) => isActive && fold(reaching(kind, role).map(said)).has(action),
  );
};

export const without = (one: Iterable<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((action) => !other.has(action)).sort();
