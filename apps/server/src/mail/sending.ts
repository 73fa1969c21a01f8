import { eq, lt, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Brands } from '../brand/brands.ts';
import { appUser } from '../db/schema/identity.ts';
import { mail } from '../db/schema/mail.ts';
import { type Database, withRole } from '../db/transaction.ts';
import { mailContent } from './content.ts';
import { mailHtml, mailText } from './html.ts';
import { hoursTried, pauseAfter } from './pauses.ts';
import { tellers } from './telling.ts';
import { isForGood, type ReadyMail, type Transport } from './transport.ts';

type Row = typeof mail.$inferSelect;
type Change = PgUpdateSetSource<typeof mail>;
const now = sql`now()`;

/** The next mail that is due, held until the transaction ends: no other process takes it meanwhile. */
const claim = async (db: Database): Promise<Row | undefined> => {
  const [row] = await db
    .select()
    .from(mail)
    .where(sql`${mail.ended} is null and ${mail.due} <= now()`)
    .orderBy(mail.due)
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
};

/** The mail as it goes out: nothing where there is nobody to tell, or nothing to be told any more. */
const readyFor = async (db: Database, row: Row, brands: Brands): Promise<ReadyMail | undefined> => {
  const { id, occasion, email, origin } = row;
  const [user] = await db.select().from(appUser).where(eq(appUser.email, email));
  const brand = brands.all.find(({ code }) => code === row.brand);
  const telling = brand && (await tellers[occasion](db, row, user));
  if (!brand || !telling) return undefined;
  const { kind, token, logo, files = [], ...said } = telling;
  const person = user?.confirmed ? user.firstName : undefined;
  const content = mailContent(kind, { email, person, brand, origin, ...said }, token);
  return {
    id,
    to: email,
    brand,
    logo,
    files,
    drawn: (mark) => ({
      subject: content.subject,
      lang: content.lang,
      html: mailHtml(content, brand, mark),
      text: mailText(content),
    }),
  };
};

/** Nobody waits for it any more, and its link would surprise. */
const isLate = ({ created }: Row): boolean => Date.now() - created.getTime() > hoursTried * 3_600_000;
/** What to write of a mail that was not taken: when to try again, or that nobody will. */
const failed = ({ tries }: Row, error: unknown): Change =>
  isForGood(error)
    ? { ended: now, outcome: 'refused' }
    : { tries: tries + 1, due: sql`now() + make_interval(secs => ${pauseAfter(tries + 1)})` };

export interface Sending {
  readonly pool: pg.Pool;
  readonly brands: Brands;
  readonly transport: Transport;
  readonly warn: (error: unknown, message: string) => void;
}

/**
 * Sends the next mail that is due. It is held in one transaction from before it is drawn until it was taken, so that
 * two processes never send the same one. Answers whether there was one.
 */
export const sendNext = ({ pool, brands, transport, warn }: Sending): Promise<boolean> =>
  withRole(pool, 'comanda_gate', {}, async (db) => {
    const row = await claim(db);
    if (!row) return false;
    const change = (values: Change) => db.update(mail).set(values).where(eq(mail.id, row.id));
    const ready = isLate(row) ? undefined : await readyFor(db, row, brands);
    if (!ready) {
      await change({ ended: now, outcome: isLate(row) ? 'late' : 'nobody' });
      return true;
    }
    try {
      const kept = await transport.send(ready);
      await change({ ended: now, outcome: 'sent', ...(kept && { kept }) });
    } catch (error) {
      warn(error, 'a mail was not taken');
      await change(failed(row, error));
    }
    return true;
  });

/** Days that is kept who was written to. */
const keptDays = 30;
export const forgetMails = (pool: pg.Pool): Promise<unknown> =>
  withRole(pool, 'comanda_gate', {}, (db) =>
    db.delete(mail).where(lt(mail.ended, sql`now() - make_interval(days => ${keptDays})`)),
  );
