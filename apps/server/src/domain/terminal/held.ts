import { and, eq, inArray, ne } from 'drizzle-orm';
import { terminal } from '../../db/schema/business.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';

export type TerminalRow = typeof terminal.$inferSelect;

/** A till that a call names, held until the transaction ends; one that was removed is unknown. */
export const heldTerminal = async ({ db, companies }: Work, id: string): Promise<TerminalRow> => {
  const [row] = await db
    .select()
    .from(terminal)
    .where(and(inArray(terminal.idCompany, [...companies]), eq(terminal.id, id), ne(terminal.status, 'D')))
    .for('update');
  if (!row) throw unknownRecord();
  return row;
};
