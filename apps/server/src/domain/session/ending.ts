import type { SessionEnd } from '@comanda/api/errors';
import { Refusal } from '../../core/refusal.ts';

/** What is known of a login that opens no session. */
export interface EndedLogin {
  /** Of its account. */
  readonly status: 'INA' | 'ACT' | 'LCK' | 'DLT' | 'GUE';
  /** When somebody ended it; nothing where its time was over. */
  readonly ended: Date | null;
}

/** Why an account of a status may not sign in, as who has shown that it is theirs is told. */
export const endByStatus: Readonly<
  Record<EndedLogin['status'], 'inactive' | 'locked' | 'deleted' | undefined>
> = {
  ACT: undefined,
  INA: 'inactive',
  LCK: 'locked',
  DLT: 'deleted',
  GUE: 'inactive',
};

/** Refuses a renewal and says why, to who has shown a login token of the account (docs/product.md §2.3.4). */
export const loginEnded = ({ status, ended }: EndedLogin): Refusal => {
  const end: SessionEnd = endByStatus[status] ?? (ended ? 'ended' : 'idle');
  return new Refusal('ERROR_SESSION_EXPIRED', 'The session has expired or was ended.', {
    extra: [{ entity: 'USR', error: end }],
  });
};
