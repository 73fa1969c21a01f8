import { owners } from '@comanda/api/permissions';
import { and, eq, sql } from 'drizzle-orm';
import { appUser, membership } from '../../db/schema/identity.ts';
import { invitation, invitationBlock } from '../../db/schema/invitation.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import { type Person, personIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';
import { blocks } from './blocks.ts';
import { noteWith } from '../journal/note.ts';
import { takeFromPlatform } from '../transfer/ownership.ts';
import { mayInvite } from './rights.ts';
import { closeOthers } from './send.ts';
import { endedOf, type Invitation } from './state.ts';
import { tellAccepted } from './telling.ts';

const refused = (error: string) => constraint([{ entity: 'INV', field: 'status', error }]);

/** An invitation to the person's own address, held until the transaction ends; another's is unknown. */
const receivedOf = async (db: Database, id: string, person: Person): Promise<Invitation> => {
  const [row] = await db
    .select()
    .from(invitation)
    .where(and(eq(invitation.id, id), eq(invitation.email, person.email)))
    .for('update');
  if (!row) throw unknownRecord();
  // What a blocked sender sends has not arrived.
  if (row.status === 'PND' && (await blocks(db, person.id, row.idSender))) throw unknownRecord();
  return row;
};
const set = (db: Database, id: string, status: Invitation['status']): Promise<unknown> =>
  db
    .update(invitation)
    .set({ status, answered: sql`now()` })
    .where(eq(invitation.id, id));

/**
 * Brings the person into the company with the role, once (docs/product.md §22.4.5). Who is in it by another way by then
 * keeps the role that they have.
 */
export const accept = (context: Context, id: string): Promise<{ readonly idCompany: string }> => {
  const person = personIn(context);
  return context.gate(async (db) => {
    // Two that they accept at once, into one company, would wait for one another.
    await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, person.id)).for('update');
    const row = await receivedOf(db, id, person);
    const { idCompany } = row;
    if (row.status === 'ACP') return { idCompany };
    if (row.status !== 'PND') throw refused('answered');
    const ended = endedOf(row);
    if (ended) throw refused(ended);
    const { role } = row;
    // Who was let go since, or may do less, brings nobody in any more.
    if (role === null || !(await mayInvite(db, row))) throw refused('sender_cannot');
    await db.insert(membership).values({ idCompany, idUser: person.id, role }).onConflictDoNothing();
    if (role === owners) await takeFromPlatform(db, idCompany, person.id);
    await set(db, id, 'ACP');
    await noteWith(db, context, { idCompany, kind: 'INVITE_ACCEPT', about: { email: person.email } });
    await closeOthers(db, row);
    await tellAccepted(db, row, person);
    return { idCompany };
  });
};

/** Rejects it. One that nobody can accept any more is rejected as well: there is nothing left to be lost. */
export const reject = (context: Context, id: string): Promise<void> =>
  context.gate(async (db) => {
    const { status } = await receivedOf(db, id, personIn(context));
    if (status === 'ACP') throw refused('answered');
    if (status === 'PND') await set(db, id, 'RJC');
  });

/** Rejects it, and nothing further of its sender arrives. */
export const block = (context: Context, id: string): Promise<void> => {
  const person = personIn(context);
  return context.gate(async (db) => {
    const { status, idSender } = await receivedOf(db, id, person);
    if (status === 'ACP') throw refused('answered');
    await set(db, id, 'BLC');
    await db.insert(invitationBlock).values({ idUser: person.id, idSender }).onConflictDoNothing();
  });
};

/** Lets invitations of its sender arrive again, with those that came meanwhile and still hold. */
export const unblock = (context: Context, id: string): Promise<void> => {
  const person = personIn(context);
  return context.gate(async (db) => {
    const { idSender } = await receivedOf(db, id, person);
    await db
      .delete(invitationBlock)
      .where(and(eq(invitationBlock.idUser, person.id), eq(invitationBlock.idSender, idSender)));
    await db
      .update(invitation)
      .set({ status: 'RJC' })
      .where(
        and(
          eq(invitation.idSender, idSender),
          eq(invitation.email, person.email),
          eq(invitation.status, 'BLC'),
        ),
      );
  });
};
