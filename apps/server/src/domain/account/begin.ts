import { randomUUID } from 'node:crypto';
import type { accountCalls } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import { appUser, beginning } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint } from '../../core/refusal.ts';
import type { Input } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { hashOf, isOpaqueToken, opaqueToken } from '../session/tokens.ts';
import { linkEnded } from './links.ts';

/** How long the address holds that a start has printed (docs/product.md §22.6). */
const minutes = 60;
/** Any number will do, as long as nobody else locks it: of two servers that start at once one address holds. */
const lock = 4_266_010_271;

const hasOperator = async (db: Database): Promise<boolean> => {
  const found = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.kind, 'SYS'), eq(appUser.status, 'ACT')))
    .limit(1);
  return found.length > 0;
};

/**
 * The secret with which the first operator is made, where an installation has none; the one of an earlier start opens
 * nothing any more. Runs as `comanda_gate`.
 */
export const offerBeginning = async (db: Database): Promise<string | undefined> => {
  await db.execute(sql`select pg_advisory_xact_lock(${lock})`);
  await db.delete(beginning);
  if (await hasOperator(db)) return undefined;
  const token = opaqueToken();
  await db
    .insert(beginning)
    .values({ hash: hashOf(token), expires: sql`now() + make_interval(mins => ${minutes})` });
  return token;
};

/**
 * Makes the first operator. Whoever has the address reads what the server prints, which is more than a mailbox: the
 * account is open at once, with its e-mail as confirmed. One that somebody else has is left to them. `password` is the
 * hash of theirs, of `hashedAhead`.
 */
export const begin = async (
  { db }: Context,
  data: Input<typeof accountCalls.begin>['data'],
  password: string,
): Promise<void> => {
  const email = data.email.toLowerCase();
  if (!isOpaqueToken(data.token)) throw linkEnded();
  const used = await db
    .delete(beginning)
    .where(and(eq(beginning.hash, hashOf(data.token)), sql`${beginning.expires} > now()`))
    .returning({ hash: beginning.hash });
  if (used.length === 0) throw linkEnded();
  const operator = {
    password,
    firstName: data.name,
    surname: data.surname,
    lang: data.lang,
    kind: 'SYS' as const,
    status: 'ACT' as const,
    confirmed: sql`now()`,
  };
  const made = await db
    .insert(appUser)
    .values({ id: randomUUID(), email, ...operator })
    .onConflictDoUpdate({
      target: appUser.email,
      set: operator,
      setWhere: sql`${appUser.status} = 'INA' and ${appUser.confirmed} is null`,
    })
    .returning({ id: appUser.id });
  if (made.length === 0) throw constraint([{ entity: 'USR', field: 'email', error: 'exists' }]);
};
