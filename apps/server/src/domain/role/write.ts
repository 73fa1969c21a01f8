import { randomBytes } from 'node:crypto';
import { type AnswerOf, type Role, type roleCalls, roleLimits } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import { grantedIn, type Permissions, reaching } from '@comanda/api/permissions';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { role, rolePermission } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint, Refusal, unknownRecord } from '../../core/refusal.ts';
import { permissionsOf } from '../session/grants.ts';
import type { Author } from './author.ts';
import { asShown, effectOn } from './effects.ts';
import { changesBetween, note } from './history.ts';
import { faultsOf, type RoleValues } from './judge.ts';
import { lockMembers, without } from './members.ts';
import { rolesOf } from './roles.ts';

/** Which role of which company. */
interface Place {
  readonly idCompany: string;
  readonly code: string;
}

const refuse = (faults: readonly ExtraInfo[]): void => {
  if (faults.length > 0) throw constraint(faults);
};
const atRole = (field: string, error: string, more: Partial<ExtraInfo> = {}): ExtraInfo => ({
  entity: 'ROL',
  field,
  error,
  ...more,
});

/** A role as its company sees it; one of another company is as unknown as one that never was. */
const roleIn = async (db: Database, { idCompany, code }: Place): Promise<Role> => {
  const found = (await rolesOf(db, idCompany)).find((one) => one.code === code);
  if (!found) throw unknownRecord();
  return found;
};
/** The same to be changed: never the platform's, and none that may do more than its author. */
const ownRole = async (db: Database, place: Place, { own }: Author): Promise<Role> => {
  const found = await roleIn(db, place);
  if (found.kind === 'SYS') throw constraint([atRole('code', 'choice')]);
  if (without(grantedIn(found.permissions), own).length > 0) throw constraint([atRole('code', 'beyond_own')]);
  return found;
};

const isNameTaken = async (db: Database, { idCompany, code }: Place, name: string): Promise<boolean> => {
  const taken = await db
    .select({ code: role.code })
    .from(role)
    .where(
      and(
        eq(role.idCompany, idCompany),
        eq(sql`lower(${role.name})`, sql`lower(${name})`),
        ne(role.code, code),
      ),
    );
  return taken.length > 0;
};
const judge = async (
  db: Database,
  place: Place,
  values: RoleValues,
  { before, own }: { readonly before: Permissions; readonly own: ReadonlySet<string> },
): Promise<void> =>
  refuse([
    ...((await isNameTaken(db, place, values.name)) ? [atRole('name', 'exists')] : []),
    ...faultsOf(values, before, own),
  ]);

/** Writes what differs: nothing else is told to open pages. */
const store = async (
  db: Database,
  code: string,
  changes: ReturnType<typeof changesBetween>,
): Promise<void> => {
  const unsaid = changes.flatMap(({ action, to: state }) => (state === 'NUL' ? [action] : []));
  if (unsaid.length > 0)
    await db
      .delete(rolePermission)
      .where(and(eq(rolePermission.role, code), inArray(rolePermission.action, unsaid)));
  const said = changes.flatMap(({ action, to: state }) =>
    state === 'NUL' ? [] : [{ role: code, action, state }],
  );
  if (said.length > 0)
    await db
      .insert(rolePermission)
      .values(said)
      .onConflictDoUpdate({
        target: [rolePermission.role, rolePermission.action],
        set: { state: sql`excluded.state` },
      });
};

/** Makes a role of a company (docs/product.md §5.6). Its code says nothing: what it is called can change. */
export const makeRole = async (
  db: Database,
  idCompany: string,
  values: RoleValues,
  author: Author,
): Promise<Role> => {
  await lockMembers(db, idCompany);
  const place = { idCompany, code: `R${randomBytes(8).toString('hex').toUpperCase()}` };
  const present = (await rolesOf(db, idCompany)).filter(({ kind }) => kind === 'NRM').length;
  const max = roleLimits.roles;
  refuse(present < max ? [] : [atRole('code', 'too_many', { params: { max } })]);
  await judge(db, place, values, { before: {}, own: author.own });
  await db.insert(role).values({ ...place, kind: 'NRM', name: values.name });
  const changes = changesBetween({}, values.permissions);
  await store(db, place.code, changes);
  await note(db, { ...place, idUser: author.id, kind: 'MAKE', name: values.name, changes });
  return roleIn(db, place);
};

interface Changing extends Place, RoleValues {
  readonly version: number;
  readonly try: boolean;
  readonly digest?: string | undefined;
}
/**
 * Changes a role, or says what that would do to each of its people (docs/product.md §5.6): by the same rules. A version
 * that has moved on is refused with what was sent and what is stored.
 */
export const changeRole = async (
  db: Database,
  { try: isTrial, digest, version, name, permissions, ...place }: Changing,
  author: Author,
): Promise<AnswerOf<typeof roleCalls.change>> => {
  const members = await lockMembers(db, place.idCompany);
  const stored = await ownRole(db, place, author);
  if (stored.version !== version)
    throw new Refusal('ERROR_STALE', 'The role has moved on since it was read.', {
      type: 'StaleExtraInfo',
      extra: [atRole('version', 'stale')],
      records: { yours: { ...place, version, name, permissions }, stored: { ...stored } },
    });
  await judge(db, place, { name, permissions }, { before: stored.permissions, own: author.own });
  const having = members.filter((one) => one.role === place.code);
  const said = await permissionsOf(db, [
    ...new Set(having.flatMap(({ kind }) => reaching(kind, place.code))),
  ]);
  const effects = asShown(
    having.map((one) =>
      effectOn(
        one,
        { role: place.code, said },
        { role: place.code, said: (code) => (code === place.code ? permissions : said(code)) },
      ),
    ),
    digest,
  );
  if (isTrial) return { role: stored, ...effects };
  const changes = changesBetween(stored.permissions, permissions);
  await store(db, place.code, changes);
  await db
    .update(role)
    .set({ name, version: version + 1, updated: sql`now()` })
    .where(eq(role.code, place.code));
  await note(db, { ...place, idUser: author.id, kind: 'CHANGE', name, changes });
  return { role: await roleIn(db, place), ...effects };
};

/** Deletes a role that nobody has; who has it is named otherwise. */
export const deleteRole = async (db: Database, place: Place, author: Author): Promise<void> => {
  await lockMembers(db, place.idCompany);
  const { people, name, permissions } = await ownRole(db, place, author);
  if (people.length > 0)
    throw new Refusal('ERROR_NOT_ERASABLE', 'People of the company have this role.', {
      type: 'DependecyExtraInfo',
      extra: [
        {
          entity: 'USR',
          count: people.length,
          records: people.slice(0, 5).map((one) => ({ id: one.id, code: '', names: { und: one.name } })),
        },
      ],
    });
  await db.delete(rolePermission).where(eq(rolePermission.role, place.code));
  await db.delete(role).where(eq(role.code, place.code));
  const changes = changesBetween(permissions, {});
  await note(db, { ...place, idUser: author.id, kind: 'DELETE', name, changes });
};
