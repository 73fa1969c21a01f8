import type { AnswerOf, profileCalls } from '@comanda/api/calls';
import { address } from '@comanda/api/profile';
import { and, eq, sql } from 'drizzle-orm';
import { userAddress } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { NEVER } from '../instant.ts';
import { saverOf } from './part.ts';

const none = {
  address: null,
  zip: null,
  city: null,
  state: null,
  country: null,
  phone: null,
  fax: null,
  email: null,
};

/** The own address; version 0 where nothing was written yet. Runs as `comanda_gate`. */
export const addressOf = async (db: Database, id: string): Promise<AnswerOf<typeof profileCalls.address>> => {
  const [row] = await db.select().from(userAddress).where(eq(userAddress.idUser, id));
  if (!row) return { id, version: 0, updated: NEVER, ...none };
  const { idUser: _idUser, updated, ...values } = row;
  return { id, ...values, updated: updated.toISOString() };
};

export const saveAddress = saverOf({
  shape: address,
  read: addressOf,
  write: async (db, { id, version }, values) => {
    const written =
      version === 0
        ? await db
            .insert(userAddress)
            .values({ idUser: id, ...values })
            .onConflictDoNothing()
            .returning({ id: userAddress.idUser })
        : await db
            .update(userAddress)
            .set({ ...values, version: version + 1, updated: sql`now()` })
            .where(and(eq(userAddress.idUser, id), eq(userAddress.version, version)))
            .returning({ id: userAddress.idUser });
    return written.length > 0;
  },
});
