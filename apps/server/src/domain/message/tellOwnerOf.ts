import { platformId } from '@comanda/api/kernel';
import { eq } from 'drizzle-orm';
import { appUser } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { type News, tell } from './tell.ts';

/**
 * Tells whoever has the account of an address, if anybody has, something about a company that they are not of. Begins as
 * `comanda_gate`, and nothing may follow that needs it.
 */
export const tellOwnerOf = async (
  db: Database,
  email: string,
  news: Pick<News, 'kind' | 'about' | 'data'>,
): Promise<void> => {
  const found = await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, email));
  await tell(db, { ...news, idCompany: platformId, to: found.map(({ id }) => id) });
};
