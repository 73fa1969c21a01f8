import type { AnswerOf, providerCalls } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import { appUser, providerLink, providerOffer } from '../../db/schema/identity.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Input } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { countAttempt, forgiveAttempt } from '../session/attempts.ts';
import { knownDevice } from '../session/knownDevice.ts';
import { openLogin } from '../session/login.ts';
import { isPassword } from '../session/password.ts';
import { hashOf } from '../session/tokens.ts';
import { providerProblem } from './problems.ts';

/**
 * Connects the account of an offer by its password, and signs in. Guesses count as those at the sign-in do, together with
 * them; a wrong one leaves the offer as it was (docs/product.md §2.6.4).
 */
export const connect = async (
  context: Context,
  { key, token, password }: Input<typeof providerCalls.connect>['data'],
): Promise<AnswerOf<typeof providerCalls.connect>> => {
  const { db, address, brand } = context;
  const [found] = await db
    .select({ user: appUser, issuer: providerOffer.issuer, subject: providerOffer.subject })
    .from(providerOffer)
    .innerJoin(appUser, eq(appUser.id, providerOffer.idUser))
    .where(
      and(
        eq(providerOffer.hash, hashOf(token)),
        eq(providerOffer.brand, brand),
        eq(providerOffer.browser, hashOf(key)),
        sql`${providerOffer.expires} > now()`,
      ),
    )
    .for('update', { of: providerOffer });
  if (!found || found.user.status !== 'ACT') throw providerProblem('ended');
  const { user, issuer, subject } = found;
  const attempt = { account: user.email, address, device: knownDevice(context, user.email) };
  await countAttempt(db, 'signIn', attempt);
  if (!(await isPassword(user.password, password)))
    throw new Refusal('ERROR_SIGN_IN', 'This is not the password of the account.', { keepsWrites: true });
  await forgiveAttempt(db, attempt);
  await db.delete(providerOffer).where(eq(providerOffer.hash, hashOf(token)));
  const [connected] = await db
    .insert(providerLink)
    .values({ issuer, subject, idUser: user.id })
    .onConflictDoNothing()
    .returning({ subject: providerLink.subject });
  // Connected meanwhile, in another window or by another account: the next sign-in finds whose it is.
  if (!connected) throw providerProblem('ended');
  return { ...(await openLogin(context, user, brand)), email: user.email };
};
