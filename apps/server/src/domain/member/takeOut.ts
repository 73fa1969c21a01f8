import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../core/work.ts';
import { accessKey } from '../../db/schema/accessKey.ts';
import { membership } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { noteWith } from '../journal/note.ts';
import { type Chosen, judged, namesOf } from './judge.ts';

/**
 * Takes people out of a company, all of them or none (docs/product.md §22.14). Keys that they gave to it open nothing more.
 * Runs as `comanda_gate`.
 */
export const takeOutWith = async (db: Database, context: Context, chosen: Chosen): Promise<void> => {
  const { idCompany } = chosen;
  const idUsers = [...chosen.idUsers];
  const people = await judged(db, context, chosen);
  await db
    .update(accessKey)
    .set({ revoked: sql`now()` })
    .where(
      and(
        eq(accessKey.idCompany, idCompany),
        inArray(accessKey.idGiver, idUsers),
        sql`${accessKey.revoked} is null`,
      ),
    );
  await db
    .delete(membership)
    .where(and(eq(membership.idCompany, idCompany), inArray(membership.idUser, idUsers)));
  await noteWith(db, context, { idCompany, kind: 'MEMBER_REMOVE', about: { people: namesOf(people) } });
};

export const takeOut = (context: Context, chosen: Chosen): Promise<void> =>
  context.gate((db) => takeOutWith(db, context, chosen));
