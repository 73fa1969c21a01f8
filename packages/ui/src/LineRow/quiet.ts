import type { TicketLine } from './types.ts';

/**
 * Cooked: one quiet row, without what was done differently. Under the hand that has just cooked it it stays as high as it
 * was.
 */
export const isQuiet = ({ status, action, isSettling }: TicketLine): boolean =>
  status === 'finished' && action === undefined && isSettling !== true;
