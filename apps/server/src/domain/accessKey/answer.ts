import { givesRoles } from '@comanda/api/permissions';
import { eq, sql } from 'drizzle-orm';
import { type Person, personIn } from '../../core/caller.ts';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { accessKey } from '../../db/schema/accessKey.ts';
import { company } from '../../db/schema/company.ts';
import type { Database } from '../../db/transaction.ts';
import { mailOrigin, postMail } from '../../mail/outbox.ts';
import { blocks } from '../invitation/blocks.ts';
import { noteWith } from '../journal/note.ts';
import { tell } from '../message/index.ts';
import { givenBy } from './rights.ts';
import { type AccessKey, endedOf } from './state.ts';

const refused = (error: string) => constraint([{ entity: 'KEY', field: 'status', error }]);

/** A key to the person's address, held until the transaction ends; another's is unknown, a blocked sender's too. */
const receivedBy = async (db: Database, id: string, person: Person): Promise<AccessKey> => {
  const [row] = await db.select().from(accessKey).where(eq(accessKey.id, id)).for('update');
  if (!row || row.email !== person.email || (await blocks(db, person.id, row.idGiver))) throw unknownRecord();
  return row;
};

/** The company opens to the person from the next call on, with what its giver may do (docs/product.md §22.12). */
export const acceptKey = (context: Context, id: string): Promise<{ readonly idCompany: string }> => {
  const person = personIn(context);
  return context.gate(async (db) => {
    const row = await receivedBy(db, id, person);
    const { idCompany, idGiver } = row;
    const ended = endedOf(row);
    if (ended) throw refused(ended);
    if (row.status === 'ACP') return { idCompany };
    if (row.status === 'RJC') throw refused('answered');
    // Who was let go since, or lets nobody in any more, opens nothing.
    if ((await givenBy(db, idGiver, idCompany)).size === 0) throw refused('sender_cannot');
    await db
      .update(accessKey)
      .set({ status: 'ACP', idHolder: person.id, answered: sql`now()` })
      .where(eq(accessKey.id, id));
    await noteWith(db, context, { idCompany, kind: 'KEY_ACCEPT', about: { email: person.email } });
    const [opened] = await db.select({ name: company.name }).from(company).where(eq(company.id, idCompany));
    await tell(db, {
      idCompany,
      to: [idGiver],
      kind: 'key.accepted',
      about: { person: person.name, company: opened?.name ?? '' },
      data: { idAccessKey: id },
    });
    return { idCompany };
  });
};

export const rejectKey = (context: Context, id: string): Promise<void> => {
  const person = personIn(context);
  return context.gate(async (db) => {
    const row = await receivedBy(db, id, person);
    if (row.status === 'RJC') return;
    if (row.status === 'ACP') throw refused('answered');
    await db
      .update(accessKey)
      .set({ status: 'RJC', answered: sql`now()` })
      .where(eq(accessKey.id, id));
    const { idCompany, email } = row;
    await noteWith(db, context, { idCompany, kind: 'KEY_REJECT', about: { email } });
  });
};

/** Ends a key: by who gave it, by who gives roles in its company, or by who holds it. What has ended stays as it is. */
export const revokeKey = (context: Context, id: string): Promise<void> => {
  const person = personIn(context);
  return context.gate(async (db) => {
    const [row] = await db.select().from(accessKey).where(eq(accessKey.id, id)).for('update');
    const isTheirs =
      row !== undefined &&
      (row.idGiver === person.id ||
        row.idHolder === person.id ||
        person.companies.get(row.idCompany)?.has(givesRoles) === true);
    if (!row || !isTheirs) throw unknownRecord();
    if (row.status === 'RJC') throw refused('answered');
    if (endedOf(row)) return;
    const { idCompany, email, brand, status, idHolder } = row;
    await db
      .update(accessKey)
      .set({ revoked: sql`now()` })
      .where(eq(accessKey.id, id));
    await noteWith(db, context, { idCompany, kind: 'KEY_REVOKE', about: { email } });
    if (status === 'ACP' && idHolder !== person.id)
      await postMail(db, {
        occasion: 'keyRevoked',
        email,
        brand,
        origin: mailOrigin(context),
        idAccessKey: id,
      });
  });
};
