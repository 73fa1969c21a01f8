import type { AnswerOf, profileCalls } from '@comanda/api/calls';
import { social } from '@comanda/api/profile';
import { and, eq, sql } from 'drizzle-orm';
import { userSocial } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { NEVER } from '../instant.ts';
import { saverOf } from './part.ts';

const none = {
  website: null,
  facebook: null,
  instagram: null,
  x: null,
  linkedin: null,
  youtube: null,
  tiktok: null,
};

/** Where the person is found elsewhere; version 0 where nothing was written yet. Runs as `comanda_gate`. */
export const socialOf = async (db: Database, id: string): Promise<AnswerOf<typeof profileCalls.social>> => {
  const [row] = await db.select().from(userSocial).where(eq(userSocial.idUser, id));
  if (!row) return { id, version: 0, updated: NEVER, ...none };
  const { idUser: _idUser, updated, ...values } = row;
  return { id, ...values, updated: updated.toISOString() };
};

export const saveSocial = saverOf({
  shape: social,
  read: socialOf,
  write: async (db, { id, version }, values) => {
    const written =
      version === 0
        ? await db
            .insert(userSocial)
            .values({ idUser: id, ...values })
            .onConflictDoNothing()
            .returning({ id: userSocial.idUser })
        : await db
            .update(userSocial)
            .set({ ...values, version: version + 1, updated: sql`now()` })
            .where(and(eq(userSocial.idUser, id), eq(userSocial.version, version)))
            .returning({ id: userSocial.idUser });
    return written.length > 0;
  },
});
