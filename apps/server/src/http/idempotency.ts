import { sql } from 'drizzle-orm';
import { idempotency } from '../db/schema/idempotency.ts';
import type { Database } from '../db/transaction.ts';
import { malformed, Refusal } from '../core/refusal.ts';

/** One intent of one caller (docs/product.md §7.5). */
export interface Intent {
  readonly idCaller: string;
  readonly call: string;
  readonly key: string;
  readonly content: string;
}

export const keyIn = (header: string | readonly string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw malformed('The Idempotency-Key is 1 to 200 visible characters.', [{ field: 'Idempotency-Key' }]);
  return header;
};

const matching = ({ idCaller, call, key }: Intent) =>
  sql`${idempotency.idCaller} = ${idCaller} and ${idempotency.call} = ${call} and ${idempotency.key} = ${key}`;

export const reused = (details?: ConstructorParameters<typeof Refusal>[2]): Refusal =>
  new Refusal('ERROR_KEY_REUSED', 'This Idempotency-Key was used for something else.', details);

/**
 * Claims an intent within the transaction that will do it, or answers the body that it got before. A second call at
 * the same moment waits here until the first is done, and does the work itself when the first failed.
 */
export const claim = async (db: Database, intent: Intent): Promise<string | undefined> => {
  await db
    .delete(idempotency)
    .where(
      sql`${idempotency.idCaller} = ${intent.idCaller} and ${idempotency.created} < now() - interval '24 hours'`,
    );
  const claimed = await db
    .insert(idempotency)
    .values(intent)
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (claimed.length > 0) return undefined;
  const [earlier] = await db
    .select({ content: idempotency.content, answer: idempotency.answer })
    .from(idempotency)
    .where(matching(intent));
  if (!earlier || earlier.content !== intent.content || earlier.answer === null) throw reused();
  return earlier.answer;
};
/** What a call answers that something is done, and nothing else. */
export const done = JSON.stringify({ data: { done: true } });
/**
 * Whether an intent was done before, where its answer tells no more than that. What it was about may be gone with it, and
 * nobody can be asked any more whose it was.
 */
export const wasDone = async (db: Database, intent: Intent): Promise<boolean> => {
  const found = await db
    .select({ key: idempotency.key })
    .from(idempotency)
    .where(
      sql`${matching(intent)} and ${idempotency.content} = ${intent.content} and ${idempotency.answer} = ${done}`,
    );
  return found.length > 0;
};
export const keep = async (db: Database, intent: Intent, answer: string): Promise<void> => {
  await db.update(idempotency).set({ answer }).where(matching(intent));
};
/** Gives back an intent that was refused in a transaction that is kept all the same. */
export const release = async (db: Database, intent: Intent): Promise<void> => {
  await db.delete(idempotency).where(matching(intent));
};
