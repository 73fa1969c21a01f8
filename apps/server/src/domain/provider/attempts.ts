import { createHmac } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { providerAttempt, providerOffer } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import type { Context } from '../../core/work.ts';
import { hashOf, opaqueToken } from '../session/tokens.ts';
import { providerProblem } from './problems.ts';

/** Minutes that a sign-in may take at the provider, and that an offer stands (docs/product.md §13). */
export const expires = sql`now() + make_interval(mins => 10)`;

/**
 * What proves to the provider that the same sign-in is going on. Both follow from the browser's key and our secret, so
 * that neither the browser nor the database holds them.
 */
export const proofsOf = ({ config }: Pick<Context, 'config'>, key: string) => {
  const derived = (purpose: string): string =>
    createHmac('sha256', config.secret).update(`provider ${purpose} ${key}`).digest('base64url');
  return { verifier: derived('verifier'), nonce: derived('nonce') };
};

/** Remembers a sign-in that begins; those that nobody came back from are forgotten. */
export const beginAttempt = async (
  db: Database,
  { provider, brand, key }: { readonly provider: string; readonly brand: string; readonly key: string },
): Promise<string> => {
  for (const table of [providerAttempt, providerOffer])
    await db.delete(table).where(lt(table.expires, sql`now()`));
  const state = opaqueToken();
  await db
    .insert(providerAttempt)
    .values({ hash: hashOf(state), provider, brand, browser: hashOf(key), expires });
  return state;
};

/**
 * Uses a sign-in up that came back to the browser which began it, and answers its provider. One that comes back to another
 * browser stays as it is: whoever sent the person there has gained nothing and spoilt nothing.
 */
export const spendAttempt = async (
  db: Database,
  { state, brand, key }: { readonly state: string; readonly brand: string; readonly key: string },
): Promise<string> => {
  const is = and(
    eq(providerAttempt.hash, hashOf(state)),
    eq(providerAttempt.brand, brand),
    sql`${providerAttempt.expires} > now()`,
  );
  const [used] = await db
    .delete(providerAttempt)
    .where(and(is, eq(providerAttempt.browser, hashOf(key))))
    .returning({ provider: providerAttempt.provider });
  if (used) return used.provider;
  const [another] = await db.select({ brand: providerAttempt.brand }).from(providerAttempt).where(is);
  throw providerProblem(another ? 'elsewhere' : 'ended');
};
