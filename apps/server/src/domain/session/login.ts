import { randomUUID } from 'node:crypto';
import type { AnswerOf, sessionCalls } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import { appUser, login, loginToken } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Ahead } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { noteSignIn } from '../journal/note.ts';
import { familiesIn } from './agent.ts';
import { type Attempt, countAttempt, forgiveAttempt } from './attempts.ts';
import { knownDevice, rememberDevice } from './knownDevice.ts';
import { ownBrand } from './ownBrand.ts';
import { isPassword } from './password.ts';
import { hashOf, opaqueToken, signSession } from './tokens.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly brand: string;
}

/** Logins that ended of themselves long ago tell nothing any more. */
const forgetOldLogins = async (db: Database, idUser: string): Promise<void> => {
  const old = sql`select ${login.id} from ${login} where ${login.idUser} = ${idUser}
    and ${login.created} < now() - interval '31 days'`;
  await db.delete(loginToken).where(sql`${loginToken.idLogin} in (${old})`);
  await db.delete(login).where(sql`${login.id} in (${old})`);
};

/** Opens a device's login for a person who has shown who they are, however they did (docs/product.md §2.2). */
export const openLogin = async (
  { db, agent, config, device, address }: Pick<Context, 'db' | 'agent' | 'config' | 'device' | 'address'>,
  { id: idUser, email }: { readonly id: string; readonly email: string },
  brand: string,
): Promise<AnswerOf<typeof sessionCalls.login>> => {
  await forgetOldLogins(db, idUser);
  const idLogin = randomUUID();
  const token = opaqueToken();
  await db.insert(login).values({ id: idLogin, idUser, brand, ...familiesIn(agent) });
  await db.insert(loginToken).values({ hash: hashOf(token), idLogin });
  rememberDevice({ config, device }, email);
  await noteSignIn(db, 'SIGN_IN', { email, address });
  return { token, session: await signSession(config.secret, { idUser, email, brand, idLogin }) };
};

const attemptOf = (around: Pick<Ahead, 'config' | 'device' | 'address'>, email: string): Attempt => ({
  account: email,
  address: around.address,
  device: knownDevice(around, email),
});

const wrong = (): Refusal =>
  new Refusal('ERROR_SIGN_IN', 'E-mail and password do not open an account.', { keepsWrites: true });

/**
 * Counts an attempt to sign in, and compares its password (docs/product.md §2.1). A comparison takes 20 ms of a core on
 * purpose: meanwhile it holds neither a connection nor the row in which the attempts of its account are counted. Answers
 * the hash that was the right one.
 */
export const judgeSignIn = async (ahead: Ahead, credentials: Credentials): Promise<string> => {
  const email = credentials.email.toLowerCase();
  ownBrand(ahead, credentials.brand);
  const stored = await ahead.briefly(async (db) => {
    await countAttempt(db, 'signIn', attemptOf(ahead, email));
    const [user] = await db
      .select({ password: appUser.password })
      .from(appUser)
      .where(and(eq(appUser.email, email), eq(appUser.status, 'ACT')));
    return user?.password;
  });
  if (!(await isPassword(stored, credentials.password)) || stored === undefined) throw wrong();
  return stored;
};

/** Signs a person in on a device, when their password was judged to be theirs and still is. */
export const signIn = async (
  context: Context,
  credentials: Credentials,
  stored: string,
): Promise<AnswerOf<typeof sessionCalls.login>> => {
  const { db } = context;
  const email = credentials.email.toLowerCase();
  const [user] = await db
    .select()
    .from(appUser)
    .where(and(eq(appUser.email, email), eq(appUser.status, 'ACT'), eq(appUser.password, stored)));
  if (!user) throw wrong();
  await forgiveAttempt(db, attemptOf(context, email));
  return openLogin(context, user, ownBrand(context, credentials.brand));
};
