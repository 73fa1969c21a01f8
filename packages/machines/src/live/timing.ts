/** Timing of the notification channel in milliseconds (docs/product.md §11, §13). */
export const CONNECT_TIMEOUT_MS = 5000;
/** Signing in on the open socket is said again this often until the server has answered. */
export const RESEND_MS = 1000;
/** Tries that follow a loss at once, before the pauses begin. */
export const FAST_TRIES = 2;
/** Keeps screens that a restart threw out together from coming back in the same instant. */
export const FAST_TRY_SPREAD_MS = 1000;
export const SHORTEST_PAUSE_MS = 10_000;
export const LONGEST_PAUSE_MS = 30_000;
/** Without any sign of life for so long, two beats of the server, an open socket counts as lost. */
export const SILENCE_LIMIT_MS = 30_000;

const PAUSE_STEP_MS = 10_000;

/**
 * How long to wait before the next try.
 * @param losses how many tries in a row have failed, the lost connection included: 1 or more
 * @param jitter from 0 up to, not including, 1
 */
export function retryDelay(losses: number, jitter: number): number {
  if (losses <= FAST_TRIES) return Math.round(jitter * FAST_TRY_SPREAD_MS);
  const pauses = losses - FAST_TRIES;
  const shortest = Math.min(pauses * PAUSE_STEP_MS, LONGEST_PAUSE_MS - PAUSE_STEP_MS);
  return Math.round(Math.max(SHORTEST_PAUSE_MS, shortest) + jitter * PAUSE_STEP_MS);
}
