import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Refusal } from '../core/refusal.ts';

/** A core is left for those who are signed in, and so are all but a few connections to the database. */
const atOnce = Math.max(1, availableParallelism() - 1);
export const strangers = { atOnce, waiting: 100 } as const;
/**
 * A browser that its account was signed in on before waits in a line of its own: strangers are not before it, however many
 * they are, and its account's attempts are counted by themselves (docs/product.md §2.1.5).
 */
const lines = { stranger: pLimit(strangers.atOnce), known: pLimit(1) };

/**
 * Does what is slow for somebody who is not signed in, when it is their turn: counting an attempt, comparing a password.
 * @throws Refusal ERROR_BUSY when too many wait already.
 */
export const inTurn = <T>(work: () => Promise<T>, line: keyof typeof lines = 'stranger'): Promise<T> => {
  const turns = lines[line];
  if (turns.pendingCount >= strangers.waiting)
    throw new Refusal('ERROR_BUSY', 'Too many sign-ins are being judged just now.', { retryAfter: 5 });
  return turns(work);
};
