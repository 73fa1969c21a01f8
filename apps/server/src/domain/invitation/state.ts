import type { AnswerOf, invitationCalls } from '@comanda/api/calls';
import type { invitation } from '../../db/schema/invitation.ts';

export type Invitation = typeof invitation.$inferSelect;
/** Days that an invitation waits for an answer (docs/product.md §22.4.4). */
export const daysOpen = 30;

/** Why nobody can accept it any more, where nobody has answered it; what came first counts. */
export const endedOf = ({
  status,
  withdrawn,
  expires,
  role,
}: Pick<Invitation, 'status' | 'withdrawn' | 'expires' | 'role'>): AnswerOf<
  typeof invitationCalls.open
>['ended'] => {
  if (status !== 'PND') return null;
  if (expires <= (withdrawn ?? new Date())) return 'expired';
  // Whoever deletes a role takes back what was to come of it.
  return withdrawn === null && role !== null ? null : 'withdrawn';
};
/** What whoever sent it is told: that they are blocked is nobody's business but the recipient's. */
export const statusForSender = ({ status }: Pick<Invitation, 'status'>): Invitation['status'] =>
  status === 'BLC' ? 'RJC' : status;
