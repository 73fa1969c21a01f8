import { platformId } from '@comanda/api/kernel';
import { inArray, sql } from 'drizzle-orm';
import { appUser } from '../../db/schema/identity.ts';
import { message } from '../../db/schema/live.ts';
import { type Database, under } from '../../db/transaction.ts';
import { emit } from '../../live/emit.ts';
import { postPushes } from '../../push/outbox.ts';
import { type Rule, wantedBy } from './subscriptions.ts';

/** A message that somebody is to find among their notifications. */
export type Unread = Omit<typeof message.$inferInsert, 'status' | 'created'>;

const write = (db: Database, idCompany: string, messages: readonly Unread[]): Promise<void> =>
  under(db, 'comanda_request', { companies: [idCompany] }, async () => {
    await db.insert(message).values(messages.map((one) => ({ ...one, status: 'UNR' as const })));
    if (idCompany === platformId) {
      // Nobody listens to a channel of the platform: open pages of the person look for what is new.
      for (const { idUser } of messages) await db.execute(sql`select pg_notify('comanda_access', ${idUser})`);
      return;
    }
    await emit(
      db,
      messages.map(({ id, idUser, title, body, nclass }) => ({
        idCompany,
        class: 'MESSAGE' as const,
        id,
        idUser,
        data: { title, body, nclass },
      })),
    );
    // Numbered while the company is let through: who accepts an invitation is not of it before.
    await db.execute(sql`set constraints live_event_number immediate`);
  });

/**
 * Gives messages to those who are told of their class, tells their open pages, and has them shown on their browsers
 * (docs/product.md §21). Begins as `comanda_gate` and ends as `comanda_request` within a company: nothing may follow that
 * needs the gate. Answers how many are told.
 */
export const deliver = async (db: Database, rule: Rule, messages: readonly Unread[]): Promise<number> => {
  if (messages.length === 0) return 0;
  const people = await db
    .select({ id: appUser.id, email: appUser.email })
    .from(appUser)
    .where(
      inArray(
        appUser.id,
        messages.map(({ idUser }) => idUser),
      ),
    );
  const wanted = await wantedBy(db, rule, people);
  const told = messages.filter(({ idUser }) => wanted.has(idUser));
  await postPushes(db, told);
  for (const idCompany of new Set(told.map((one) => one.idCompany)))
    await write(
      db,
      idCompany,
      told.filter((one) => one.idCompany === idCompany),
    );
  return told.length;
};
