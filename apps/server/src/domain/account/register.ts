import { randomUUID } from 'node:crypto';
import type { accountCalls } from '@comanda/api/calls';
import { eq, sql } from 'drizzle-orm';
import { appUser } from '../../db/schema/identity.ts';
import { invitation } from '../../db/schema/invitation.ts';
import type { Database } from '../../db/transaction.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Input } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { mailOrigin, postMail } from '../../mail/outbox.ts';
import { endedOf } from '../invitation/state.ts';
import { countAttempt } from '../session/attempts.ts';
import { ownBrand } from '../session/ownBrand.ts';
import { isPassword } from '../session/password.ts';
import { spendLink } from './links.ts';

/**
 * Asks for an account (docs/product.md §22.1). The same is done for an address that has one: that account stays as it
 * is, and its owner is told by mail. One that nobody has confirmed yet takes what was asked for last. `password` is its
 * hash, of `hashedAhead`.
 */
export const register = async (
  context: Context,
  data: Input<typeof accountCalls.register>['data'],
  password: string,
): Promise<void> => {
  const { db, key } = context;
  const email = data.email.toLowerCase();
  const brand = ownBrand(context, data.brand);
  const origin = mailOrigin(context);
  const wanted = {
    password,
    firstName: data.name,
    surname: data.surname,
    lang: data.lang,
  };
  await db
    .insert(appUser)
    .values({ id: randomUUID(), email, kind: 'NRM', status: 'INA', ...wanted })
    .onConflictDoUpdate({
      target: appUser.email,
      set: wanted,
      setWhere: sql`${appUser.status} = 'INA' and ${appUser.confirmed} is null`,
    });
  await postMail(db, { occasion: 'confirm', email, brand, origin }, key);
};

/** Whether an invitation waits for the owner of a mailbox. */
const isInvited = async (db: Database, email: string): Promise<boolean> => {
  const rows = await db.select().from(invitation).where(eq(invitation.email, email));
  return rows.some((row) => row.status === 'PND' && endedOf(row) === null);
};

/**
 * Opens an account whose owner has shown that the mailbox is theirs, and that the password is: anybody may ask for an
 * account with somebody's address, also after they did, and must not get in by their confirming it. A wrong password
 * leaves the link as it was. Answers whether an invitation waits for the person.
 */
export const activate = async (
  { db, address, brand }: Context,
  data: Input<typeof accountCalls.activate>['data'],
): Promise<boolean> => {
  const email = data.email.toLowerCase();
  await countAttempt(db, 'link', { account: email, address });
  // In a savepoint: of a refusal the link is as it was, and the attempt counts.
  await db.transaction(async (inner) => {
    const { id, password } = await spendLink(inner, data.token, { purpose: 'confirm', email, brand });
    if (!(await isPassword(password, data.password)))
      throw new Refusal('ERROR_SIGN_IN', 'This is not the password that was chosen with this account.', {
        keepsWrites: true,
      });
    await inner
      .update(appUser)
      .set({ status: 'ACT', confirmed: sql`now()` })
      .where(eq(appUser.id, id));
  });
  return isInvited(db, email);
};
