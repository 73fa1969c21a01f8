import { hash } from '@node-rs/argon2';

/** argon2id, 19 MiB, 2 passes, 1 lane (docs/product.md §2.1.4). The enumeration of the package has no value 2 here. */
export const slowHashSettings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** With a salt of its own, in the PHC format: `$argon2id$v=19$…`. */
export const slowHash = (text: string): Promise<string> => hash(text, slowHashSettings);
