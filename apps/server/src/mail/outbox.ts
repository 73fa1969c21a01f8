import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { mail, type MailOccasion } from '../db/schema/mail.ts';
import type { Database } from '../db/transaction.ts';
import { malformed } from '../core/refusal.ts';
import type { Context } from '../core/work.ts';

/** Told when mails are to go out; every server process listens. */
export const mailChannel = 'comanda_mail';

export interface Posted {
  readonly occasion: MailOccasion;
  readonly email: string;
  readonly brand: string;
  readonly origin: string;
  /** Of those that are `invited`. */
  readonly idInvitation?: string;
  /** Of those that are `offered` or `handedOver`. */
  readonly idTransfer?: string;
  /** Of those that are `keyGiven` or `keyRevoked`. */
  readonly idAccessKey?: string;
  /** Of those that are a `ticket` or an `invoice`. */
  readonly idDocument?: string;
  readonly lang?: string;
}

/** The id of a mail that a caller without a session asks for: whatever is asked for again under a key is the same mail. */
const idOf = (key: string, { occasion, email, brand }: Posted): string =>
  createHash('sha256')
    .update(JSON.stringify([key, occasion, email, brand]))
    .digest('hex')
    .slice(0, 32);

/**
 * Writes down that somebody is to be told something; it goes out once the transaction is safe (docs/product.md §22.2).
 * Whether there is an account is asked when it is sent: the call does the same for everybody. Runs as `comanda_gate`.
 * @param key of a call that nobody is signed in for, and whose answer nothing keeps (docs/product.md §7.5.2): the mail of a
 * repeat is there already
 */
export const postMail = async (db: Database, posted: Posted, key?: string): Promise<void> => {
  const id = key === undefined ? randomUUID() : idOf(key, posted);
  await db
    .insert(mail)
    .values({ id, ...posted })
    .onConflictDoNothing();
  await db.execute(sql`select pg_notify(${mailChannel}, '')`);
};

/**
 * Where links of mails may lead: the brand's own origin, as the platform knows it. In production a request that names
 * another host is refused, or whoever sends one would choose where somebody else's link leads.
 */
export const mailOrigin = ({ config, origin }: Pick<Context, 'config' | 'origin'>): string => {
  if (config.mode === 'production' && !config.origins.includes(origin))
    throw malformed('This call is made at one of the addresses of the platform.', [{ field: 'host' }]);
  return origin;
};
