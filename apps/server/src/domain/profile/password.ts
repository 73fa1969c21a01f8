import type { BodyOf, profileCalls } from '@comanda/api/calls';
import { eq } from 'drizzle-orm';
import { appUser } from '../../db/schema/identity.ts';
import { Refusal } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';
import { mailOrigin, postMail } from '../../mail/outbox.ts';
import { checkNewPassword } from '../account/newPassword.ts';
import { endLinksOf } from '../provider/links.ts';
import { countAttempt, forgiveAttempt } from '../session/attempts.ts';
import { endOtherDevices } from '../session/devices.ts';
import { hashPassword, isPassword } from '../session/password.ts';

/**
 * Another password for a person who knows the present one; answers how many other devices were signed out. Guesses count
 * for this login alone, as those of a known device at the sign-in do, and whoever reads the mailbox is told
 * (docs/product.md §22.3.6).
 */
export const changePassword = async (
  context: Context,
  { password, newPassword }: BodyOf<typeof profileCalls.password>,
): Promise<number> => {
  const person = personIn(context);
  const { id, email, brand, idLogin } = person;
  const origin = mailOrigin(context);
  await checkNewPassword(newPassword, email, 'newPassword');
  return context.gate(async (db) => {
    const attempt = { account: email, address: context.address, device: idLogin };
    await countAttempt(db, 'signIn', attempt);
    const [user] = await db.select({ stored: appUser.password }).from(appUser).where(eq(appUser.id, id));
    if (!(await isPassword(user?.stored, password)))
      throw new Refusal('ERROR_CONSTRAINT', 'The present password is another one.', {
        type: 'ConstraintExtraInfo',
        extra: [{ entity: 'USR', field: 'password', error: 'wrong_password' }],
        keepsWrites: true,
      });
    await forgiveAttempt(db, attempt);
    await db
      .update(appUser)
      .set({ password: await hashPassword(newPassword) })
      .where(eq(appUser.id, id));
    await endLinksOf(db, id);
    await postMail(db, { occasion: 'changed', email, brand, origin });
    return endOtherDevices(db, person);
  });
};

/**
 * Whether the password of a repeated change is the one that holds now: then it was this change. A guess counts here as it
 * does there.
 */
export const isChangedTo = (
  context: Context,
  { newPassword }: BodyOf<typeof profileCalls.password>,
): Promise<boolean> => {
  const { id, email, idLogin } = personIn(context);
  return context.gate(async (db) => {
    const attempt = { account: email, address: context.address, device: idLogin };
    await countAttempt(db, 'signIn', attempt);
    const [user] = await db.select({ stored: appUser.password }).from(appUser).where(eq(appUser.id, id));
    const isSame = await isPassword(user?.stored, newPassword);
    if (isSame) await forgiveAttempt(db, attempt);
    return isSame;
  });
};
