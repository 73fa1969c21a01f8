import type { accountCalls } from '@comanda/api/calls';
import { eq, sql } from 'drizzle-orm';
import { appUser } from '../../db/schema/identity.ts';
import type { Input } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { mailOrigin, postMail } from '../../mail/outbox.ts';
import { endLinksOf } from '../provider/links.ts';
import { countAttempt, forgiveAccount } from '../session/attempts.ts';
import { endLoginsOf } from '../session/devices.ts';
import { knownDevice } from '../session/knownDevice.ts';
import { ownBrand } from '../session/ownBrand.ts';
import { spendLink } from './links.ts';

/** Asks for a link by mail. Nothing here looks whether there is an account: the mail's sender does. */
export const recover = async (
  context: Context,
  data: Input<typeof accountCalls.recover>['data'],
): Promise<void> => {
  const { db, address, key } = context;
  const email = data.email.toLowerCase();
  const brand = ownBrand(context, data.brand);
  const origin = mailOrigin(context);
  await countAttempt(db, 'recover', { account: email, address });
  await postMail(db, { occasion: data.purpose, email, brand, origin }, key);
};

/**
 * Sets a new password by a link. Whoever has it reads the mailbox, so an account that waits for that is open too. All
 * logins end, those of whoever knew the old password among them. `password` is the hash of the new one, of `hashedAhead`.
 */
export const reset = async (
  context: Context,
  data: Input<typeof accountCalls.reset>['data'],
  password: string,
): Promise<void> => {
  const { db, address, brand } = context;
  const email = data.email.toLowerCase();
  const origin = mailOrigin(context);
  const { id } = await spendLink(db, data.token, { purpose: 'reset', email, brand });
  await db
    .update(appUser)
    .set({ password, status: 'ACT', confirmed: sql`coalesce(${appUser.confirmed}, now())` })
    .where(eq(appUser.id, id));
  await endLoginsOf(db, id);
  await endLinksOf(db, id);
  await forgiveAccount(db, { account: email, address });
  await forgiveAccount(db, { account: email, address, device: knownDevice(context, email) });
  await postMail(db, { occasion: 'changed', email, brand, origin });
};
