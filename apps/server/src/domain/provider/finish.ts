import type { AnswerOf, providerCalls } from '@comanda/api/calls';
import { and, eq } from 'drizzle-orm';
import { appUser, providerLink, providerOffer } from '../../db/schema/identity.ts';
import type { Input } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { countAttempt } from '../session/attempts.ts';
import { endByStatus } from '../session/ending.ts';
import { openLogin } from '../session/login.ts';
import { hashOf, opaqueToken } from '../session/tokens.ts';
import { ask } from './ask.ts';
import { expires, proofsOf, spendAttempt } from './attempts.ts';
import { callbackOf } from './begin.ts';
import { type Identity, identityFrom } from './identity.ts';
import { providerProblem } from './problems.ts';

type Data = Input<typeof providerCalls.finish>['data'];
type Answer = AnswerOf<typeof providerCalls.finish>;

/** The address that the person came back to, as far as it is believed. */
const cameTo = (callback: string, { state, code, error, iss }: Data): URL => {
  const url = new URL(callback);
  for (const [name, value] of Object.entries({ state, code, error, iss }))
    if (value !== undefined) url.searchParams.set(name, value);
  return url;
};

const accountOf = async (
  { db }: Context,
  { issuer, subject }: Identity,
): Promise<typeof appUser.$inferSelect | undefined> => {
  const [found] = await db
    .select({ user: appUser })
    .from(providerLink)
    .innerJoin(appUser, eq(appUser.id, providerLink.idUser))
    .where(and(eq(providerLink.issuer, issuer), eq(providerLink.subject, subject)));
  return found?.user;
};

/** Offers to connect the open account that has the e-mail; a closed one is none here, its mailbox is told why. */
const offer = async (
  { db, brand }: Context,
  { issuer, subject }: Identity,
  email: string | undefined,
  key: string,
): Promise<Answer> => {
  if (email === undefined) throw providerProblem('not_verified');
  const [user] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.email, email), eq(appUser.status, 'ACT')));
  if (!user) throw providerProblem('no_account');
  const token = opaqueToken();
  const browser = hashOf(key);
  await db
    .insert(providerOffer)
    .values({ hash: hashOf(token), brand, browser, expires, issuer, subject, idUser: user.id });
  return { signedIn: null, offer: { token, email } };
};

/** Ends a sign-in with what the provider sent back (docs/product.md §2.6.3). */
export const finish = async (context: Context, data: Data): Promise<Answer> => {
  const { db, address, config, brand } = context;
  const { key, state } = data;
  const callback = callbackOf(context);
  await countAttempt(db, 'provider', { account: '', address });
  const id = await spendAttempt(db, { state, brand, key });
  const provider = config.providers.find((one) => one.brand === brand && one.id === id);
  if (!provider) throw providerProblem('ended');
  const identity = await ask(context, provider, () =>
    identityFrom(provider, cameTo(callback, data), { state, ...proofsOf(context, key) }),
  );
  const user = await accountOf(context, identity);
  if (!user) return offer(context, identity, await ask(context, provider, identity.verifiedEmail), key);
  const end = endByStatus[user.status];
  if (end) throw providerProblem(end);
  return { signedIn: { ...(await openLogin(context, user, brand)), email: user.email }, offer: null };
};
