import { eq } from 'drizzle-orm';
import { providerLink, providerOffer } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';

/**
 * Disconnects an account from all providers, with its password: whoever had got hold of either is out, and its owner types
 * the new one once (docs/product.md §2.6.5). Runs as `comanda_gate`.
 */
export const endLinksOf = async (db: Database, idUser: string): Promise<void> => {
  await db.delete(providerOffer).where(eq(providerOffer.idUser, idUser));
  await db.delete(providerLink).where(eq(providerLink.idUser, idUser));
};
