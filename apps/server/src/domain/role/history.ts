import { randomUUID } from 'node:crypto';
import type { RoleChange, Seen } from '@comanda/api/calls';
import { type Permissions, stateIn } from '@comanda/api/permissions';
import { desc, eq } from 'drizzle-orm';
import { company } from '../../db/schema/company.ts';
import { appUser, roleChange } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { fullName } from './members.ts';

/** As many changes as are read at once. */
const page = 100;

/** Actions whose state two versions of a role tell apart, sorted. */
export const changesBetween = (before: Permissions, after: Permissions): RoleChange['changes'] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((action) => ({ action, from: stateIn(before, action), to: stateIn(after, action) }))
    .filter(({ from, to }) => from !== to);

type Noted = Pick<typeof roleChange.$inferInsert, 'idCompany' | 'idUser' | 'kind' | 'code' | 'idSeen'> & {
  readonly name: string | null;
  readonly people?: RoleChange['people'];
  readonly changes?: RoleChange['changes'];
};
/** Notes a change of rights, or a use of them, in the transaction that makes it; answers its id. Runs as `comanda_gate`. */
export const note = async (db: Database, noted: Noted): Promise<string> => {
  const id = randomUUID();
  await db.insert(roleChange).values({ people: [], changes: [], ...noted, id });
  return id;
};

export const historyOf = async (db: Database, idCompany: string): Promise<RoleChange[]> => {
  const rows = await db
    .select({ row: roleChange, by: fullName })
    .from(roleChange)
    .innerJoin(appUser, eq(appUser.id, roleChange.idUser))
    .where(eq(roleChange.idCompany, idCompany))
    .orderBy(desc(roleChange.at), desc(roleChange.id))
    .limit(page);
  return rows.map(({ row: { id, at, kind, code, name, people, changes }, by }) => ({
    id,
    at: at.toISOString(),
    by,
    kind,
    role: { code, name },
    people,
    changes,
  }));
};

/** As many views as a person is told of. */
const views = 20;

/** Who saw which company as a person. Runs as `comanda_gate`. */
export const viewsAs = async (db: Database, idSeen: string): Promise<Seen[]> => {
  const rows = await db
    .select({ id: roleChange.id, at: roleChange.at, by: fullName, company: company.name })
    .from(roleChange)
    .innerJoin(appUser, eq(appUser.id, roleChange.idUser))
    .innerJoin(company, eq(company.id, roleChange.idCompany))
    .where(eq(roleChange.idSeen, idSeen))
    .orderBy(desc(roleChange.at), desc(roleChange.id))
    .limit(views);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
};
