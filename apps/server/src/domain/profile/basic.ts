import { basic } from '@comanda/api/profile';
import { and, eq, sql } from 'drizzle-orm';
import { appUser } from '../../db/schema/identity.ts';
import { userWith } from '../people/profile.ts';
import { saverOf } from './part.ts';

/** Names and language. The e-mail is what a person signs in with: it changes by a confirmation, not here. */
export const saveBasic = saverOf({
  shape: basic,
  read: userWith,
  write: async (db, { id, version }, { uName, surname, lang }) => {
    const written = await db
      .update(appUser)
      .set({ firstName: uName, surname: surname ?? '', lang, version: version + 1, updated: sql`now()` })
      .where(and(eq(appUser.id, id), eq(appUser.version, version)))
      .returning({ id: appUser.id });
    return written.length > 0;
  },
});
