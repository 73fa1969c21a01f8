import { eq, sql } from 'drizzle-orm';
import { signInAttempt } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { Refusal } from '../../core/refusal.ts';
import { networkOf } from './network.ts';
import { hashOf } from './tokens.ts';

/** What is counted, each in a window of so many seconds, by account and by address where there is a bound. */
export const limits = {
  /** Failed ones (docs/product.md §2.1.3). */
  signIn: { seconds: 900, account: 10, address: 100 },
  /** Mails that anybody can have sent to a mailbox (docs/product.md §22.1.6). */
  register: { seconds: 3_600, account: 3, address: 100 },
  recover: { seconds: 3_600, account: 3, address: 100 },
  /** Nobody guesses 256 bits; counted by address alone, or a stranger could keep somebody from their own link. */
  link: { seconds: 900, account: undefined, address: 100 },
  /** Sign-ins through a provider: begun, come back, connected (docs/product.md §2.6). */
  provider: { seconds: 900, account: undefined, address: 300 },
  /** Invitations that a person sends, and that a mailbox gets from anybody, in a day (docs/product.md §22.4.7). */
  invite: { seconds: 86_400, account: 50, address: 200 },
  invited: { seconds: 86_400, account: 10, address: 200 },
  /** What a person writes to people of companies in a day (docs/product.md §21.11). */
  notify: { seconds: 86_400, account: 30, address: 200 },
  /** Companies that a person opens for themselves in a day (docs/product.md §22.8). */
  company: { seconds: 86_400, account: 5, address: 50 },
  /** A restaurant's guests may share one address (docs/product.md §10.5). */
  publicTicket: { seconds: 900, account: undefined, address: 300 },
  /** Blocks of walls that are none: nobody guesses a signature (docs/product.md §20.9). */
  presentation: { seconds: 900, account: undefined, address: 100 },
  /** Mails that guests have sent of their tickets, in an hour. */
  guestMail: { seconds: 3_600, account: 5, address: 30 },
  publicInvoice: { seconds: 900, account: undefined, address: 300 },
  /** Documents that a person has sent in a day, and that are sent to one mailbox. */
  mailDocument: { seconds: 86_400, account: 300, address: 1000 },
  mailedDocument: { seconds: 86_400, account: 20, address: 1000 },
} as const satisfies Readonly<Record<string, Limit>>;
export type Counted = keyof typeof limits;

interface Limit {
  readonly seconds: number;
  readonly account: number | undefined;
  readonly address: number;
}
export interface Attempt {
  readonly account: string;
  readonly address: string;
  /** One that the account was signed in on before: it counts by itself, so that strangers shut nobody out of it (§2.1.5). */
  readonly device?: string | undefined;
}

const accountKey = (of: Counted, { account, device }: Attempt): Buffer =>
  hashOf(`${of} account ${account}${device === undefined ? '' : ` device ${device}`}`);
const addressKey = (of: Counted, { address }: Attempt): Buffer =>
  hashOf(`${of} address ${networkOf(address)}`);

const counted = async (
  db: Database,
  key: Buffer,
  seconds: number,
): Promise<{ count: number; wait: number }> => {
  const isOver = sql`${signInAttempt.since} < now() - make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(signInAttempt)
    .values({ key, count: 1 })
    .onConflictDoUpdate({
      target: signInAttempt.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInAttempt.count} + 1 end`,
        since: sql`case when ${isOver} then now() else ${signInAttempt.since} end`,
      },
    })
    .returning({
      count: signInAttempt.count,
      wait: sql<number>`ceil(extract(epoch from ${signInAttempt.since} + make_interval(secs => ${seconds}) - now()))::int`,
    });
  return row ?? { count: 0, wait: 0 };
};

/**
 * Counts an attempt before it is judged, so that a hundred at once count as a hundred. Refused beyond the limits; the
 * count stays although the call is refused.
 */
export const countAttempt = async (db: Database, of: Counted, attempt: Attempt): Promise<void> => {
  const limit: Limit = limits[of];
  // One order for everybody keeps two attempts from waiting for one another.
  const address =
    attempt.device === undefined ? await counted(db, addressKey(of, attempt), limit.seconds) : undefined;
  const account =
    limit.account === undefined ? undefined : await counted(db, accountKey(of, attempt), limit.seconds);
  const waits = [
    ...(address && address.count > limit.address ? [address.wait] : []),
    ...(account && limit.account !== undefined && account.count > limit.account ? [account.wait] : []),
  ];
  if (waits.length > 0)
    throw new Refusal('ERROR_TOO_MANY', 'Too many attempts.', {
      retryAfter: Math.max(1, ...waits),
      keepsWrites: true,
    });
};

/** What an account, or one of its devices, has failed to sign in with so far is forgotten. */
export const forgiveAccount = async (db: Database, attempt: Attempt): Promise<void> => {
  await db.delete(signInAttempt).where(eq(signInAttempt.key, accountKey('signIn', attempt)));
};

/** A good sign-in counts for nothing; it also clears what its account has failed before, and what is over. */
export const forgiveAttempt = async (db: Database, attempt: Attempt): Promise<void> => {
  if (attempt.device === undefined)
    await db
      .update(signInAttempt)
      .set({ count: sql`greatest(${signInAttempt.count} - 1, 0)` })
      .where(eq(signInAttempt.key, addressKey('signIn', attempt)));
  await forgiveAccount(db, attempt);
  // Those that somebody is counting just now are left for the next time.
  await db.delete(signInAttempt).where(
    sql`${signInAttempt.key} in (select old.key from ${signInAttempt} old
      where old.since < now() - interval '1 day' for update skip locked)`,
  );
};
