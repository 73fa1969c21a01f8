import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { mail, type MailOccasion } from '../db/schema/mail.ts';
import type { Database } from '../db/transaction.ts';
import { malformed } from '../http/errors.ts';
import type { Context } from '../http/handler.ts';

/** Told when mails are to go out; every server process listens. */
export const mailChannel = 'comanda_mail';

export interface Posted {
  readonly occasion: MailOccasion;
  readonly email: string;
  readonly brand: string;
  readonly origin: string;
  /** Of those that are `invited`. */
  readonly idInvitation?: string;
}

/**
 * Writes down that somebody is to be told something; it goes out once the transaction is safe (docs/product.md §22.2).
 * Whether there is an account is asked when it is sent: the call does the same for everybody. Runs as `comanda_gate`.
 */
export const postMail = async (db: Database, posted: Posted): Promise<void> => {
  await db.insert(mail).values({ id: randomUUID(), ...posted });
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
