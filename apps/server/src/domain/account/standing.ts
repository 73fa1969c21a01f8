import type { appUser } from '../../db/schema/identity.ts';
import type { Standing } from '../../mail/kinds.ts';

/**
 * How an account stands (docs/product.md §22.1.2). One that is INA waits for its owner only if nobody has ever
 * confirmed it: what an administrator has switched off, no mail switches on.
 */
export const standingOf = ({
  status,
  confirmed,
}: Pick<typeof appUser.$inferSelect, 'status' | 'confirmed'>): Standing => {
  if (status === 'ACT') return 'open';
  return status === 'INA' && confirmed === null ? 'waiting' : 'closed';
};
