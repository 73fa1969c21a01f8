import { and, eq, isNull, sql } from 'drizzle-orm';
import { unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { membership } from '../../db/schema/identity.ts';
import { noteWith } from '../journal/note.ts';
import { membersOf } from '../role/members.ts';
import { judged } from './judge.ts';

export interface Locking {
  readonly idCompany: string;
  readonly id: string;
  readonly isLocked: boolean;
}

/**
 * Locks a person of a company, or lets them back in (docs/product.md §22.14). They keep their role; until then it grants
 * nothing there, and neither do keys that they gave to the company or hold to it. Twice is once.
 */
export const setLocked = async (context: Context, { idCompany, id, isLocked }: Locking): Promise<void> => {
  if (!context.companies.includes(idCompany)) throw unknownRecord();
  await context.gate(async (db) => {
    const [person] = isLocked
      ? await judged(db, context, { idCompany, idUsers: [id] })
      : (await membersOf(db, idCompany)).filter((one) => one.id === id);
    if (!person) throw unknownRecord();
    if (person.isLocked === isLocked) return;
    const own = and(eq(membership.idCompany, idCompany), eq(membership.idUser, id));
    await db
      .update(membership)
      .set({ locked: isLocked ? sql`now()` : null })
      .where(isLocked ? and(own, isNull(membership.locked)) : own);
    await noteWith(db, context, {
      idCompany,
      kind: isLocked ? 'MEMBER_LOCK' : 'MEMBER_UNLOCK',
      about: { people: person.name },
    });
  });
};
