import { and, eq } from 'drizzle-orm';
import { invitationBlock } from '../../db/schema/invitation.ts';
import type { Database } from '../../db/transaction.ts';

/** Whether a person refuses whatever a sender sends. */
export const blocks = async (db: Database, idUser: string, idSender: string): Promise<boolean> => {
  const found = await db
    .select()
    .from(invitationBlock)
    .where(and(eq(invitationBlock.idUser, idUser), eq(invitationBlock.idSender, idSender)));
  return found.length > 0;
};
