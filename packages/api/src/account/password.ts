import type { Fault } from '../validation/index.ts';

/** Characters that a password takes (docs/product.md §22.1.3): every sign counts as one, an emoji too. */
export const passwordLength = { min: 8, max: 64 } as const;

export type PasswordFault = Pick<Fault, 'params'> & {
  readonly code: Extract<Fault['code'], 'too_short' | 'too_long' | 'is_email' | 'is_common'>;
};

/** Whether it is the address of the account, or the part before its @, in any case. */
export const isOwnEmail = (password: string, email: string): boolean => {
  const [own, whole] = [password.trim().toLowerCase(), email.trim().toLowerCase()];
  return own !== '' && (own === whole || own === whole.split('@')[0]);
};
/** How its length breaks the rule. */
export const lengthFault = (password: string): PasswordFault | undefined => {
  const { length } = Array.from(password);
  const { min, max } = passwordLength;
  if (length < min) return { code: 'too_short', params: { min } };
  return length > max ? { code: 'too_long', params: { max } } : undefined;
};

/**
 * Why a new password is not taken, as far as both sides can tell; that it is a common one (`is_common`) only the
 * server can.
 */
export const passwordFault = (password: string, email: string): PasswordFault | undefined =>
  lengthFault(password) ?? (isOwnEmail(password, email) ? { code: 'is_email' } : undefined);
