import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, 2 passes, 1 lane (docs/product.md §2.1.4). The enumeration of the package has no value 2 here. */
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, settings);

const nobody = hashPassword('');
/** Takes as long for an account that does not exist as for one that does (docs/product.md §2.1.2). */
export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> =>
  (await verify(stored ?? (await nobody), password, settings)) && stored !== undefined;
