import { eq, sql } from 'drizzle-orm';
import { signInAttempt } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { Refusal } from '../../http/errors.ts';
import { hashOf } from './tokens.ts';

/** Failed attempts that are borne in a window of 15 minutes (docs/product.md §2.1.3). */
export const limits = { account: 10, address: 100 } as const;
const windowSeconds = 900;

export interface Attempt {
  readonly account: string;
  readonly address: string;
}

/** A household or an office has one IPv6 network of 64 bits; who has one has all of its addresses. */
const networkOf = (address: string): string =>
  address.includes('.') || !address.includes(':')
    ? address
    : (address.split('::')[0]?.split(':').slice(0, 4).join(':') ?? address);

const keysOf = ({ account, address }: Attempt): { account: Buffer; address: Buffer } => ({
  account: hashOf(`account ${account}`),
  address: hashOf(`address ${networkOf(address)}`),
});

const counted = async (db: Database, key: Buffer): Promise<{ count: number; wait: number }> => {
  const isOver = sql`${signInAttempt.since} < now() - make_interval(secs => ${windowSeconds})`;
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
      wait: sql<number>`ceil(extract(epoch from ${signInAttempt.since} + make_interval(secs => ${windowSeconds}) - now()))::int`,
    });
  return row ?? { count: 0, wait: 0 };
};

/**
 * Counts an attempt before it is judged, so that a hundred at once count as a hundred. Refused beyond the limits; the
 * count stays although the call is refused.
 */
export const countAttempt = async (db: Database, attempt: Attempt): Promise<void> => {
  const keys = keysOf(attempt);
  // One order for everybody keeps two attempts from waiting for one another.
  const address = await counted(db, keys.address);
  const account = await counted(db, keys.account);
  const waits = [
    ...(address.count > limits.address ? [address.wait] : []),
    ...(account.count > limits.account ? [account.wait] : []),
  ];
  if (waits.length > 0)
    throw new Refusal('ERROR_TOO_MANY', 'Too many attempts to sign in.', {
      retryAfter: Math.max(1, ...waits),
      keepsWrites: true,
    });
};

/** A good sign-in counts for nothing; it also clears what its account has failed before, and what is over. */
export const forgiveAttempt = async (db: Database, attempt: Attempt): Promise<void> => {
  const keys = keysOf(attempt);
  await db
    .update(signInAttempt)
    .set({ count: sql`greatest(${signInAttempt.count} - 1, 0)` })
    .where(eq(signInAttempt.key, keys.address));
  await db.delete(signInAttempt).where(eq(signInAttempt.key, keys.account));
  // Those that somebody is counting just now are left for the next time.
  await db.delete(signInAttempt).where(
    sql`${signInAttempt.key} in (select old.key from ${signInAttempt} old
      where old.since < now() - interval '1 day' for update skip locked)`,
  );
};
