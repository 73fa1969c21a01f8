import { and, eq } from 'drizzle-orm';
import { invitation } from '../../db/schema/invitation.ts';
import type { Database } from '../../db/transaction.ts';
import { Refusal } from '../../core/refusal.ts';
import { hashOf, isOpaqueToken, opaqueToken } from '../session/tokens.ts';
import type { Invitation } from './state.ts';

/** Makes the secret of an invitation's link; that of its last mail is none any more. Runs as `comanda_gate`. */
export const makeInvitationLink = async (db: Database, id: string): Promise<string> => {
  const token = opaqueToken();
  await db
    .update(invitation)
    .set({ link: hashOf(token) })
    .where(eq(invitation.id, id));
  return token;
};

/** The invitation that a link is of; refused alike for whatever is wrong with it. */
export const behindLink = async (
  db: Database,
  token: string,
  { email, brand }: Pick<Invitation, 'email' | 'brand'>,
): Promise<Invitation> => {
  const [found] = isOpaqueToken(token)
    ? await db
        .select()
        .from(invitation)
        .where(
          and(eq(invitation.link, hashOf(token)), eq(invitation.email, email), eq(invitation.brand, brand)),
        )
    : [];
  if (!found) throw new Refusal('ERROR_LINK', 'This link opens nothing.', { keepsWrites: true });
  return found;
};
