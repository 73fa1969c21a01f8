import type { Transfer as Told } from '@comanda/api/calls';
import type { TransferState } from '@comanda/machines/transfer/rules';
import type { transfer } from '../../db/schema/transfer.ts';

export type Transfer = typeof transfer.$inferSelect;
/** Days that an offer waits for an answer (docs/product.md §22.9). */
export const daysOpen = 30;

/** How an offer stands by now; what came first counts. */
export const stateOf = ({ status, withdrawn, expires }: Transfer): TransferState => {
  if (status !== 'PND') return status === 'ACP' ? 'accepted' : 'rejected';
  if (expires <= (withdrawn ?? new Date())) return 'expired';
  return withdrawn === null ? 'offered' : 'withdrawn';
};
/** Why nobody answers it any more, where nobody has. */
export const endedOf = (row: Transfer): Told['ended'] => {
  const state = stateOf(row);
  return state === 'withdrawn' || state === 'expired' ? state : null;
};
