import type { AnswerOf, sessionCalls } from '@comanda/api/calls';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { appUser, login, loginToken } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { endLogin, isWithinLifetime } from './devices.ts';
import { loginEnded } from './ending.ts';
import { brandNotAllowed, ownBrand } from './ownBrand.ts';
import { hashOf, isOpaqueToken, notOurToken, opaqueToken, signSession } from './tokens.ts';

const isLoginAlive = sql<boolean>`(${isWithinLifetime} and ${appUser.status} = 'ACT')`;
/** A token is exchanged once it is an hour old: tabs that renew at the same time do not race for a new one. */
const isDueForExchange = sql<boolean>`(${loginToken.created} < now() - interval '1 hour')`;
/** Its successor was used, or was made a day ago: whoever shows it now has copied it. */
const isOutlived = sql<boolean>`(${loginToken.ended} is not null or exists (
  select from ${loginToken} next where next.parent = ${loginToken.hash} and next.created < now() - interval '24 hours'))`;

/** The login behind a token, held until the transaction ends. */
const loginBehind = async (db: Database, token: string) => {
  if (!isOpaqueToken(token)) throw notOurToken();
  const [found] = await db
    .select({
      id: login.id,
      brand: login.brand,
      idUser: appUser.id,
      email: appUser.email,
      status: appUser.status,
      ended: login.ended,
      hash: loginToken.hash,
      parent: loginToken.parent,
      used: loginToken.used,
      isAlive: isLoginAlive,
      isDue: isDueForExchange,
      isOutlived,
    })
    .from(loginToken)
    .innerJoin(login, eq(login.id, loginToken.idLogin))
    .innerJoin(appUser, eq(appUser.id, login.idUser))
    .where(eq(loginToken.hash, hashOf(token)))
    .for('update', { of: login });
  if (!found) throw notOurToken();
  return found;
};

/** The first use of a token ends the one that it came from, and that one's other successors. */
const endPredecessors = async (db: Database, hash: Buffer, parent: Buffer): Promise<void> => {
  await db
    .update(loginToken)
    .set({ ended: sql`now()` })
    .where(
      and(
        or(eq(loginToken.hash, parent), eq(loginToken.parent, parent)),
        ne(loginToken.hash, hash),
        isNull(loginToken.ended),
      ),
    );
};

/**
 * A new session token from a login token, e-mail and brand, which must belong together (docs/product.md §2.2.3).
 * A lost answer signs nobody out: the old token stays good until its successor is used.
 */
export const renew = async (
  context: Context,
  token: string,
  shown: { readonly email: string; readonly brand: string },
): Promise<AnswerOf<typeof sessionCalls.refresh>> => {
  const { db, config } = context;
  const brand = ownBrand(context, shown.brand);
  const found = await loginBehind(db, token);
  const { id, idUser, email, hash } = found;
  if (shown.email.toLowerCase() !== email) throw notOurToken();
  if (found.brand !== brand) throw brandNotAllowed();
  if (!found.isAlive) throw loginEnded(found);
  if (found.isOutlived) {
    await endLogin(db, id);
    throw new Refusal('ERROR_SESSION_EXPIRED', 'This login was used from elsewhere and has been ended.', {
      extra: [{ entity: 'USR', error: 'ended' }],
      keepsWrites: true,
    });
  }
  if (!found.used) {
    if (found.parent) await endPredecessors(db, hash, found.parent);
    await db
      .update(loginToken)
      .set({ used: sql`now()` })
      .where(eq(loginToken.hash, hash));
  }
  await db
    .update(login)
    .set({ used: sql`now()` })
    .where(eq(login.id, id));
  const session = await signSession(config.secret, { idUser, email, brand, idLogin: id });
  if (!found.isDue) return { token: session };
  const successor = opaqueToken();
  await db.insert(loginToken).values({ hash: hashOf(successor), idLogin: id, parent: hash });
  return { token: session, login: successor };
};

/** Ends a device's login and every session made from it; doing it twice does no harm. */
export const signOut = async ({ db }: Context, token: string): Promise<void> => {
  const { id } = await loginBehind(db, token);
  await endLogin(db, id);
};
