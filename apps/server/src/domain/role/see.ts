import type { AnswerOf, seeingCalls, SeeingLimit } from '@comanda/api/calls';
import { fold, type Permissions, reaching } from '@comanda/api/permissions';
import { and, eq, sql } from 'drizzle-orm';
import { role, roleChange } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import type { Person } from '../../core/caller.ts';
import { permissionsOf } from '../session/grants.ts';
import { lifetimes, signSeeing } from '../session/tokens.ts';
import type { Author } from './author.ts';
import { note } from './history.ts';
import { type Member, membersOf, without } from './members.ts';

/** What keeps somebody from being seen as; `null` where nothing does (docs/product.md §5.7). */
export const limitOf = (
  { id, kind, role: code, isActive, isLocked }: Member,
  author: Author,
  said: (code: string) => Permissions,
): SeeingLimit | null => {
  if (id === author.id) return 'self';
  if (isLocked) return 'locked';
  if (!isActive) return 'inactive';
  const held = fold(reaching(kind, code).map(said));
  return kind === 'SYS' || without(held, author.own).length > 0 ? 'beyond_own' : null;
};

interface View {
  readonly idCompany: string;
  readonly idUser: string;
  /** The view that goes on. */
  readonly id?: string | undefined;
}

/** A view lasts half a day at most, as a login that is not used: whoever looks on is noted again. */
const isGoingOn = async (
  db: Database,
  { id, idCompany, idUser }: View,
  idActor: string,
): Promise<boolean> => {
  if (id === undefined) return false;
  const found = await db
    .select({ id: roleChange.id })
    .from(roleChange)
    .where(
      and(
        eq(roleChange.id, id),
        eq(roleChange.idCompany, idCompany),
        eq(roleChange.kind, 'SEE'),
        eq(roleChange.idUser, idActor),
        eq(roleChange.idSeen, idUser),
        sql`${roleChange.at} > now() - interval '12 hours'`,
      ),
    );
  return found.length > 0;
};

/** Lets who makes roles see the company as one of its people, and notes it once a view. Runs as `comanda_gate`. */
export const seeAs = async (
  db: Database,
  view: View,
  { id: idActor, email, brand, idLogin, companies }: Person,
  secret: Uint8Array,
): Promise<AnswerOf<typeof seeingCalls.begin>> => {
  const { idCompany, idUser } = view;
  const member = (await membersOf(db, idCompany)).find(({ id }) => id === idUser);
  if (!member) throw unknownRecord();
  const own = companies.get(idCompany) ?? new Set();
  const said = await permissionsOf(db, reaching(member.kind, member.role));
  const limit = limitOf(member, { id: idActor, own }, said);
  if (limit) throw constraint([{ entity: 'USR', field: 'idUser', error: limit }]);
  const token = await signSeeing(secret, { idUser, idActor, idCompany, email, brand, idLogin });
  const id = (await isGoingOn(db, view, idActor)) ? view.id : undefined;
  return { id: id ?? (await noteView(db, view, member, idActor)), token, seconds: lifetimes.session };
};

const noteView = async (
  db: Database,
  { idCompany, idUser: idSeen }: View,
  { name, role: code }: Member,
  idUser: string,
): Promise<string> => {
  const [had] = await db.select({ name: role.name }).from(role).where(eq(role.code, code));
  const people = [{ name, from: code }];
  return note(db, { idCompany, idUser, kind: 'SEE', code, name: had?.name ?? null, people, idSeen });
};
