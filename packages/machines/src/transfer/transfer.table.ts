import type { TotalTable } from '../table.ts';
import type { TransferState } from './rules.ts';
import type { TransferEventType } from './transfer.types.ts';

const over = { ACCEPT: 'ignored', REJECT: 'ignored', WITHDRAW: 'ignored', TIME: 'ignored' } as const;

/** What each event may lead to in each state. */
export const transferTable: TotalTable<TransferState, TransferEventType> = {
  offered: {
    ACCEPT: ['ignored', 'accepted', 'expired'],
    REJECT: ['ignored', 'rejected', 'expired'],
    WITHDRAW: ['ignored', 'withdrawn', 'expired'],
    TIME: ['ignored', 'expired'],
  },
  accepted: over,
  rejected: over,
  withdrawn: over,
  expired: over,
};
