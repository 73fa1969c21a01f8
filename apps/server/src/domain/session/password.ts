import { verify } from '@node-rs/argon2';
import { slowHash, slowHashSettings as settings } from '../../slowHash.ts';

export const hashPassword = slowHash;

const nobody = hashPassword('');
/** Takes as long for an account that does not exist as for one that does (docs/product.md §2.1.2). */
export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> =>
  (await verify(stored ?? (await nobody), password, settings)) && stored !== undefined;
