import { and, eq } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { terminal } from '../../db/schema/business.ts';

/** Who wrote or published something, by the name that they had then. */
export interface Author {
  readonly id: string;
  readonly name: string;
}
export const authorOf = (work: Pick<Work, 'caller'>): Author => {
  const { id, name } = personIn(work);
  return { id, name };
};

/** The same where a till may be it: what it delivers changes what is in stock. */
export const authorBy = async (work: Pick<Work, 'db' | 'caller'>): Promise<Author> => {
  const { caller, db } = work;
  if (caller.kind !== 'till') return authorOf(work);
  const { idCompany, idTerminal } = caller;
  const [till] = await db
    .select({ name: terminal.name })
    .from(terminal)
    .where(and(eq(terminal.idCompany, idCompany), eq(terminal.id, idTerminal)));
  if (!till) throw unknownRecord();
  return { id: idTerminal, name: till.name };
};
