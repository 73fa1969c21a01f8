import { type PasswordFault, passwordFault } from '@comanda/api/account';
import { constraint } from '../../core/refusal.ts';
import type { Ahead } from '../../core/route.ts';
import { countAttempt, type Counted } from '../session/attempts.ts';
import { hashPassword } from '../session/password.ts';

/** Passwords of the length that we take among which the most used ones are looked for (docs/product.md §22.1.3). */
const howMany = 3_000;
const shortest = 8;

let common: Promise<ReadonlySet<string>> | undefined;
/** The list is large and wanted seldom: it is read when the first password is chosen. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(
        dictionary['passwords-common']
          .filter((one) => Array.from(one).length >= shortest)
          .slice(0, howMany)
          .map((one) => one.toLowerCase()),
      ),
  ));

/** Why a new password of an account is not taken; nothing when it is. */
export const newPasswordFault = async (password: string, email: string): Promise<PasswordFault | undefined> =>
  passwordFault(password, email) ??
  ((await commonPasswords()).has(password.toLowerCase()) ? { code: 'is_common' } : undefined);

/** Refuses a new password that breaks a rule, at the field that it came in. */
export const checkNewPassword = async (
  password: string,
  email: string,
  field: 'password' | 'newPassword' = 'password',
): Promise<void> => {
  const fault = await newPasswordFault(password, email);
  if (fault)
    throw constraint([
      { entity: 'USR', field, error: fault.code, ...(fault.params && { params: fault.params }) },
    ]);
};

/**
 * The hash of a password that somebody chooses who is not signed in, once the attempt is counted. Made before anything
 * is looked up: its time tells nothing, and no connection waits for it.
 */
export const hashedAhead = async (
  ahead: Ahead,
  of: Counted,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> => {
  await checkNewPassword(password, email.toLowerCase());
  await ahead.briefly((db) => countAttempt(db, of, { account: email.toLowerCase(), address: ahead.address }));
  return hashPassword(password);
};
