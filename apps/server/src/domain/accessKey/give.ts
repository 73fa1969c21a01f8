import { randomUUID } from 'node:crypto';
import { type accessKeyCalls, type BodyOf, mostKeyDays } from '@comanda/api/calls';
import { grantable, seesCompany } from '@comanda/api/permissions';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { accessKey } from '../../db/schema/accessKey.ts';
import { company } from '../../db/schema/company.ts';
import { mailOrigin, postMail } from '../../mail/outbox.ts';
import { tellOwnerOf } from '../message/index.ts';
import { noteWith } from '../journal/note.ts';
import { countAttempt } from '../session/attempts.ts';
import { givenBy } from './rights.ts';

const day = 86_400_000;
const refused = (field: 'email' | 'until' | 'actions', error: string, params?: Record<string, number>) =>
  constraint([{ entity: 'KEY', field, error, ...(params && { params }) }]);
const known: ReadonlySet<string> = new Set(grantable);

/**
 * Gives a key (docs/product.md §22.12). Whether there is an account of that address is asked when the mail is sent: nothing
 * that is answered here depends on it.
 */
export const giveKey = async (
  context: Context,
  { idCompany, email: typed, until, actions }: BodyOf<typeof accessKeyCalls.give>,
): Promise<{ readonly id: string }> => {
  // The tables of identity know no row-level security of companies: what a call may touch is asked here once more.
  if (!context.companies.includes(idCompany)) throw unknownRecord();
  const { id: idGiver, email: own, name } = personIn(context);
  const { brand, address } = context;
  const email = typed.toLowerCase();
  if (email === own) throw refused('email', 'own_address');
  const last = new Date(until);
  if (last.getTime() <= Date.now()) throw refused('until', 'past');
  if (last.getTime() > Date.now() + mostKeyDays * day)
    throw refused('until', 'too_late', { days: mostKeyDays });
  const opened = [...new Set([seesCompany, ...actions])].toSorted();
  return context.gate(async (db) => {
    const given = await givenBy(db, idGiver, idCompany);
    if (opened.some((action) => !known.has(action) || !given.has(action)))
      throw refused('actions', 'not_held');
    // One that has expired makes room for the next.
    await db
      .update(accessKey)
      .set({ revoked: sql`now()` })
      .where(
        and(
          eq(accessKey.idCompany, idCompany),
          eq(accessKey.idGiver, idGiver),
          eq(accessKey.email, email),
          isNull(accessKey.revoked),
          lte(accessKey.until, sql`now()`),
        ),
      );
    const id = randomUUID();
    const made = await db
      .insert(accessKey)
      .values({ id, idCompany, idGiver, email, actions: opened, brand, until: last })
      .onConflictDoNothing()
      .returning({ id: accessKey.id });
    if (made.length === 0) throw refused('email', 'is_keyed');
    // What a person sends and a mailbox gets in a day counts together with invitations (§22.4.7).
    await countAttempt(db, 'invite', { account: idGiver, address });
    await countAttempt(db, 'invited', { account: email, address });
    await postMail(db, { occasion: 'keyGiven', email, brand, origin: mailOrigin(context), idAccessKey: id });
    await noteWith(db, context, { idCompany, kind: 'KEY_GIVE', about: { email } });
    const [opens] = await db.select({ name: company.name }).from(company).where(eq(company.id, idCompany));
    await tellOwnerOf(db, email, {
      kind: 'key.new',
      about: { giver: name, company: opens?.name ?? '' },
      data: { id },
    });
    return { id };
  });
};
