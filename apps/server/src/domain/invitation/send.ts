import { randomUUID } from 'node:crypto';
import type { BodyOf, invitationCalls } from '@comanda/api/calls';
import { givesRoles, invites } from '@comanda/api/permissions';
import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import { appUser, membership } from '../../db/schema/identity.ts';
import { invitation } from '../../db/schema/invitation.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint, forbidden, unknownRecord } from '../../core/refusal.ts';
import { type Person, personIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';
import { mailOrigin, postMail } from '../../mail/outbox.ts';
import { noteWith } from '../journal/note.ts';
import { countAttempt } from '../session/attempts.ts';
import { isWithin } from './rights.ts';
import { daysOpen, type Invitation } from './state.ts';

const inDays = sql`now() + make_interval(days => ${daysOpen})`;
const refused = (field: 'email' | 'role' | 'status', error: string) =>
  constraint([{ entity: 'INV', field, error }]);

/** Nobody invites with a role that may do more than they may there. */
const checkRole = async (
  db: Database,
  row: Pick<Invitation, 'idCompany' | 'role'>,
  own: ReadonlySet<string>,
): Promise<void> => {
  if (!(await isWithin(db, row, own))) throw refused('role', 'beyond_own');
};
const isMember = async (db: Database, { idCompany, email }: Pick<Invitation, 'idCompany' | 'email'>) => {
  const found = await db
    .select({ id: appUser.id })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.idUser))
    .where(and(eq(membership.idCompany, idCompany), eq(appUser.email, email)));
  return found.length > 0;
};

/** Writes that its mail goes out, within what a person may send and a mailbox gets in a day. */
const post = async (
  db: Database,
  context: Context,
  { id, email }: Pick<Invitation, 'id' | 'email'>,
): Promise<void> => {
  const { address, brand } = context;
  await countAttempt(db, 'invite', { account: personIn(context).id, address });
  await countAttempt(db, 'invited', { account: email, address });
  await postMail(db, { occasion: 'invited', email, brand, origin: mailOrigin(context), idInvitation: id });
};

/**
 * Invites (docs/product.md §22.4). Whether there is an account of that address, and whether its owner blocks the sender,
 * is asked when the mail is sent: what is answered here, and what the sender's list shows, does not depend on it.
 */
export const sendInvitation = async (
  context: Context,
  { idCompany, role, ...data }: BodyOf<typeof invitationCalls.send>,
): Promise<void> => {
  // The tables of identity know no row-level security of companies: what a call may touch is asked here once more.
  if (!context.companies.includes(idCompany)) throw unknownRecord();
  const { id: idSender, email: own, companies } = personIn(context);
  const email = data.email.toLowerCase();
  if (email === own) throw refused('email', 'own_address');
  await context.gate(async (db) => {
    await checkRole(db, { idCompany, role }, companies.get(idCompany) ?? new Set());
    if (await isMember(db, { idCompany, email })) throw refused('email', 'is_member');
    const same = and(
      eq(invitation.idCompany, idCompany),
      eq(invitation.idSender, idSender),
      eq(invitation.email, email),
      eq(invitation.status, 'PND'),
      isNull(invitation.withdrawn),
    );
    // One that has expired makes room: the next one takes its place.
    await db
      .update(invitation)
      .set({ withdrawn: sql`now()` })
      .where(and(same, lte(invitation.expires, sql`now()`)));
    const id = randomUUID();
    const made = await db
      .insert(invitation)
      .values({ idCompany, id, idSender, email, role, brand: context.brand, expires: inDays })
      .onConflictDoNothing()
      .returning({ id: invitation.id });
    if (made.length === 0) throw refused('email', 'is_invited');
    await post(db, context, { id, email });
    await noteWith(db, context, { idCompany, kind: 'INVITE', about: { email } });
  });
};

/** One that the person sent, or that was sent into a company where they give roles; held until the transaction ends. */
const sentOf = async (db: Database, id: string, { id: idPerson, companies }: Person): Promise<Invitation> => {
  const [row] = await db.select().from(invitation).where(eq(invitation.id, id)).for('update');
  const isTheirs =
    row !== undefined && (row.idSender === idPerson || companies.get(row.idCompany)?.has(givesRoles));
  if (!row || !isTheirs) throw unknownRecord();
  return row;
};

/** Sends one once more, and lets it hold anew; an expired one too. */
export const sendAgain = async (context: Context, id: string): Promise<void> => {
  const person = personIn(context);
  await context.gate(async (db) => {
    const row = await sentOf(db, id, person);
    if (row.status !== 'PND') throw refused('status', 'answered');
    if (row.withdrawn || row.role === null) throw refused('status', 'withdrawn');
    const own = person.companies.get(row.idCompany) ?? new Set();
    if (!own.has(invites)) throw forbidden(invites);
    await checkRole(db, row, own);
    await db
      .update(invitation)
      .set({ sent: sql`now()`, expires: inDays, brand: context.brand })
      .where(eq(invitation.id, id));
    await post(db, context, row);
  });
};

/** Takes one back. What is withdrawn already stays as it is; what was answered cannot be. */
export const withdrawInvitation = async (context: Context, id: string): Promise<void> => {
  const person = personIn(context);
  await context.gate(async (db) => {
    const row = await sentOf(db, id, person);
    if (row.status !== 'PND') throw refused('status', 'answered');
    await db
      .update(invitation)
      .set({ withdrawn: sql`coalesce(${invitation.withdrawn}, now())` })
      .where(eq(invitation.id, id));
    const { idCompany, email } = row;
    if (!row.withdrawn) await noteWith(db, context, { idCompany, kind: 'INVITE_WITHDRAW', about: { email } });
  });
};

/** Whoever is in a company needs no other invitation into it. */
export const closeOthers = (
  db: Database,
  { id, idCompany, email }: Pick<Invitation, 'id' | 'idCompany' | 'email'>,
): Promise<unknown> =>
  db
    .update(invitation)
    .set({ withdrawn: sql`now()` })
    .where(
      and(
        eq(invitation.idCompany, idCompany),
        eq(invitation.email, email),
        ne(invitation.id, id),
        eq(invitation.status, 'PND'),
        isNull(invitation.withdrawn),
      ),
    );
